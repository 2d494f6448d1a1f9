import type { MailSender } from '../domain.ts';

export interface FilledMail {
  readonly language: string;
  readonly subject: string;
  readonly blocks: readonly FilledBlock[];
  readonly sender: MailSender;
}

export type FilledBlock =
  | { readonly kind: 'paragraph'; readonly text: string; readonly tone: 'normal' | 'small' | 'strong' }
  | { readonly kind: 'rows'; readonly rows: readonly { readonly label: string; readonly text: string }[] }
  | { readonly kind: 'button'; readonly label: string; readonly link: string };

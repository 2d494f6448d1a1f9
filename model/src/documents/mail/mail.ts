import type { Text } from '../../model/text.ts';

export interface MailTemplate {
  readonly name: string;
  readonly source: string;
  readonly label: Text;
  /** Resource whose records the mail reports about. */
  readonly record?: string;
  readonly variables: readonly MailVariable[];
  readonly subject: Text;
  readonly body: readonly MailBlock[];
  /** Text for phones. Placeholders take variables of the kinds text and link. */
  readonly sms?: Text;
}

export interface MailVariable {
  readonly name: string;
  readonly kind: 'text' | 'link' | 'rows' | 'flag';
  readonly optional: boolean;
}

/** Block of a mail. `when` names a variable; if the variable is missing, the block is omitted. */
export type MailBlock = { readonly when?: string } & (
  | { readonly kind: 'paragraph'; readonly text: Text; readonly tone: 'normal' | 'small' | 'strong' }
  | { readonly kind: 'rows'; readonly variable: string }
  | { readonly kind: 'button'; readonly label: Text; readonly variable: string }
);

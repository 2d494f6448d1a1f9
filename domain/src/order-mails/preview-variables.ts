import type { MailTemplate } from '@tuyen/model';
import type { MailValue } from '@tuyen/server-mock/domain';

export type { MailName } from '../mails/send.ts';

/** Sample values for a mail that is about no order: the links lead to the portal and open nothing. */
export function previewVariables(
  { variables }: MailTemplate,
  office: string,
  portal: string,
): Readonly<Record<string, MailValue>> {
  const texts: Readonly<Record<string, string>> = {
    name: 'Nguyễn Thị Minh Anh',
    card: 'HN••••4821',
    office,
    server: 'smtp.example.vn',
  };
  return Object.fromEntries(
    variables.map(({ name, kind }) => [
      name,
      kind === 'link' ? portal : kind === 'text' ? (texts[name] ?? name) : undefined,
    ]),
  );
}

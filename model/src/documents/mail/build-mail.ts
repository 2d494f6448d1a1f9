import type { MailBlock, MailTemplate, MailVariable } from './mail.ts';
import type { MailBlockFile, MailFile } from '../../generated/mail.ts';
import type { Named } from '../../build/files.ts';

export function buildMail({ name, source, value: file }: Named<MailFile>): MailTemplate {
  return {
    name,
    source,
    label: file.label,
    ...(file.record !== undefined && { record: file.record }),
    variables: Object.entries(file.variables).map(([variable, kind]) => mailVariable(variable, kind)),
    subject: file.subject,
    body: file.body.flatMap(buildBlock),
    ...(file.sms !== undefined && { sms: file.sms }),
  };
}

/**
 * Parses the type of a mail variable, as written in the file of the mail. `text?` means an optional text. Flags are
 * always optional.
 */
function mailVariable(name: string, written: MailFile['variables'][string]): MailVariable {
  switch (written) {
    case 'text':
    case 'text?':
      return { name, kind: 'text', optional: written === 'text?' };
    case 'link':
    case 'link?':
      return { name, kind: 'link', optional: written === 'link?' };
    case 'rows':
    case 'rows?':
      return { name, kind: 'rows', optional: written === 'rows?' };
    case 'flag':
      return { name, kind: 'flag', optional: true };
  }
}

function buildBlock({ paragraph, tone, rows, button, link, when }: MailBlockFile): readonly MailBlock[] {
  const condition = when === undefined ? {} : { when };
  if (paragraph) return [{ kind: 'paragraph', text: paragraph, tone: tone ?? 'normal', ...condition }];
  if (rows !== undefined) return [{ kind: 'rows', variable: rows, ...condition }];
  if (button && link !== undefined) return [{ kind: 'button', label: button, variable: link, ...condition }];
  return [];
}

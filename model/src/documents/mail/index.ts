import type { DocumentType } from '../document-type.ts';
import { buildMail } from './build-mail.ts';
import { checkMails } from './check-mails.ts';
import { startMail } from './start-mail.ts';

export const mail: DocumentType<'mail'> = {
  build: buildMail,
  checks: [checkMails],
  schemas: () => [],
  start: startMail,
};

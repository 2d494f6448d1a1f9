import type { MailFile } from '../../generated/mail.ts';
import type { StartContext } from '../document-type.ts';

export const startMail = ({ name, label, say }: StartContext): MailFile => ({
  name,
  label,
  variables: { name: 'text', link: 'link?' },
  subject: label,
  body: [
    { paragraph: say({ en: 'Dear {name},', vi: 'Kính gửi {name},' }) },
    { button: say({ en: 'Open', vi: 'Mở' }), link: 'link' },
  ],
});

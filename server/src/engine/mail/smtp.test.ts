import { expect, it, onTestFinished } from 'vitest';
import type { SmtpAccount } from '../domain.ts';
import { type SmtpAnswers, startSmtp } from '@tuyen/server-mock/testing/smtp';
import { deliver, type OutgoingMail } from './smtp.ts';

const MAIL: OutgoingMail = {
  id: 'one',
  to: 'reader@mail.example',
  subject: 'A book is due',
  text: 'Please return it.',
  date: new Date('2026-03-16T02:00:00Z'),
};
async function delivered(answers: SmtpAnswers = {}, account: SmtpAccount = {}) {
  const server = await startSmtp(answers);
  onTestFinished(() => server.close());
  const from = 'desk@library.example';
  const delivery = await deliver({ host: '127.0.0.1', port: server.port, from, ...account }, MAIL);
  return { delivery, server };
}

it('a delivered mail is recorded with the response of the mail server', async () => {
  const { delivery, server } = await delivered();
  expect(delivery).toEqual({ state: 'SENT', detail: expect.stringMatching(/^250 /u) });
  const [mail] = server.mails;
  expect(mail?.messageId).toBe('<one@library.example>');
  expect(mail?.from?.value).toEqual([{ name: '', address: 'desk@library.example' }]);
  expect(mail?.html).toBe(false);
  expect(server.signedIn).toEqual([]);
});

it.each([
  ['a server', { host: undefined }],
  ['a sender', { from: undefined }],
  ['a sender that is not empty', { from: '' }],
])('a mail account without %s makes the delivery fail because of invalid settings', async (_, account) => {
  const { delivery, server } = await delivered({}, account);
  expect(delivery).toEqual({ state: 'FAILED', problem: 'SETTINGS', permanent: false, account: true });
  expect(server.mails).toEqual([]);
});

it('a mail account without a password signs in with an empty password', async () => {
  const { delivery, server } = await delivered({ user: { name: 'desk', password: 'x' } }, { user: 'desk' });
  expect(delivery).toMatchObject({ state: 'FAILED', account: true });
  expect(server.mails).toEqual([]);
});

it('a mail that the server rejects after receiving its content gets the state failed, not uncertain', async () => {
  const { delivery } = await delivered({ content: () => '554 5.6.0 No such content' });
  expect(delivery).toEqual({
    state: 'FAILED',
    problem: 'MESSAGE_REFUSED',
    permanent: true,
    account: false,
    detail: '554 5.6.0 No such content',
  });
});

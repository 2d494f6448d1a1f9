import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import type { SmtpAccount } from '../domain.ts';
import { connectionOf } from './connection.ts';
import { publicAddressOf } from './public-address.ts';
import { type ConnectionError, type Delivery, failed, oneLine, outcomeOf } from './outcome.ts';

export interface OutgoingMail {
  /** The message id is the same for every attempt, so that a mailbox recognizes a duplicate. */
  readonly id: string;
  readonly to: string;
  readonly fromName?: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html?: string | undefined;
  /** Further headers. Their values are written on one line. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly date: Date;
}

/**
 * Maximum milliseconds for the whole attempt to send a mail. Other timeouts do not apply if a server keeps responding
 * slowly, line by line.
 */
const LONGEST_MS = 120_000;

/**
 * Sends one mail through the mail server of an account, over a separate connection. Never throws.
 * @param options.privateHosts whether the host may be in a private network
 */
export async function deliver(
  account: SmtpAccount,
  mail: OutgoingMail,
  { privateHosts = true }: { readonly privateHosts?: boolean } = {},
): Promise<Delivery> {
  const wanted = await connectionOf(account);
  if (wanted === undefined || !account.from) return failed('SETTINGS', { account: true });
  const address = privateHosts ? wanted.host : await publicAddressOf(wanted.host).catch(() => null);
  if (address === null) return failed('UNKNOWN_HOST', { account: true });
  if (address === undefined) return failed('PRIVATE_HOST', { account: true });
  // The connection uses the resolved address, but the certificate is verified against the host name.
  const settings = { ...wanted, host: address, ...(!isIP(wanted.host) && { servername: wanted.host }) };
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const { default: SMTPConnection } = await import('nodemailer/lib/smtp-connection');
  const { from } = account;
  const composed = new MailComposer({
    from: { name: oneLine(mail.fromName ?? ''), address: from },
    to: { name: '', address: mail.to },
    subject: oneLine(mail.subject),
    text: mail.text,
    ...(mail.html !== undefined && { html: mail.html }),
    messageId: `<${mail.id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date: mail.date,
    // Prevents replies from auto-responders and mailing lists (RFC 3834).
    headers: {
      ...Object.fromEntries(Object.entries(mail.headers ?? {}).map(([name, value]) => [name, oneLine(value)])),
      'Auto-Submitted': 'auto-generated',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const bytes = await composed.compile().build();

  const connection = new SMTPConnection(settings);
  let handingOver = false;
  return await new Promise<Delivery>((resolve) => {
    const late = setTimeout(() => end(outcomeOf({}, handingOver)), LONGEST_MS);
    const end = (delivery: Delivery) => {
      clearTimeout(late);
      resolve(delivery);
      if (delivery.state === 'SENT') connection.quit();
      else connection.close();
    };
    const refuse = (error: ConnectionError) => end(outcomeOf(error, handingOver));
    // Ignores later errors of the same connection: the first error has already settled the promise.
    connection.on('error', refuse);
    const send = () => {
      const content = Readable.from(
        (function* () {
          // nodemailer reads the content of the mail only after the server has accepted the recipient. From then on,
          // the server may have received the mail even if its response is lost.
          handingOver = true;
          yield bytes;
        })(),
      );
      connection.send({ from, to: [mail.to] }, content, (error, info) => {
        if (error) refuse(error);
        else end({ state: 'SENT', detail: oneLine(info?.response ?? '') || undefined });
      });
    };
    connection.connect((error) => {
      if (error) return refuse(error);
      if (account.user === undefined) return send();
      connection.login({ credentials: { user: account.user, pass: account.password ?? '' } }, (refused) => {
        if (refused) refuse(refused);
        else send();
      });
    });
  });
}

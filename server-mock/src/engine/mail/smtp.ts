import { Readable } from 'node:stream';
import type { MessageProblem, SmtpAccount } from '../domain.ts';

/** A mail with everything that its headers need. */
export interface OutgoingMail {
  /** The same at every attempt, so that a mailbox recognizes a copy. */
  readonly id: string;
  readonly to: string;
  readonly fromName?: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html?: string | undefined;
  readonly date: Date;
}

export type Delivery =
  | { readonly state: 'SENT'; readonly detail?: string | undefined }
  /** Certainly not delivered. */
  | {
      readonly state: 'FAILED';
      readonly problem: MessageProblem;
      readonly detail?: string | undefined;
      /** Trying again makes no sense. */
      readonly permanent: boolean;
      /** Every mail of this account would fail like this one. */
      readonly account: boolean;
    }
  | { readonly state: 'UNCERTAIN'; readonly problem: 'INTERRUPTED'; readonly detail?: string | undefined };

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
/** However slowly a server answers, line by line. */
const LONGEST_MS = 120_000;

/** Hands one mail to the mail server of an account, over a connection of its own. Never throws. */
export async function deliver(account: SmtpAccount, mail: OutgoingMail): Promise<Delivery> {
  const settings = await connectionOf(account);
  if (settings === undefined || !account.from) return failed('SETTINGS', { account: true });
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
    // Out-of-office replies and lists leave such mails alone (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
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
    // Later errors of the same connection are of no interest: the first one has settled the promise.
    connection.on('error', refuse);
    const send = () => {
      const content = Readable.from(
        (function* () {
          // Read only once the server has accepted the recipient: from here on it may have the mail without our knowing.
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

/** Undefined where the account names no server, or a service that nodemailer does not know. */
async function connectionOf({ service, host, port, user }: SmtpAccount) {
  const common = {
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    dnsTimeout: CONNECT_MS,
  };
  const known = service ? await knownService(service) : undefined;
  if (known?.host) {
    const secure = known.secure === true;
    return {
      ...common,
      host: known.host,
      port: Number(known.port ?? (secure ? 465 : 587)),
      secure,
      requireTLS: !secure,
    };
  }
  if (!host) return undefined;
  const secure = port === 465;
  // A password is never sent in the clear, except to this machine.
  return {
    ...common,
    host,
    port: port ?? 587,
    secure,
    requireTLS: !secure && user !== undefined && !isThisMachine(host),
  };
}

/** Whether a name stands for a mail service with known servers, such as `gmail`. */
export async function isKnownService(name: string): Promise<boolean> {
  return (await knownService(name)) !== undefined;
}

async function knownService(name: string) {
  const { default: wellKnown } = await import('nodemailer/lib/well-known');
  return wellKnown(name) || undefined;
}

const isThisMachine = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

/** Header values and log lines are one line: a line break in a name must not begin a header. */
function oneLine(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is replaced
  return text.replace(/[\u0000-\u001f\u007f]+/gu, ' ').trim();
}

/** What nodemailer says of an error. */
interface ConnectionError {
  readonly code?: string | undefined;
  /** The code that it replaced, such as ECONNREFUSED. */
  readonly originalCode?: string | undefined;
  /** The command that failed. */
  readonly command?: string | undefined;
  readonly response?: string | undefined;
  readonly responseCode?: number | undefined;
}

/** What an error of the connection says about the mail. */
function outcomeOf(error: ConnectionError, handingOver: boolean): Delivery {
  const { code, originalCode = '', command = '', response, responseCode = 0 } = error;
  // What something else than a mail server answers is not repeated to a person who named its address.
  const detail = code !== 'EPROTOCOL' && response ? oneLine(response).slice(0, 300) : originalCode || undefined;
  const refusal = { detail, permanent: responseCode >= 500 };
  if (code === 'EAUTH') return failed('AUTHENTICATION', { detail, account: true });
  if (code === 'ETLS' || TLS.test(originalCode)) return failed('TLS', { detail, account: true });
  if (command === 'RCPT TO' && responseCode >= 500) return failed('RECIPIENT_REFUSED', refusal);
  if (command === 'MAIL FROM' && responseCode >= 500) return failed('SENDER_REFUSED', { detail, account: true });
  if (command === 'DATA' && responseCode >= 500) return failed('MESSAGE_REFUSED', refusal);
  if (responseCode >= 400 && responseCode < 500) return failed('TRY_LATER', { detail, account: command === 'CONN' });
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return failed('RECIPIENT_REFUSED', { detail, permanent: true });
  if (handingOver) return { state: 'UNCERTAIN', problem: 'INTERRUPTED', detail };
  if (code === 'EDNS') return failed('UNKNOWN_HOST', { detail, account: true });
  return failed('UNREACHABLE', { detail, account: true });
}

/** Codes of OpenSSL and Node for certificates and handshakes that fail. */
const TLS = /CERT|SIGNED|TLS|SSL|ISSUER/u;

function failed(
  problem: MessageProblem,
  more: { readonly detail?: string | undefined; readonly permanent?: boolean; readonly account?: boolean },
): Delivery {
  return { state: 'FAILED', problem, permanent: false, account: false, ...more };
}

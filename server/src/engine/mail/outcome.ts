import type { MessageProblem } from '../domain.ts';

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

/** What nodemailer says of an error. */
export interface ConnectionError {
  readonly code?: string | undefined;
  /** The code that it replaced, such as ECONNREFUSED. */
  readonly originalCode?: string | undefined;
  /** The command that failed. */
  readonly command?: string | undefined;
  readonly response?: string | undefined;
  readonly responseCode?: number | undefined;
}

/** What an error of the connection says about the mail. */
export function outcomeOf(error: ConnectionError, handingOver: boolean): Delivery {
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

export function failed(
  problem: MessageProblem,
  more: { readonly detail?: string | undefined; readonly permanent?: boolean; readonly account?: boolean },
): Delivery {
  return { state: 'FAILED', problem, permanent: false, account: false, ...more };
}

/** Header values and log lines are one line: a line break in a name must not begin a header. */
export function oneLine(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is replaced
  return text.replace(/[\u0000-\u001f\u007f]+/gu, ' ').trim();
}

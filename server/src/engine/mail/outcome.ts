import type { MessageProblem } from '../domain.ts';

export type Delivery =
  | { readonly state: 'SENT'; readonly detail?: string | undefined }
  /** The mail was certainly not delivered, so sending it again cannot create a duplicate. */
  | {
      readonly state: 'FAILED';
      readonly problem: MessageProblem;
      readonly detail?: string | undefined;
      readonly permanent: boolean;
      /** Whether every mail of this mail account would fail in the same way. */
      readonly account: boolean;
    }
  | { readonly state: 'UNCERTAIN'; readonly problem: 'INTERRUPTED'; readonly detail?: string | undefined };

export interface ConnectionError {
  readonly code?: string | undefined;
  /** Original error code, such as ECONNREFUSED. nodemailer replaces it with its own code in `code`. */
  readonly originalCode?: string | undefined;
  readonly command?: string | undefined;
  readonly response?: string | undefined;
  readonly responseCode?: number | undefined;
}

export function outcomeOf(error: ConnectionError, handingOver: boolean): Delivery {
  const { code, originalCode = '', command = '', response, responseCode = 0 } = error;
  // Do not show the server's response if the server does not speak SMTP. Otherwise a person who enters the address of
  // any other server could read its responses.
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

const TLS = /CERT|SIGNED|TLS|SSL|ISSUER/u;

export function failed(
  problem: MessageProblem,
  more: { readonly detail?: string | undefined; readonly permanent?: boolean; readonly account?: boolean },
): Delivery {
  return { state: 'FAILED', problem, permanent: false, account: false, ...more };
}

/** Converts a text to one line for headers and logs: a line break in a name must not start another header. */
export function oneLine(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is replaced
  return text.replace(/[\u0000-\u001f\u007f]+/gu, ' ').trim();
}

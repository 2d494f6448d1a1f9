import type { SmsAnswer, SmsSender } from '../domain.ts';
import { type Delivery, failed, oneLine } from '../mail/outcome.ts';

export interface HttpAnswer {
  readonly status: number;
  readonly body: string;
}

/** Interprets the answer of an SMS service. The detail never contains a secret of the sender. */
export function smsOutcome(sender: SmsSender, { status, body }: HttpAnswer): Delivery {
  const detail = withoutSecrets(oneLine(`HTTP ${status} ${body}`), sender.secrets).slice(0, 300);
  if (status >= 300 && status < 400) return failed('SETTINGS', { detail, account: true });
  if (sender.retry && matches(sender.retry, status, body)) return failed('TRY_LATER', { detail });
  if (matches({ status: SUCCESS, ...sender.success }, status, body)) return { state: 'SENT', detail };
  if (status === 401 || status === 403) return failed('AUTHENTICATION', { detail, account: true });
  if (status === 404 || status === 405) return failed('SETTINGS', { detail, account: true });
  if (status === 429) return failed('TRY_LATER', { detail, account: true });
  if (status === 408 || status === 425 || status >= 500) return failed('TRY_LATER', { detail });
  return failed('MESSAGE_REFUSED', { detail, permanent: true });
}

const SUCCESS: readonly number[] = Array.from({ length: 100 }, (_, index) => 200 + index);

const matches = ({ status, body: pattern }: SmsAnswer, code: number, body: string): boolean =>
  (status?.includes(code) ?? true) && (pattern?.test(body) ?? true);

function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets.reduce((masked, secret) => masked.replaceAll(secret, '***'), text);
}

/** Interprets an error of the connection. Once the request was sent, the message may have been delivered. */
export function smsErrorOutcome(code: string, isSent: boolean): Delivery {
  if (isSent) return { state: 'UNCERTAIN', problem: 'INTERRUPTED', detail: code || undefined };
  if (/^(?:ENOTFOUND|EAI_)/u.test(code)) return failed('UNKNOWN_HOST', { detail: code, account: true });
  if (/CERT|SIGNED|TLS|SSL|ISSUER|ALTNAME/u.test(code)) return failed('TLS', { detail: code, account: true });
  return failed('UNREACHABLE', { detail: code || undefined, account: true });
}

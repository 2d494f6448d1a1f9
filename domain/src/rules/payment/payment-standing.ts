export interface PaymentMessage {
  readonly direction: string;
  readonly state: string;
  /**
   * Gateway's own number of the payment. It is the same when the payer returns and in the gateway's notification, which
   * links the two messages.
   */
  readonly provider_code?: string | null;
  readonly transaction_code?: string | null;
  readonly received_at?: string | null;
}

const MINUTE = 60_000;
/**
 * Gateway codes after which the payer may have been charged: success, suspicious charge on hold (7) and unknown error
 * (99).
 */
const MAY_BE_CHARGED = ['1', '7', '99'];
const WAIT = 15 * MINUTE;
/**
 * Time to wait for the notification if the gateway's code means that nothing was charged. The notification usually
 * follows within seconds.
 */
const SHORT_WAIT = MINUTE;

/**
 * Returns the time until which the server waits for the gateway's notification, after the payer has returned from the
 * gateway. Returns undefined if the server does not wait. Before this time, a second payment could charge the payer
 * twice.
 */
export function confirmingUntil(messages: readonly PaymentMessage[], now: Date): Date | undefined {
  const isReported = ({ provider_code: code }: PaymentMessage): boolean =>
    messages.some(
      ({ direction, state, provider_code }) =>
        direction === 'NOTICE' && (state === 'SUCCEEDED' || state === 'FAILED') && (provider_code ?? null) === code,
    );
  const ends = messages
    .filter((message) => message.direction === 'RETURN' && !isReported(message))
    .map(({ received_at: at, transaction_code: code }) => {
      const wait = MAY_BE_CHARGED.includes(code ?? '') ? WAIT : SHORT_WAIT;
      return Date.parse(at ?? '') + wait;
    });
  const last = Math.max(...ends);
  return last > now.getTime() ? new Date(last) : undefined;
}

const SESSION_MS = 15 * 60_000;

export function sessionEnd({
  openedAt,
  payableUntil,
}: {
  readonly openedAt: Date;
  readonly payableUntil: Date | undefined;
}): Date {
  const end = new Date(openedAt.getTime() + SESSION_MS);
  return payableUntil && payableUntil < end ? payableUntil : end;
}

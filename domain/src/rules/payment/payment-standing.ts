/** What the rule reads of a row of `transactions`. */
export interface PaymentMessage {
  readonly direction: string;
  readonly state: string;
  /** The gateway's own number of the payment, the same in the payer's return and in the notification. */
  readonly provider_code?: string | null;
  readonly transaction_code?: string | null;
  readonly received_at?: string | null;
}

const MINUTE = 60_000;
/** A success, a charge that is held as suspicious (7) and an unknown error (99): the payer may have been charged. */
const MAY_BE_CHARGED = ['1', '7', '99'];
const WAIT = 15 * MINUTE;
/** After any other code nothing was charged: its notification usually follows within seconds. */
const SHORT_WAIT = MINUTE;

/**
 * Until when an order awaits the outcome of a payment: its payer came back from the gateway, and the gateway's notification about that
 * payment is missing. Undefined where no outcome is open. A second payment before then could be charged a second time.
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

/** A payer has a quarter of an hour at the gateway. */
const SESSION_MS = 15 * 60_000;

/** When the gateway stops taking a payment: at the end of its session, or before, where the order can no longer be paid. */
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

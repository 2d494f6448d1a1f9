import { readFacts, type Fact } from '@tuyen/portal-kit';
import { readStanding, type OrderStanding } from '../../orders/standing/order-standing.ts';
import { readMethods, readTransfer, type PaymentMethodChoice, type Transfer } from '../../orders/transfer.ts';

export interface OrderView {
  readonly code: string;
  /** ID of the order's result page. */
  readonly resultId: string | undefined;
  readonly hasReceipt: boolean;
  readonly hasCalendar: boolean;
  readonly status: string;
  readonly requestKind: string | undefined;
  readonly total: number | undefined;
  /** ISO 4217 currency of `total`. */
  readonly currency: string | undefined;
  readonly canPay: boolean;
  readonly transfer: Transfer | undefined;
  readonly paymentMethods: readonly PaymentMethodChoice[];
  /** True if the payer has returned from the payment gateway, but the gateway has not reported the outcome yet. */
  readonly isConfirming: boolean;
  readonly canWithdraw: boolean;
  readonly canRetype: boolean;
  readonly deliveryMethod: string | undefined;
  readonly rejectReason: string | undefined;
  readonly group: GroupView | undefined;
  readonly facts: readonly Fact[];
  readonly corrections: readonly Correction[];
  readonly answers: Readonly<Record<string, unknown>>;
  /**
   * Masked current values, such as `****345`. Contains only fields to correct whose full value the server does not
   * reveal.
   */
  readonly masked: Readonly<Record<string, string>>;
  readonly standing: OrderStanding;
}

export interface GroupView {
  readonly organization: string | undefined;
  readonly count: number;
  /** Members with masked names. Empty for an order of a group that was placed with a picture of its list. */
  readonly members: readonly {
    readonly number: number;
    readonly name: string;
    readonly state: string;
    readonly rejectReason: string | undefined;
  }[];
}

export interface Correction {
  readonly field: string;
  readonly message: string;
}

export function readOrder(answer: unknown): OrderView | undefined {
  const row = record(answer);
  const { code, status } = row;
  if (typeof code !== 'string' || typeof status !== 'string') return undefined;
  return {
    code,
    resultId: text(row['result_id']),
    hasReceipt: row['has_receipt'] === true,
    hasCalendar: row['has_calendar'] === true,
    status,
    requestKind: text(row['request_kind']),
    total: typeof row['total'] === 'number' ? row['total'] : undefined,
    currency: text(row['currency']),
    canPay: row['can_pay'] === true,
    transfer: readTransfer(row),
    paymentMethods: readMethods(row),
    isConfirming: row['payment'] === 'confirming',
    canWithdraw: row['can_withdraw'] === true,
    canRetype: row['can_retype'] === true,
    deliveryMethod: text(row['delivery_method']),
    rejectReason: text(row['reject_reason']),
    group: readGroup(row['group']),
    facts: readFacts(answer),
    corrections: list(row['corrections']).flatMap(({ field, message }) =>
      typeof message === 'string' ? [{ field: text(field) ?? '', message }] : [],
    ),
    answers: record(row['answers']),
    masked: Object.fromEntries(
      Object.entries(record(row['masked'])).flatMap(([field, value]) => (text(value) ? [[field, String(value)]] : [])),
    ),
    standing: readStanding(answer),
  };
}

function readGroup(value: unknown): GroupView | undefined {
  const row = record(value);
  const count = row['head_count'];
  if (typeof count !== 'number') return undefined;
  return {
    organization: text(row['organization']),
    count,
    members: list(row['members']).flatMap(({ number, name, state, reject_reason: reason }) =>
      typeof number === 'number' && typeof name === 'string' && typeof state === 'string'
        ? [{ number, name, state, rejectReason: text(reason) }]
        : [],
    ),
  };
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function list(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.map(record) : [];
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

import type { Order, TransitionsOf, Values } from '../contract.ts';
import { expiresAt, payableUntil } from '../rules/time/deadlines.ts';

type Moves = TransitionsOf<'orders'>;

export interface MoveTime {
  readonly now: Date;
  readonly correctionDays: number;
  /** Number of days that the customer has to pay in cash or by bank transfer; undefined for an online payment. */
  readonly paymentDays?: number | undefined;
  /** Last day on which a payment still buys something; undefined without one. */
  readonly lastDay?: string | undefined;
}

type Changes = Values<'orders'>;

/**
 * Returns the fields that a transition changes in addition to the state. Contains only transitions whose changes depend
 * on nothing but their input and the time.
 */
export const orderChanges = {
  'open-payment': (_, { now, paymentDays, lastDay }) => ({ expires_at: payableUntil(now, paymentDays, lastDay) }),
  'confirm-free': () => ({ expires_at: null }),
  'confirm-payment': () => ({ expires_at: null }),
  expire: () => ({ expires_at: null }),
  withdraw: () => ({ overdue: false, expires_at: null }),
  approve: () => ({ overdue: false }),
  'ask-correction': ({ corrections }, { now, correctionDays }) => ({
    corrections,
    overdue: false,
    expires_at: expiresAt('WAITING_CUSTOMER_RETYPE', now, correctionDays),
  }),
  retype: () => ({ corrections: [], expires_at: null }),
  reject: ({ reason }) => ({ reject_reason: reason, overdue: false, expires_at: null }),
  stop: ({ reason }) => ({ reject_reason: reason, overdue: false, expires_at: null }),
  'expire-correction': () => ({ expires_at: null }),
} as const satisfies { readonly [T in keyof Moves]?: (input: Moves[T], time: MoveTime) => Changes };

export const firstMove = ({ needs_payment: paid }: Pick<Order, 'needs_payment'>): keyof Moves =>
  paid ? 'open-payment' : 'confirm-free';

import type { Order, TransitionsOf, Values } from '../contract.ts';
import { expiresAt, payableUntil } from '../rules/time/deadlines.ts';

type Moves = TransitionsOf<'orders'>;

/** When a move is made, and how many days the customer has for corrections. */
export interface MoveTime {
  readonly now: Date;
  readonly correctionDays: number;
  /** How many days the customer has to bring cash; undefined: the order is paid another way. */
  readonly cashDays?: number | undefined;
}

type Changes = Values<'orders'>;

/** What a move writes into its order beside the state, as far as the input and the time say it: by transition. */
export const orderChanges = {
  'open-payment': (_, { now, cashDays }) => ({ expires_at: payableUntil(now, cashDays) }),
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

/** The move that a new order makes at once: to its payment, or past it where there is nothing to pay. */
export const firstMove = ({ needs_payment: paid }: Pick<Order, 'needs_payment'>): keyof Moves =>
  paid ? 'open-payment' : 'confirm-free';

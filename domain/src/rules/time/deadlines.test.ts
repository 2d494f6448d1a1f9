import { expect, it } from 'vitest';
import { expiresAt, isOverdue } from './deadlines.ts';

const entered = new Date('2026-06-15T02:00:00.000Z');

it.each([
  ['CREATED', '2026-06-16T02:00:00.000Z'],
  ['AWAITING_PAYMENT', '2026-06-16T02:00:00.000Z'],
  ['WAITING_CUSTOMER_RETYPE', '2026-06-18T02:00:00.000Z'],
  ['WAITING_FOR_CONFIRM', null],
  ['CONFIRMED', null],
  ['CANCELED', null],
  ['DELIVERED_TO_CUSTOMER', null],
])('an order in the status %s since 15 June 2026 expires at %s, null if never', (status, at) =>
  expect(expiresAt(status, entered, 3)).toBe(at),
);

it.each([
  ['WAITING_FOR_CONFIRM', '2026-06-18T02:00:00.000Z', false],
  ['WAITING_FOR_CONFIRM', '2026-06-18T02:00:00.001Z', true],
  ['WAITING_CUSTOMER_RETYPE', '2026-07-18T02:00:00.000Z', false],
  ['CONFIRMED', '2026-07-18T02:00:00.000Z', false],
])('an order in the status %s since 15 June 2026 is, at %s, overdue: %s', (status, now, overdue) =>
  expect(isOverdue(status, entered, 3, new Date(now))).toBe(overdue),
);

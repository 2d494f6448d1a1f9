import { expect, it } from 'vitest';
import { matchOf } from './match.ts';

it.each([
  ['AWAITING_PAYMENT', 315_000, 'MATCH'],
  ['AWAITING_PAYMENT', 314_999, 'TOO_LITTLE'],
  ['AWAITING_PAYMENT', 315_001, 'TOO_MUCH'],
  ['CANCELED', 315_000, 'CANCELED'],
  ['CANCELED', 1, 'CANCELED'],
  ['CONFIRMED', 315_000, 'PAID'],
  ['DELIVERED_TO_CUSTOMER', 1, 'PAID'],
] as const)('an order in the state %s that costs 315,000 and got %i matches as %s', (status, received, match) =>
  expect(matchOf({ status, total: 315_000 }, received)).toBe(match),
);

import { expect, it } from 'vitest';
import { statusEnded } from './group.ts';

const today = '2026-06-22';

it.each([
  ['without an end', null, '2026-06-01', false],
  ['until today', '2026-06-22', '2026-06-01', false],
  ['that ended in the running month, before the ticket is bought', '2026-06-15', '2026-06-01', true],
  ['that ends before the ticket begins', '2026-06-30', '2026-07-01', true],
  ['until the day on which the ticket begins', '2026-07-01', '2026-07-01', false],
])('a passenger group status %s (until %s, ticket from %s) counts as ended: %s', (_what, until, first, ended) => {
  expect(statusEnded({ proofs_valid_until: until }, first, today)).toBe(ended);
});

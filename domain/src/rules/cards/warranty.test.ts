import { expect, it } from 'vitest';
import { underWarranty } from './warranty.ts';

it.each([
  ['FAULTY', '2025-03-17', 12, true],
  ['FAULTY', '2025-03-16', 12, false],
  ['FAULTY', '2026-03-16', 0, false],
  ['FAULTY', null, 12, false],
  ['BROKEN', '2026-03-01', 12, false],
  ['LOST', '2026-03-01', 12, false],
  [undefined, '2026-03-01', 12, false],
])(
  'a card replaced as %s, issued on %s, with a warranty of %i months, is free of charge: %s',
  (reason, issuedOn, months, free) => expect(underWarranty({ reason, issuedOn }, months, '2026-03-16')).toBe(free),
);

import { expect, it } from 'vitest';
import { gapsBetween } from './card-gaps.ts';

const period = (from: string | undefined, to: string) => ({ from, to, transportMode: 'BUS' });

it('days between two periods are a gap, and periods that follow one another have none', () => {
  expect(gapsBetween([period('2026-10-01', '2026-10-31'), period('2026-12-01', '2026-12-31')])).toEqual([
    { from: '2026-11-01', to: '2026-11-30' },
  ]);
  expect(gapsBetween([period('2026-10-01', '2026-10-31'), period('2026-11-01', '2026-11-30')])).toEqual([]);
  expect(gapsBetween([period(undefined, '2026-12-31'), period('2026-11-01', '2026-11-30')])).toEqual([]);
  expect(gapsBetween([])).toEqual([]);
});

import { expect, it } from 'vitest';
import { ADVISORY_LOCKS, lockKey } from './advisory-locks.ts';

it('each advisory lock has its own key, which stays the same between versions', () => {
  expect(ADVISORY_LOCKS.map((lock) => [lock, lockKey(lock)])).toEqual([
    ['extensions', 7_425_001],
    ['totals', 7_425_002],
    ['index-build', 7_425_003],
    ['rights', 7_425_004],
    ['upload-claims', 7_425_005],
    ['seeding', 7_425_006],
  ]);
});

import { expect, test } from 'vitest';
import { RECENT_MS, RecentChanges } from './recent-changes.ts';

const change = (id: string) => ({ resource: 'loans', id });

test('the changes of a time are told, with the time for which none is missing', () => {
  const recent = new RecentChanges(1000);
  recent.note([change('1')], 2000);
  recent.note([change('2'), change('3')], 3000);
  expect(recent.last(500, 3400)).toEqual({ changes: [change('2'), change('3')], ms: 500 });
  expect(recent.last(1500, 3400)).toEqual({ changes: [change('1'), change('2'), change('3')], ms: 1500 });
  expect(recent.last(9000, 3400).ms, 'nothing is known of the time before').toBe(2400);
  expect(recent.last(0, 3400)).toEqual({ changes: [], ms: 0 });
});

test('old and too many changes are forgotten, and their time is no longer covered', () => {
  const recent = new RecentChanges(0);
  recent.note([change('1')], 1000);
  recent.note([change('2')], 1001 + RECENT_MS);
  expect(recent.last(RECENT_MS + 1000, 1001 + RECENT_MS)).toEqual({ changes: [change('2')], ms: RECENT_MS + 1 });
  const many = new RecentChanges(0);
  many.note([change('1')], 1000);
  many.note(
    Array.from({ length: 2000 }, (_, index) => change(String(index))),
    2000,
  );
  expect(many.last(5000, 3000).changes).toHaveLength(2000);
  expect(many.last(5000, 3000).ms).toBe(2000);
});

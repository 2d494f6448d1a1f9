import { expect, test } from 'vitest';
import { changedReport, readReport, reportAddress, reportQuery } from './report-state.ts';

const read = (text: string) => readReport(new URLSearchParams(text));

test('a report has the state of its URL, and the same URL again', () => {
  const state = {
    by: ['status', 'created_at:month'],
    measures: ['count', 'sum:total'],
    shape: 'bar' as const,
    where: { $and: [{ status: { $eq: 'OPEN' } }] },
    q: 'An',
    tab: 'mine',
    saved: 'r1',
  };
  expect(readReport(reportAddress(state))).toEqual(state);
  expect(reportQuery(state).has('shape')).toBe(false);
  expect(reportQuery(state).has('saved')).toBe(false);
});

test('a report without parameters counts all records in a table', () => {
  expect(read('')).toEqual({ by: [], measures: ['count'], shape: 'table' });
});

test('filters of a list become conditions that can be changed', () => {
  const where = encodeURIComponent(JSON.stringify({ $or: [{ a: { $eq: 1 } }, { b: { $eq: 2 } }] }));
  expect(read(`filter=status||$in||A,B&filter=due_on||$isnull&filter=name||$cont||x||y&where=${where}`).where).toEqual({
    $and: [
      { status: { $in: ['A', 'B'] } },
      { due_on: { $isnull: true } },
      { name: { $cont: 'x||y' } },
      { $or: [{ a: { $eq: 1 } }, { b: { $eq: 2 } }] },
    ],
  });
  expect(read('where=broken').where).toBeUndefined();
});

test('a change keeps the rest of the report, removes what is undefined, and the shape fits the groups', () => {
  const state = { by: ['a', 'b'], measures: ['count'], shape: 'pivot' as const, q: 'An', saved: 'r1' };
  expect(changedReport(state, { q: undefined })).toEqual({
    by: ['a', 'b'],
    measures: ['count'],
    shape: 'pivot',
    saved: 'r1',
  });
  expect(changedReport(state, { by: ['a'] }).shape).toBe('table');
  expect(changedReport(state, { by: ['a'], shape: 'bar' }).shape).toBe('bar');
  expect(changedReport(state, { by: [], shape: 'bar' }).shape).toBe('table');
});

import { expect, it } from 'vitest';
import { logSlow } from './slow-statements.ts';

it('SQL statements that reach the time limit are logged on one line of at most 2,000 characters', () => {
  const lines: unknown[][] = [];
  const watch = logSlow({ warn: (...line: unknown[]) => void lines.push(line) }, 100);
  watch('SELECT 1', 99.9);
  expect(lines).toEqual([]);
  watch('SELECT *\n  FROM "books"', 100);
  watch(`SELECT ${'x'.repeat(1994)}`, 250.6);
  expect(lines).toEqual([
    [{ ms: 100, sql: 'SELECT * FROM "books"' }, 'slow statement'],
    [{ ms: 251, sql: `SELECT ${'x'.repeat(1993)}` }, 'slow statement'],
  ]);
});

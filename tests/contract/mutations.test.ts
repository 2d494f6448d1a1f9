import { expect, it } from 'vitest';
import { mutationsOf } from '../../lab/mutations/mutations.ts';

const SOURCE = `type Size = 1 | 2;
export function total(rows: readonly number[], most = 10): number {
  if (rows.length > most && rows.length !== 3) return 0;
  log(rows);
  return rows.length + 1;
}
const isFull = () => { return false; };
`;

it('a mutation changes one condition, comparison, constant, statement or return value, and never a type', () => {
  const mutations = mutationsOf('total.ts', SOURCE);
  expect(mutations.map(({ line, change }) => `${line}: ${change}`).toSorted()).toEqual([
    '2: 10 → 11',
    '3: 0 → 1',
    '3: 3 → 4',
    '3: return 0; → return undefined;',
    '3: rows.length !== 3 → rows.length === 3',
    '3: rows.length > most && rows.length !== 3 → !(rows.length > most && rows.length !== 3)',
    '3: rows.length > most && rows.length !== 3 → rows.length > most || rows.length !== 3',
    '3: rows.length > most → rows.length >= most',
    '4: log(rows); → ;',
    '5: 1 → 2',
    '5: return rows.length + 1; → return undefined;',
    '5: rows.length + 1 → rows.length - 1',
    '7: false → true',
  ]);
  for (const { text } of mutations) {
    const lines = text.split('\n');
    expect(lines).toHaveLength(SOURCE.split('\n').length);
    expect(lines.filter((line, at) => line !== SOURCE.split('\n')[at])).toHaveLength(1);
  }
});

import { expect, it } from 'vitest';
import { type MigrationObstacle, RefusedChange } from './refused.ts';

const finding: MigrationObstacle = {
  resource: 'books',
  field: 'isbn',
  reason: 'duplicate',
  count: 2,
  first: ['A', 'B'],
};

it.each<[reason: MigrationObstacle['reason'], sentence: string]>([
  [
    'duplicate',
    'books.isbn is to be unique, and 2 rows (A; B) have a value that another has. Change them, or leave "x-unique" out.',
  ],
  [
    'empty',
    'books.isbn is required, and 2 rows (A; B) have no value. Give the field a default, fill them, or say how in a migration of the domain.',
  ],
  ['secret', 'books.isbn is a secret, which cannot be converted: 2 rows (A; B). Say how in a migration of the domain.'],
  [
    'value',
    'books.isbn does not take the value of 2 rows (A; B). Change them, widen the field, name the earlier value in "x-renamed-values", or say how in a migration of the domain.',
  ],
])(
  'the error for a refused schema change names the rows that do not fit and the remedy (reason: %s)',
  (reason, sentence) => {
    const error = new RefusedChange('Nothing was changed.', [{ ...finding, reason }]);
    expect([error.name, error.message]).toEqual(['RefusedChange', `Nothing was changed.\n  ${sentence}`]);
    expect(error.findings).toEqual([{ ...finding, reason }]);
  },
);

it.each([
  [1, ['A'], '1 row (A)'],
  [3, ['A', 'B', 'C'], '3 rows (A; B; C)'],
  [4, ['A', 'B', 'C'], '4 rows (A; B; C; …)'],
])(
  'the error for a schema change that does not fit %i rows names the first of these rows: %j',
  (count, first, rows) => {
    expect(new RefusedChange('No.', [{ ...finding, reason: 'secret', count, first }]).message).toBe(
      `No.\n  books.isbn is a secret, which cannot be converted: ${rows}. Say how in a migration of the domain.`,
    );
  },
);

it('the error for a refused schema change contains no row list if there are no rows', () => {
  const error = new RefusedChange('No.');
  expect([error.message, error.findings]).toEqual(['No.', []]);
});

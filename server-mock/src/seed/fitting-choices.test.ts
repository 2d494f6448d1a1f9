import { describe, expect, it } from 'vitest';
import type { Row } from '../../../server/src/engine/domain.ts';
import { choice, reference, text } from './field.fixture.ts';
import { driversFirst, fittingChoices } from './fitting-choices.ts';

const BOOKS: readonly Row[] = [
  { id: 'b1', shelf: 'A', state: 'NEW', until: '2026-03-15' },
  { id: 'b2', shelf: 'B', state: 'NEW', until: '2026-03-16' },
  { id: 'b3', shelf: 'B', state: 'OLD' },
];
const fitting = fittingChoices((name) => (name === 'books' ? BOOKS : undefined), '2026-03-16');
const book = (...options: NonNullable<ReturnType<typeof reference>['options']>) =>
  reference('book_id', 'books', { options });

describe('records allowed by the options of a reference', () => {
  it('the allowed records are unknown without options or before the records exist', () => {
    expect(fitting(reference('book_id', 'books'), {})).toBeUndefined();
    expect(fitting(book(), {})).toBeUndefined();
    expect(fitting(reference('author_id', 'authors', { options: [{ where: { shelf: 'A' } }] }), {})).toBeUndefined();
  });

  it('the allowed records match a sibling value, and all are allowed without one', () => {
    const field = book({ where: { shelf: { field: 'place' } } });
    const at = (place?: string) => fitting(field, place === undefined ? {} : { place });
    for (const _ of [1, 2])
      expect([at('A'), at('B'), at('C'), at()]).toEqual([['b1'], ['b2', 'b3'], [], ['b1', 'b2', 'b3']]);
  });

  it('the allowed records match the values of several siblings', () => {
    const field = book({ where: { shelf: { field: 'place' }, state: { field: 'age' } } });
    expect(fitting(field, { place: 'B', age: 'OLD' })).toEqual(['b3']);
    expect(fitting(field, { place: 'B', age: 'NEW' })).toEqual(['b2']);
    expect(fitting(field, { place: 'A', age: 'OLD' })).toEqual([]);
    expect(fitting(field, { age: 'NEW' })).toEqual(['b1', 'b2']);
  });

  it('the allowed records have the value that the rule names, or a date of today or later', () => {
    expect(fitting(book({ where: { state: 'NEW' } }), {})).toEqual(['b1', 'b2']);
    expect(fitting(book({ where: { state: ['NEW', 'OLD'], shelf: 'B' } }), {})).toEqual(['b2', 'b3']);
    expect(fitting(book({ where: { until: { from: 'today' } } }), {})).toEqual(['b2', 'b3']);
  });

  it('a rule applies only if its condition holds', () => {
    const field = book({ when: { kind: 'short' }, where: { shelf: 'A' } });
    expect(fitting(field, { kind: 'short' })).toEqual(['b1']);
    expect(fitting(field, { kind: 'long' })).toEqual(['b1', 'b2', 'b3']);
  });
});

describe('order of fields', () => {
  const named = (fields: Parameters<typeof driversFirst>[0]) => driversFirst(fields).map(({ name }) => name);
  const after = (name: string, ...drivers: readonly string[]) =>
    choice(name, [], { options: drivers.map((driver) => ({ when: { [driver]: 'x' }, values: [] })) });

  it('fields on which the options of others depend come first', () => {
    expect(named([after('a', 'c'), text('b'), after('c', 'd'), text('d')])).toEqual(['d', 'c', 'a', 'b']);
    expect(named([after('a', 'c', 'b'), text('b'), text('c')])).toEqual(['b', 'c', 'a']);
    expect(named([text('a'), text('b')])).toEqual(['a', 'b']);
  });

  it('mutually dependent fields occur once each', () => {
    expect(named([after('a', 'b'), after('b', 'a')])).toEqual(['b', 'a']);
  });
});

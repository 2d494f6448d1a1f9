import { describe, expect, it } from 'vitest';
import type { Row } from '../../../server/src/engine/domain.ts';
import { choice, reference, textField } from './field.fixture.ts';
import { driversFirst, fittingChoices } from './fitting-choices.ts';

const BOOKS: readonly Row[] = [
  { id: 'b1', shelf: 'A', state: 'NEW', until: '2026-03-15' },
  { id: 'b2', shelf: 'B', state: 'NEW', until: '2026-03-16' },
  { id: 'b3', shelf: 'B', state: 'OLD' },
];
const fitting = fittingChoices((name) => (name === 'books' ? BOOKS : undefined), '2026-03-16');
const book = (...options: NonNullable<ReturnType<typeof reference>['options']>) =>
  reference('book_id', 'books', { options });

describe('Records that the options of a reference allow in sample data', () => {
  it('for sample data, the records that a reference allows are unknown if the reference has no options or no records exist', () => {
    expect(fitting(reference('book_id', 'books'), {})).toBeUndefined();
    expect(fitting(book(), {})).toBeUndefined();
    expect(fitting(reference('author_id', 'authors', { options: [{ where: { shelf: 'A' } }] }), {})).toBeUndefined();
  });

  it('a reference allows records that match another field of the row, or all records if that field is empty', () => {
    const field = book({ where: { shelf: { field: 'place' } } });
    const at = (place?: string) => fitting(field, place === undefined ? {} : { place });
    for (const _ of [1, 2])
      expect([at('A'), at('B'), at('C'), at()]).toEqual([['b1'], ['b2', 'b3'], [], ['b1', 'b2', 'b3']]);
  });

  it('a reference allows only records that match the values of several other fields of the row', () => {
    const field = book({ where: { shelf: { field: 'place' }, state: { field: 'age' } } });
    expect(fitting(field, { place: 'B', age: 'OLD' })).toEqual(['b3']);
    expect(fitting(field, { place: 'B', age: 'NEW' })).toEqual(['b2']);
    expect(fitting(field, { place: 'A', age: 'OLD' })).toEqual([]);
    expect(fitting(field, { age: 'NEW' })).toEqual(['b1', 'b2']);
  });

  it('the options of a reference allow records with the specified values, or with a date from today on', () => {
    expect(fitting(book({ where: { state: 'NEW' } }), {})).toEqual(['b1', 'b2']);
    expect(fitting(book({ where: { state: ['NEW', 'OLD'], shelf: 'B' } }), {})).toEqual(['b2', 'b3']);
    expect(fitting(book({ where: { until: { from: 'today' } } }), {})).toEqual(['b2', 'b3']);
  });

  it('an option rule limits the records that a reference allows only if the condition of the rule holds', () => {
    const field = book({ when: { kind: 'short' }, where: { shelf: 'A' } });
    expect(fitting(field, { kind: 'short' })).toEqual(['b1']);
    expect(fitting(field, { kind: 'long' })).toEqual(['b1', 'b2', 'b3']);
  });
});

describe('Order in which the fields of a sample row are filled', () => {
  const named = (fields: Parameters<typeof driversFirst>[0]) => driversFirst(fields).map(({ name }) => name);
  const after = (name: string, ...drivers: readonly string[]) =>
    choice(name, [], { options: drivers.map((driver) => ({ when: { [driver]: 'x' }, values: [] })) });

  it('in a sample row, fields that decide the options of another field are filled first', () => {
    expect(named([after('a', 'c'), textField('b'), after('c', 'd'), textField('d')])).toEqual(['d', 'c', 'a', 'b']);
    expect(named([after('a', 'c', 'b'), textField('b'), textField('c')])).toEqual(['b', 'c', 'a']);
    expect(named([textField('a'), textField('b')])).toEqual(['a', 'b']);
  });

  it('two fields whose options depend on each other are each filled once', () => {
    expect(named([after('a', 'b'), after('b', 'a')])).toEqual(['b', 'a']);
  });
});

import type { Field, ProjectKind } from '@tuyen/model';
import { expect, it } from 'vitest';
import { choice, email, integer, fixedRandom, reference, textField } from './field.fixture.ts';
import type { Source } from './synthetic-value.ts';
import { uniqueValues } from './unique-values.ts';

const source = (more: Partial<Source> = {}): Source => ({ random: () => 0, idsOf: () => [], kinds: [], ...more });
function always(said: string) {
  let asked = 0;
  const texts = Object.assign(() => ((asked += 1), said), { otherwise: () => undefined });
  return { texts, asked: () => asked };
}
function next(field: Field, from: Source, count: number): readonly unknown[] {
  const values = uniqueValues(field, from);
  return Array.from({ length: count }, (_, index) => values.next(index, {}));
}

it('a source of unique sample values returns each choice once in random order, then undefined', () => {
  const field = choice('state', ['A', 'B', 'C']);
  expect(next(field, source(), 4)).toEqual(['A', 'C', 'B', undefined]);
  expect(next(field, source({ random: () => 0.99 }), 4)).toEqual(['C', 'B', 'A', undefined]);
  expect(next(field, source({ random: fixedRandom(0.5, 0.5) }), 4)).toEqual(['B', 'C', 'A', undefined]);
});

it('a source of unique sample values also returns choices that were added after its last call', () => {
  const ids: string[] = [];
  const values = uniqueValues(reference('after_id', 'loans'), source({ idsOf: () => ids }));
  expect(values.next(0, {})).toBeUndefined();
  ids.push('l1');
  expect([values.next(1, {}), values.next(2, {})]).toEqual(['l1', undefined]);
  ids.push('l2');
  expect(values.next(3, {})).toBe('l2');
});

it('unique sample references begin with the records that the options allow, continue with others, and never repeat', () => {
  const fitting = () => ['b3', 'b1'];
  const field = reference('book_id', 'books');
  const books = source({ idsOf: () => ['b1', 'b2', 'b3', 'b4'], fitting });
  expect(next(field, books, 5)).toEqual(['b3', 'b1', 'b4', 'b2', undefined]);
});

it('a duplicate sample text becomes unique by replacing its last letters with a number', () => {
  const same = always('An');
  expect(next(textField('name'), source({ texts: same.texts }), 12).join(' ')).toBe(
    'An A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11',
  );
  // The generator calls the text source once for the first value. For the second value, it calls the source fifty
  // times, in search of a different text. Then it gives up and calls the source once for each of the ten later values.
  expect(same.asked()).toBe(1 + 50 + 10);
  expect(next(textField('code'), source({ texts: always('CODE').texts }), 11).at(-1)).toBe('CO10');
});

it('the number appended to a duplicate sample text is at least the index of its row', () => {
  const values = uniqueValues(textField('name'), source({ texts: always('Name').texts }));
  expect([values.next(0, {}), values.next(40, {}), values.next(41, {}), values.next(3, {})]).toEqual([
    'Name',
    'Na40',
    'Na41',
    'Na42',
  ]);
});

it('a duplicate sample email address gets its number in front of the at sign', () => {
  const same = always('an@library.example');
  expect(next(email('email'), source({ texts: same.texts }), 3)).toEqual([
    'an@library.example',
    'an1@library.example',
    'an2@library.example',
  ]);
  expect(next(textField('name'), source({ texts: always('@an').texts }), 2)).toEqual(['@an', '@a1']);
});

it('a duplicate sample number is replaced by the next free number', () => {
  const [first, ...others] = next(integer('pages', { schema: { minimum: 5, maximum: 90 } }), source(), 3);
  expect(others).toEqual([Number(first) + 1, Number(first) + 2]);
});

it('a duplicate sample value that only custom code can generate is omitted', () => {
  const mark: ProjectKind = { name: 'mark', base: 'text', message: {}, examples: [], sample: () => 'M-1' };
  const field = textField('mark', { format: 'mark', coded: true });
  expect(next(field, source({ kinds: [mark] }), 2)).toEqual(['M-1', undefined]);
});

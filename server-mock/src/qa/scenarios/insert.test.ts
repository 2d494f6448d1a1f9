import { zoneNamed } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import { insert, insertInto, insertText, type Known } from './insert.ts';

const KNOWN: Known = {
  parameters: { title: 'A & B', pages: 7, none: null, tags: ['x'], place: { shelf: 'C' } },
  steps: new Map([['book', { id: 'b1', author: { name: 'An' }, tags: ['y', 'z'], empty: null }]]),
  clock: { now: new Date('2026-03-16T20:00:00Z'), zone: zoneNamed('Asia/Ho_Chi_Minh') },
};

describe('a text', () => {
  it.each([
    ['no placeholder', 'no placeholder'],
    ['', ''],
    // One that is a placeholder takes over the value.
    ['{pages}', 7],
    ['{none}', null],
    ['{tags}', ['x']],
    ['{place}', { shelf: 'C' }],
    ['{book.id}', 'b1'],
    ['{book.author.name}', 'An'],
    ['{book.tags.1}', 'z'],
    ['{clock.today}', '2026-03-17'],
    ['{clock.now}', '2026-03-16T20:00:00.000Z'],
    // A field that the record lacks is empty.
    ['{book.shelf}', null],
    ['{book.empty}', null],
    ['{loan.id}', null],
    // A parameter that was not given leaves out all of it.
    ['{color}', undefined],
    ['{title} {color}', undefined],
    ['{title}, {pages}.', 'A & B, 7.'],
    ['{pages}{pages}', '77'],
    ['{none}-{book.shelf}', '-'],
    ['{tags} in {place}', '["x"] in {"shelf":"C"}'],
  ])('%j becomes %j', (text, value) => {
    expect(insert(text, KNOWN)).toEqual(value);
  });

  it('of an address has its values encoded, and is a text also where it is one placeholder', () => {
    const address = (text: string) => insertText(text, KNOWN, encodeURIComponent);
    expect(address('/books?title={title}&page=1')).toBe('/books?title=A%20%26%20B&page=1');
    expect(address('{pages}')).toBe('7');
    expect(address('/books/{color}')).toBeUndefined();
  });
});

it('values are inserted within lists and objects, without those that were not given', () => {
  const given = {
    title: '{title}',
    color: '{color}',
    list: ['{pages}', '{color}', [1, '{pages}']],
    inner: { a: '{color}' },
  };
  const after = { title: 'A & B', list: [7, [1, 7]], inner: {} };
  expect(insert(given, KNOWN)).toStrictEqual(after);
  expect(insertInto(given, KNOWN)).toStrictEqual(after);
});

it.each([null, true, 7])('%j stays', (value) => {
  expect(insert(value, KNOWN)).toBe(value);
});

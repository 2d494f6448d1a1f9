import { zoneNamed } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import { insert, insertInto, insertText, type ScenarioValues } from './insert.ts';

const KNOWN: ScenarioValues = {
  parameters: { title: 'A & B', pages: 7, none: null, tags: ['x'], place: { shelf: 'C' } },
  steps: new Map([['book', { id: 'b1', author: { name: 'An' }, tags: ['y', 'z'], empty: null }]]),
  clock: { now: new Date('2026-03-16T20:00:00Z'), zone: zoneNamed('Asia/Ho_Chi_Minh') },
};

describe('Scenario texts with placeholders', () => {
  it.each([
    ['no placeholder', 'no placeholder'],
    ['', ''],
    ['{pages}', 7],
    ['{none}', null],
    ['{tags}', ['x']],
    ['{place}', { shelf: 'C' }],
    ['{book.id}', 'b1'],
    ['{book.author.name}', 'An'],
    ['{book.tags.1}', 'z'],
    ['{clock.today}', '2026-03-17'],
    ['{clock.now}', '2026-03-16T20:00:00.000Z'],
    ['{book.shelf}', null],
    ['{book.empty}', null],
    ['{loan.id}', null],
    ['{color}', undefined],
    ['{title} {color}', undefined],
    ['{title}, {pages}.', 'A & B, 7.'],
    ['{pages}{pages}', '77'],
    ['{none}-{book.shelf}', '-'],
    ['{tags} in {place}', '["x"] in {"shelf":"C"}'],
  ])('inserting the known values into the scenario text %j results in %j', (text, value) => {
    expect(insert(text, KNOWN)).toEqual(value);
  });

  it('values inserted into a URL are encoded, and the result is always a text', () => {
    const address = (text: string) => insertText(text, KNOWN, encodeURIComponent);
    expect(address('/books?title={title}&page=1')).toBe('/books?title=A%20%26%20B&page=1');
    expect(address('{pages}')).toBe('7');
    expect(address('/books/{color}')).toBeUndefined();
  });
});

it('scenario values are inserted in lists and objects, and items whose placeholder has no value are removed', () => {
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

it.each([null, true, 7])(
  'the scenario value %j, which is not a text, stays unchanged when values are inserted',
  (value) => {
    expect(insert(value, KNOWN)).toBe(value);
  },
);

import { describe, expect, test } from 'vitest';
import { selectableValues, meets, optionConditions, optionDrivers, type OptionRule } from './options.ts';

const TODAY = '2026-03-16';
const SEATS: readonly OptionRule[] = [
  {
    where: {
      hall_id: { field: 'hall_id' },
      state: ['FREE', null],
      open_from: { to: 'today' },
      open_to: { from: 'today' },
    },
  },
  { when: { 'guest.kind': 'CHILD' }, where: { height: 1 } },
];

const fits = (record: object, beside: object) =>
  meets(
    optionConditions(SEATS, beside as Record<string, unknown>, () => TODAY),
    record as Record<string, unknown>,
  );

describe('Records that the option rules of a field offer', () => {
  const seat = { hall_id: 'h1', state: 'FREE', open_from: '2026-03-16', open_to: '2026-03-16', height: 2 };

  test.each<[string, object, object, boolean]>([
    ['where it belongs to what was chosen beside it', seat, { hall_id: 'h1' }, true],
    ['not where it belongs to another', seat, { hall_id: 'h2' }, false],
    ['wherever nothing was chosen beside it yet', seat, {}, true],
    ['where a value of several is empty, and empty is one of them', { ...seat, state: null }, {}, true],
    ['not with another value', { ...seat, state: 'TAKEN' }, {}, false],
    ['not before its first day', { ...seat, open_from: '2026-03-17' }, {}, false],
    ['not after its last day', { ...seat, open_to: '2026-03-15' }, {}, false],
    ['on any day where its days are open', { hall_id: 'h1' }, {}, true],
    ['by a rule that applies, only where it meets that too', seat, { guest: { kind: 'CHILD' } }, false],
    ['by a rule that does not apply, whatever that says', seat, { guest: { kind: 'ADULT' } }, true],
  ])('a record is offered as an option or not: %s', (_, record, beside, expected) =>
    expect(fits(record, beside)).toBe(expected),
  );
});

test('the selectable enum values are those that every applicable rule allows', () => {
  const rules: readonly OptionRule[] = [{ values: ['A', 'B'] }, { when: { kind: 'X' }, values: ['B', 'C'] }];
  expect(selectableValues(rules, ['C', 'B', 'A'], {})).toEqual(['B', 'A']);
  expect(selectableValues(rules, ['C', 'B', 'A'], { kind: 'X' })).toEqual(['B']);
});

test('the sibling fields that the option rules of a field use are listed', () => {
  expect(optionDrivers(SEATS)).toEqual(['hall_id', 'guest']);
});

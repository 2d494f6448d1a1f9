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
    ['offered if it belongs to the chosen hall', seat, { hall_id: 'h1' }, true],
    ['not offered if it belongs to another hall', seat, { hall_id: 'h2' }, false],
    ['offered if no hall is chosen yet', seat, {}, true],
    ['offered with an empty value if the rule lists the empty value', { ...seat, state: null }, {}, true],
    ['not offered with a value that the rule does not list', { ...seat, state: 'TAKEN' }, {}, false],
    ['not offered before its first day', { ...seat, open_from: '2026-03-17' }, {}, false],
    ['not offered after its last day', { ...seat, open_to: '2026-03-15' }, {}, false],
    ['offered on any day if it has no first and last day', { hall_id: 'h1' }, {}, true],
    ['not offered if it violates a rule that applies', seat, { guest: { kind: 'CHILD' } }, false],
    ['offered if it violates only a rule that does not apply', seat, { guest: { kind: 'ADULT' } }, true],
  ])('by the option rules, a record is %s', (_, record, beside, expected) =>
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

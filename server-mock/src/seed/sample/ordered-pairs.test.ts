import { describe, expect, it } from 'vitest';
import { date, integer, nestedListField, moneyField, object, textField } from '../field.fixture.ts';
import { withOrderedPairs } from './ordered-pairs.ts';

describe('Order of range starts and ends in sample rows', () => {
  it.each([
    ['valid_from', 'valid_to'],
    ['from', 'to'],
    ['open_from_hour', 'open_until_hour'],
    ['start', 'end'],
    ['starts_on', 'ends_on'],
    ['started_on', 'ended_on'],
    ['first_page', 'last_page'],
    ['age_min', 'age_max'],
    ['minimum_pages', 'maximum_pages'],
  ])('the start %s and the end %s of a sample range are swapped if out of order', (low, high) => {
    const fields = [integer(low), integer(high)];
    expect(withOrderedPairs(fields, { [low]: 10, [high]: 9, other: 1 })).toEqual({ [low]: 9, [high]: 10, other: 1 });
    expect(withOrderedPairs(fields, { [low]: 9, [high]: 10 })).toEqual({ [low]: 9, [high]: 10 });
    expect(withOrderedPairs(fields, { [low]: 9 })).toEqual({ [low]: 9 });
    expect(withOrderedPairs(fields, { [high]: 9 })).toEqual({ [high]: 9 });
  });

  it('the start and end dates of a sample range are swapped if out of order', () => {
    const fields = [date('from'), date('to')];
    expect(withOrderedPairs(fields, { from: '2026-03-16', to: '2026-03-15' })).toEqual({
      from: '2026-03-15',
      to: '2026-03-16',
    });
    expect(withOrderedPairs(fields, { from: '2026-03-15', to: '2026-03-16' })).toEqual({
      from: '2026-03-15',
      to: '2026-03-16',
    });
  });

  it.each([
    ['texts', [textField('from'), textField('to')]],
    ['of different kinds', [integer('from'), moneyField('to')]],
    ['unique', [integer('from', { unique: true }), integer('to')]],
    ['set by the system', [integer('from'), integer('to', { system: true })]],
    ['bounded differently', [integer('from', { schema: { minimum: 1 } }), integer('to')]],
    ['bounded differently above', [integer('from', { schema: { maximum: 9 } }), integer('to')]],
    ['of other steps', [integer('from', { schema: { multipleOf: 2 } }), integer('to')]],
    ['named otherwise', [integer('fromage'), integer('to')]],
  ])('the start and end of a sample range are not swapped if they are %s', (_, fields) => {
    const row = { from: 2, fromage: 2, to: 1 };
    expect(withOrderedPairs(fields, row)).toEqual(row);
  });

  it('a sample range that ends before it starts is swapped if both ends have the same limits in the schema', () => {
    const schema = { minimum: 1, maximum: 9 };
    expect(withOrderedPairs([integer('from', { schema }), integer('to', { schema })], { from: 2, to: 1 })).toEqual({
      from: 1,
      to: 2,
    });
  });

  it('a number and a text are never swapped as ends of a sample range', () => {
    expect(withOrderedPairs([integer('from'), integer('to')], { from: '2', to: 1 })).toEqual({ from: '2', to: 1 });
  });

  it('the ends of sample ranges in nested objects and lists are put in order', () => {
    const ends = [integer('from'), integer('to')];
    const row = { hours: { from: 2, to: 1 }, breaks: [{ from: 4, to: 3 }, { from: 5 }] };
    const fields = [object('hours', ends), nestedListField('breaks', ends), object('none', ends)];
    expect(withOrderedPairs(fields, row)).toStrictEqual({
      hours: { from: 1, to: 2 },
      breaks: [{ from: 3, to: 4 }, { from: 5 }],
    });
    expect(row.hours).toEqual({ from: 2, to: 1 });
  });
});

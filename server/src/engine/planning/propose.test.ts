import { describe, expect, test } from 'vitest';
import { diaryOf } from './diary.ts';
import { slot, TRIPS } from './planning.fixture.ts';
import { propose, type Choice, type Wanted } from './propose.ts';
import { repeat } from './repeat.ts';
import type { Slot } from './slots.ts';

const wanted = (field: string, choices: readonly Choice[], refuses: Wanted['refuses'] = () => false): Wanted => ({
  field,
  choices,
  refuses,
});
const cars = (...ids: readonly string[]) =>
  wanted(
    'car',
    ids.map((id) => ({ id })),
  );
const people = (...ids: readonly string[]) =>
  wanted(
    'person',
    ids.map((id) => ({ id })),
  );
const plan = (slots: readonly Slot[], asked: readonly Wanted[], around: readonly Slot[] = slots) => {
  const { values, open } = propose(TRIPS, slots, asked, diaryOf(TRIPS, around));
  return { values: Object.fromEntries(values), open };
};

describe('Proposal for the empty fields of a timeline', () => {
  test('simultaneous slots get different records, and what nobody is free for stays open', () => {
    expect(plan([slot('a', 8), slot('b', 8.5), slot('c', 8.75)], [cars('x', 'y')])).toEqual({
      values: { a: { car: 'x' }, b: { car: 'y' } },
      open: [{ id: 'c', field: 'car' }],
    });
  });

  test('a record that another slot needs at the same time is not proposed, unless that slot is idle', () => {
    const [busy, off] = [slot('b', 8.5, { car: 'x' }), slot('o', 8.5, { car: 'x', state: 'OFF' })];
    expect(plan([slot('a', 8)], [cars('x', 'y')], [busy]).values).toEqual({ a: { car: 'y' } });
    expect(plan([slot('a', 8)], [cars('x', 'y')], [off]).values).toEqual({ a: { car: 'x' } });
  });

  test('who just went the other way goes on before anyone else, and who is at the wrong end does not', () => {
    const slots = [slot('a', 8), slot('b', 9), slot('c', 9, { way: 'back' }), slot('d', 10, { way: 'back' })];
    expect(plan(slots, [cars('x', 'y', 'z')]).values).toEqual({
      a: { car: 'x' },
      b: { car: 'y' },
      c: { car: 'x' },
      d: { car: 'y' },
    });
  });

  test('a driver stays with the car of the slot before', () => {
    const slots = [slot('a', 8), slot('b', 8, { line: 'm' }), slot('c', 9, { way: 'back' })];
    const { values } = plan(slots, [cars('x', 'y'), people('p', 'q')]);
    expect(values).toMatchObject({ a: { car: 'x', person: 'p' }, c: { car: 'x', person: 'p' } });
  });

  test('a record that belongs to the lane is preferred, and one that a rule refuses is never proposed', () => {
    const home = wanted('car', [
      { id: 'x', home: 'm' },
      { id: 'y', home: 'l' },
    ]);
    expect(plan([slot('a', 8)], [home]).values).toEqual({ a: { car: 'y' } });
    const refusing = wanted('car', [{ id: 'x' }, { id: 'y' }], (choice) => choice === 'x');
    expect(plan([slot('a', 8)], [refusing]).values).toEqual({ a: { car: 'y' } });
  });

  test('nobody is proposed for two fields of one slot, and what is assigned is kept', () => {
    const one = slot('a', 8, { car: 'kept' });
    expect(plan([one], [cars('x'), people('kept', 'p')]).values).toEqual({ a: { person: 'p' } });
  });
});

describe('Copy of the assignments of another day', () => {
  const copy = (slots: readonly Slot[], earlier: readonly Slot[], around: readonly Slot[] = []) =>
    repeat(TRIPS, slots, earlier, {
      wanted: [cars('x', 'y')],
      diary: diaryOf(TRIPS, [...slots, ...around]),
      timeOf: (moment) => new Date(moment).toISOString().slice(11, 16),
    });
  const before = (id: string, hour: number, values: object) => slot(id, hour, values, '2026-03-15');

  test('a slot repeats the one with the same time and line, and each model is repeated once', () => {
    const earlier = [before('1', 8, { car: 'x' }), before('2', 8, { car: 'y', line: 'm' })];
    const { values, open } = copy([slot('a', 8), slot('b', 8, { line: 'm' }), slot('c', 8), slot('d', 9)], earlier);
    expect(Object.fromEntries(values)).toEqual({ a: { car: 'x' }, b: { car: 'y' } });
    expect(open.map(({ id }) => id)).toEqual(['c', 'd']);
  });

  test('what is needed elsewhere, refused or no longer a choice is named instead of copied', () => {
    const earlier = [before('1', 8, { car: 'x' }), before('2', 10, { car: 'gone' })];
    const { values, refused } = copy([slot('a', 8), slot('b', 10)], earlier, [slot('o', 8.5, { car: 'x' })]);
    expect(values.size).toBe(0);
    expect(refused).toEqual([
      { id: 'a', field: 'car', choice: 'x' },
      { id: 'b', field: 'car', choice: 'gone' },
    ]);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { Problem } from '../../server/src/engine/problem.ts';
import { type AdjustableClock, adjustableClock, clockOfNamespaces } from './clock.ts';
import { systemClock } from '../../server/src/engine/system-clock.ts';

const START = Date.UTC(2026, 2, 16);
const FIRST = Date.UTC(1970, 0, 1);
const LAST = Date.UTC(9999, 0, 1) - 1;
let machine: number;
const base = { now: () => new Date(machine) };
beforeEach(() => {
  machine = START;
});

describe.each<[string, () => AdjustableClock]>([
  ['a clock', () => adjustableClock(base)],
  ['the clock of worlds', () => clockOfNamespaces(base)],
])('Clock that testers can set and move: %s', (_, open) => {
  it('the test clock shows the machine time until it is set, and again after a reset', () => {
    const clock = open();
    machine += 1;
    expect([clock.now().getTime(), clock.frozen, clock.state]).toEqual([
      START + 1,
      false,
      { offset: 0, fixed: undefined },
    ]);
    for (const frozen of [true, false]) {
      clock.set(new Date(5000), frozen);
      clock.reset();
      expect([clock.now().getTime(), clock.frozen]).toEqual([START + 1, false]);
    }
  });

  it('after the test clock is set, it runs on from the set time', () => {
    const clock = open();
    clock.set(new Date(START + 1000));
    machine += 5;
    expect([clock.now().getTime(), clock.frozen]).toEqual([START + 1005, false]);
    clock.move(-10);
    expect(clock.now().getTime()).toBe(START + 995);
    expect(clock.state).toEqual({ offset: 990, fixed: undefined });
  });

  it('a frozen test clock does not advance until it is set again', () => {
    const clock = open();
    clock.set(new Date(START + 1000), true);
    machine += 5;
    expect([clock.now().getTime(), clock.frozen]).toEqual([START + 1000, true]);
    clock.move(7);
    expect([clock.now().getTime(), clock.state]).toEqual([START + 1007, { offset: 1000, fixed: START + 1007 }]);
    clock.set(new Date(START), false);
    machine += 5;
    expect([clock.now().getTime(), clock.frozen]).toEqual([START + 5, false]);
  });

  it('the test clock restores a saved state', () => {
    const clock = open();
    clock.set(new Date(START + 1000), true);
    const { state } = clock;
    clock.reset();
    clock.restore(state);
    expect([clock.now().getTime(), clock.frozen]).toEqual([START + 1000, true]);
  });

  it('the test clock accepts times from 1970 to the end of 9998', () => {
    const clock = open();
    const refused = (act: () => void) => {
      try {
        act();
      } catch (error) {
        return error instanceof Problem && [error.status, error.code, error.errors];
      }
      return undefined;
    };
    const problem = [422, 'qa_clock', { now: { code: 'qa_clock' } }];
    for (const [time, out] of [
      [FIRST, -1],
      [LAST, 1],
    ] as const) {
      clock.set(new Date(time), true);
      expect(clock.now().getTime()).toBe(time);
      expect(refused(() => clock.move(out))).toEqual(problem);
      expect(refused(() => clock.set(new Date(time + out)))).toEqual(problem);
      expect(clock.now().getTime()).toBe(time);
    }
    expect(refused(() => clock.set(new Date(Number.NaN)))).toEqual(problem);
  });
});

it('the system clock returns the current time', () => {
  const before = Date.now();
  expect(systemClock.now().getTime()).toBeGreaterThanOrEqual(before);
});

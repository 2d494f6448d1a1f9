import { expect, it } from 'vitest';
import { type Delay, millisecondsOf } from './delay.ts';

const numbers = (...given: readonly number[]) => {
  const left = [...given];
  return () => left.shift() ?? 0;
};
/** If the first random number is 1 − e⁻², the Box-Muller radius is √(−2 · ln e⁻²) = 2. */
const TWO = 1 - Math.exp(-2);

it.each<[words: string, delay: Delay, random: readonly number[], milliseconds: number]>([
  ['as long as it says', 7, [], 7],
  ['no time', {}, [], 0],
  ['the shortest of a range', { uniform: { from: 10, to: 30 } }, [0], 10],
  ['within a range', { uniform: { from: 10, to: 30 } }, [0.75], 25],
  ['the median where the vector has no length', { lognormal: { median: 100, sigma: 1 } }, [0, 0], 100],
  ['the median where the vector is upright', { lognormal: { median: 100, sigma: 1 } }, [TWO, 0.25], 100],
  ['longer', { lognormal: { median: 100, sigma: 0.5 } }, [TWO, 0], 100 * Math.E],
  ['shorter', { lognormal: { median: 100, sigma: 0.5 } }, [TWO, 0.5], 100 / Math.E],
  ['no more than two minutes', { lognormal: { median: 100_000, sigma: 5 } }, [TWO, 0], 120_000],
])('the delay of a stub is computed from its distribution and random numbers: %s', (_, delay, random, milliseconds) => {
  expect(millisecondsOf(delay, numbers(...random))).toBeCloseTo(milliseconds, 6);
});

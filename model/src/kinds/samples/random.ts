import type { Random } from '../kind.ts';

/** Returns an integer between both bounds, inclusive. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

export function randomChoice<T>(random: Random, choices: readonly T[]): T | undefined {
  return choices[between(random, 0, choices.length - 1)];
}

/**
 * Returns a random selection of the choices, in their given order. The selection has at least `least` and at most
 * `most` choices.
 */
export function someOf<T>(random: Random, choices: readonly T[], least: number, most: number): readonly T[] {
  const wanted = between(random, Math.min(least, choices.length), Math.min(most, choices.length));
  let left = wanted;
  return choices.filter((_, index) => {
    const taken = random() * (choices.length - index) < left;
    if (taken) left -= 1;
    return taken;
  });
}

/** Returns midnight (UTC) of a day in 2026, the year of sample dates, in milliseconds. */
export function someDay(random: Random): number {
  return Date.UTC(2026, 0, between(random, 1, 365));
}

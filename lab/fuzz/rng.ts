import { seededRandom } from '../../server-mock/src/seed/random.ts';

/** Seeded random choices: the same seed makes the same choices in the same order. */
export interface Rng {
  below(limit: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
  weighted<T>(choices: readonly (readonly [weight: number, choice: T])[]): T;
}

export function rng(seed: number): Rng {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return {
    below,
    chance: (probability) => random() < probability,
    pick: (choices) => choices[below(choices.length)] as never,
    weighted(choices) {
      let left = random() * choices.reduce((sum, [weight]) => sum + weight, 0);
      return (choices.find(([weight]) => (left -= weight) < 0) ?? choices[0])?.[1] as never;
    },
  };
}

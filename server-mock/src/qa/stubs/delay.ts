import { setTimeout as sleep } from 'node:timers/promises';
import type { FieldErrors } from '../matching/syntax-fault.ts';

/** Delay in milliseconds, or its distribution. */
export type Delay =
  | number
  | {
      readonly uniform?: { readonly from: number; readonly to: number } | undefined;
      readonly lognormal?: { readonly median: number; readonly sigma: number } | undefined;
    };

const LONGEST_MS = 120_000;

const milliseconds = { type: 'number', minimum: 0, maximum: LONGEST_MS } as const;

export const DELAY = {
  description: 'Milliseconds, `{uniform: {from, to}}` or `{lognormal: {median, sigma}}`.',
  type: ['number', 'object'],
  minimum: 0,
  maximum: LONGEST_MS,
  minProperties: 1,
  maxProperties: 1,
  additionalProperties: false,
  properties: {
    uniform: {
      type: 'object',
      additionalProperties: false,
      required: ['from', 'to'],
      properties: { from: milliseconds, to: milliseconds },
    },
    lognormal: {
      type: 'object',
      additionalProperties: false,
      required: ['median', 'sigma'],
      properties: { median: milliseconds, sigma: { type: 'number', minimum: 0, maximum: 5 } },
    },
  },
} as const;

export function noteDelay(errors: FieldErrors, delay: Delay | undefined, place: string): void {
  const { from = 0, to = 0 } = typeof delay === 'object' ? (delay.uniform ?? {}) : {};
  if (from > to) errors[`${place}.uniform.to`] = { code: 'reversed', params: { from, to } };
}

export function millisecondsOf(delay: Delay, random: () => number): number {
  if (typeof delay === 'number') return delay;
  const { uniform, lognormal } = delay;
  if (uniform) return uniform.from + random() * (uniform.to - uniform.from);
  if (!lognormal) return 0;
  const { median, sigma } = lognormal;
  // Box-Muller transform: a normal value from two uniform values.
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.min(LONGEST_MS, median * Math.exp(sigma * normal));
}

export async function wait(delay: Delay | undefined, random: () => number): Promise<void> {
  const time = delay === undefined ? 0 : millisecondsOf(delay, random);
  if (time > 0) await sleep(time);
}

export interface BenchFigure {
  readonly work: string;
  readonly ours: number;
  readonly peer: number;
  readonly unit: 'ms' | 's' | 'req/s' | 'kB' | 'MB';
  readonly against: string;
  /** Smallest and largest ratio of our figure to the peer's in all rounds. Undefined if there was only one measurement. */
  readonly range?: readonly [low: number, high: number] | undefined;
  readonly limit?: Limit | undefined;
}

export type Limit = readonly ['≥' | '≤', number];

export function ratioText(ratio: number): string {
  return Number.isFinite(ratio) ? ratio.toFixed(2) : '–';
}

export function evaluated(value: number, limit: Limit | undefined): string {
  if (!limit) return '';
  const [sign, bound] = limit;
  return `${sign} ${bound}${(sign === '≤' ? value <= bound : value >= bound) ? '' : ', missed'}`;
}

export interface Effort {
  readonly rounds: number;
  readonly seconds: number;
  readonly loadSeconds: number;
}

export const WHOLE: Effort = { rounds: 7, seconds: 3, loadSeconds: 180 };
export const QUICK: Effort = { rounds: 1, seconds: 1, loadSeconds: 20 };

export function ratios(ours: readonly number[], peer: readonly number[]): Pick<BenchFigure, 'ours' | 'peer' | 'range'> {
  const each = ours.map((value, round) => value / (peer[round] ?? Number.NaN));
  return { ours: median(ours), peer: median(peer), range: [Math.min(...each), Math.max(...each)] };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Returns the mean and its 95 % confidence interval by Student's t. Needs at least two values. */
export function interval(values: readonly number[]): {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
} {
  const free = values.length - 1;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / free;
  const reach = studentT(free) * Math.sqrt(variance / values.length);
  return { mean, low: mean - reach, high: mean + reach };
}

/**
 * Returns the 97.5 % quantile of Student's t distribution, by the Cornish-Fisher expansion of the normal quantile. It
 * is 2.09 for 19 degrees of freedom.
 */
function studentT(free: number): number {
  const z = 1.959964;
  return z + (z ** 3 + z) / (4 * free) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * free ** 2);
}

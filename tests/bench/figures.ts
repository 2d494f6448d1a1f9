/** One line of the report: our figure beside a peer's, in the same unit. */
export interface Row {
  readonly work: string;
  readonly ours: number;
  readonly peer: number;
  readonly unit: 'ms' | 's' | 'req/s' | 'kB' | 'MB';
  readonly against: string;
  /** Smallest and largest ratio of one round; undefined where it was measured once. */
  readonly range?: readonly [low: number, high: number] | undefined;
  /** What the ratio is to be, at least or at most. */
  readonly limit?: Limit | undefined;
}

export type Limit = readonly ['≥' | '≤', number];

/** A dash where the peer answered nothing in the time. */
export function ratioText(ratio: number): string {
  return Number.isFinite(ratio) ? ratio.toFixed(2) : '–';
}

/** `≤ 2`, or `≤ 2, missed`; empty without a limit. */
export function evaluated(value: number, limit: Limit | undefined): string {
  if (!limit) return '';
  const [sign, bound] = limit;
  return `${sign} ${bound}${(sign === '≤' ? value <= bound : value >= bound) ? '' : ', missed'}`;
}

/** How long a measurement takes. */
export interface Effort {
  readonly rounds: number;
  readonly seconds: number;
  /** Of mixed load, before memory is looked at. */
  readonly loadSeconds: number;
}

export const WHOLE: Effort = { rounds: 7, seconds: 3, loadSeconds: 180 };
export const QUICK: Effort = { rounds: 1, seconds: 1, loadSeconds: 20 };

/** Both measured in the same rounds. */
export function ratios(ours: readonly number[], peer: readonly number[]): Pick<Row, 'ours' | 'peer' | 'range'> {
  const each = ours.map((value, round) => value / (peer[round] ?? Number.NaN));
  return { ours: median(ours), peer: median(peer), range: [Math.min(...each), Math.max(...each)] };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The mean and its 95 % interval, by Student's t: of at least two values. */
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

/** The 97.5 % point, by Cornish and Fisher's expansion of the normal one: 2.09 for 19 degrees of freedom. */
function studentT(free: number): number {
  const z = 1.959964;
  return z + (z ** 3 + z) / (4 * free) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * free ** 2);
}

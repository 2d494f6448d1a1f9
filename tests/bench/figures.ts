/** One line of the report: our figure beside a peer's, in the same unit. */
export interface Row {
  readonly work: string;
  readonly ours: number;
  readonly peer: number;
  readonly unit: 'ms' | 's' | 'req/s' | 'kB' | 'MB';
  readonly against: string;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

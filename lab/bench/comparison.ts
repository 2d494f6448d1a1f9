import { type Effort, type Limit, ratios, type BenchFigure } from './figures.ts';
import type { Rate, Target } from './load.ts';

/** Comparison of our server with each competing server. All get the same requests, in alternating rounds. */
export interface Compared {
  readonly work: string;
  readonly ours: Target;
  readonly peers: Readonly<Record<string, Target>>;
  /** Limit for the ratio of our measured value to the measured value of the first competing server. */
  readonly limit?: Limit;
}

export function comparison(rate: Rate, effort: Effort): (compared: Compared) => Promise<BenchFigure[]> {
  return async ({ work, ours, peers, limit }) => {
    const rates = new Map<string, number[]>(['', ...Object.keys(peers)].map((name) => [name, []]));
    for (let round = 0; round < effort.rounds; round++)
      for (const [name, figures] of rates) figures.push(await rate(peers[name] ?? ours, { duration: effort.seconds }));
    const all = (name: string) => rates.get(name) ?? [];
    return Object.keys(peers).map((name, at) => ({
      work,
      ...ratios(all(''), all(name)),
      unit: 'req/s',
      against: name,
      ...(at === 0 && limit && { limit }),
    }));
  };
}

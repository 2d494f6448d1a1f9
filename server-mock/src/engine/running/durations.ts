import type { Metric, Registry } from 'prom-client';

/** How many of one kind took how long. */
interface Counted<Label extends string> {
  readonly labels: Readonly<Record<Label, string | number>>;
  /** By the first bound that the duration does not exceed; those above all bounds are last. */
  readonly counts: Float64Array;
  sum: number;
}

export interface Durations<Label extends string> {
  /**
   * Notes one. It costs a tenth of what prom-client's own histogram does, which every request would pay for itself and each of its
   * statements.
   * @param key says the same as the labels
   * @param labels asked for when the first of the key is noted
   */
  note(key: string, seconds: number, labels: () => Counted<Label>['labels']): void;
}

/** A histogram of Prometheus. @param bounds of its buckets, in seconds, rising */
export function durations<Label extends string>(
  registry: Registry,
  { name, help, bounds }: { readonly name: string; readonly help: string; readonly bounds: readonly number[] },
): Durations<Label> {
  const noted = new Map<string, Counted<Label>>();
  const get = async () => ({
    name,
    help,
    type: 'histogram',
    aggregator: 'sum',
    values: [...noted.values()].flatMap(({ labels, counts, sum }) => {
      let below = 0;
      const buckets = [...bounds, '+Inf'].map((le, index) => {
        below += counts[index] ?? 0;
        return { labels: { le, ...labels }, value: below, metricName: `${name}_bucket` };
      });
      return [
        ...buckets,
        { labels, value: sum, metricName: `${name}_sum` },
        { labels, value: below, metricName: `${name}_count` },
      ];
    }),
  });
  // A registry takes whatever has a name and says its values; prom-client's type names its own classes alone.
  registry.registerMetric({ name, get } as unknown as Metric);
  return {
    note(key, seconds, labels) {
      let counted = noted.get(key);
      if (!counted)
        noted.set(key, (counted = { labels: labels(), counts: new Float64Array(bounds.length + 1), sum: 0 }));
      let bucket = 0;
      while (bucket < bounds.length && seconds > (bounds[bucket] ?? 0)) bucket += 1;
      counted.counts[bucket] = (counted.counts[bucket] ?? 0) + 1;
      counted.sum += seconds;
    },
  };
}

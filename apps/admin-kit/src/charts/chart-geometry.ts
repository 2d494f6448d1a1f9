export type Cell = string | number | null;
export type ChartRow = Readonly<Record<string, Cell>>;

export interface ChartShape {
  readonly kind: 'bar' | 'line';
  /**
   * `x`, `y` and `series` are names of columns in the chart's data. Each value of the `series` column gets its own bar
   * segment or line.
   */
  readonly x: string;
  readonly y: string;
  readonly series?: string;
}

export interface ChartBar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly series: number;
}

/** Layout of a chart in pixels. */
export interface Geometry {
  readonly places: readonly { readonly value: Cell; readonly x: number; readonly labeled: boolean }[];
  readonly series: readonly Cell[];
  readonly bars: readonly ChartBar[];
  /** One line per series, as SVG points `x,y x,y`. */
  readonly lines: readonly string[];
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
}

export interface Size {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly bottom: number;
  readonly top: number;
}

const LABEL_WIDTH = 56;

export function geometryOf(rows: readonly ChartRow[], chart: ChartShape, size: Size): Geometry {
  const values = [...new Set(rows.map((row) => row[chart.x] ?? null))];
  const series = chart.series === undefined ? [null] : [...new Set(rows.map((row) => row[chart.series ?? ''] ?? null))];
  const sums = new Map<string, number>();
  const key = (value: Cell, of: Cell) => JSON.stringify([value, of]);
  for (const row of rows) {
    const at = key(row[chart.x] ?? null, chart.series === undefined ? null : (row[chart.series] ?? null));
    sums.set(at, (sums.get(at) ?? 0) + Number(row[chart.y] ?? 0));
  }
  const at = (value: Cell, of: Cell) => sums.get(key(value, of)) ?? 0;

  const highs = values.map((value) =>
    chart.kind === 'bar'
      ? series.reduce<number>((sum, one) => sum + Math.max(0, at(value, one)), 0)
      : Math.max(...series.map((one) => at(value, one))),
  );
  const lows = values.map((value) =>
    chart.kind === 'bar'
      ? series.reduce<number>((sum, one) => sum + Math.min(0, at(value, one)), 0)
      : Math.min(...series.map((one) => at(value, one))),
  );
  const scale = niceScale(Math.min(0, ...lows), Math.max(0, ...highs));
  const inner = size.height - size.bottom - size.top;
  const y = (value: number) => size.top + ((scale.to - value) / (scale.to - scale.from)) * inner;
  const step = (size.width - size.left) / Math.max(1, values.length);
  const middle = (index: number) => size.left + step * (index + 0.5);
  const every = Math.max(1, Math.ceil(LABEL_WIDTH / step));

  return {
    places: values.map((value, index) => ({ value, x: middle(index), labeled: index % every === 0 })),
    series,
    ticks: scale.ticks.map((value) => ({ value, y: y(value) })),
    bars: chart.kind === 'bar' ? values.flatMap((value, index) => stack(value, index)) : [],
    lines:
      chart.kind === 'line'
        ? series.map((one) => values.map((value, index) => `${middle(index)},${y(at(value, one))}`).join(' '))
        : [],
  };

  function stack(value: Cell, index: number): ChartBar[] {
    const width = Math.max(1, Math.min(48, step * 0.7));
    let above = 0;
    let below = 0;
    return series.flatMap((one, of): ChartBar[] => {
      const amount = at(value, one);
      if (amount === 0) return [];
      const from = amount > 0 ? above : below;
      if (amount > 0) above += amount;
      else below += amount;
      const top = y(Math.max(from, from + amount));
      return [
        { x: middle(index) - width / 2, y: top, width, height: Math.abs(y(from) - y(from + amount)), series: of },
      ];
    });
  }
}

/**
 * Returns the range of an axis and about four or five ticks at round numbers. The range includes the lowest and the
 * highest value.
 */
export function niceScale(
  lowest: number,
  highest: number,
): { readonly from: number; readonly to: number; readonly ticks: readonly number[] } {
  const span = highest - lowest || 1;
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
  const from = Math.floor(lowest / step) * step;
  const to = Math.max(from + step, Math.ceil(highest / step) * step);
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
  return { from, to, ticks };
}

import {
  type ChartAnswer,
  type ChartTile,
  type Field,
  type FigureAnswer,
  type FigureTile,
  type ListConditions,
  resourceNamed,
  slugFor,
  type Tile,
  type TileAnswer,
  type TileHead,
  type TileQuery,
  type TrendAnswer,
  type TrendTile,
} from '@tuyen/model';
import { csvContext } from '../csv/context.ts';
import { openNames } from '../csv/names.ts';
import { titleOf } from '../record-title.ts';
import { getOrThrow } from '../get-or-throw.ts';
import { Problem } from '../problem.ts';
import { aggregate, bucketed, grouped } from '../query/aggregate.ts';
import type { View } from '../query/view.ts';
import { type Amount, domainFigure } from './domain-figures.ts';
import { byCurrency } from './by-currency.ts';
import { type Asking, isMoney, openQuery, type OpenQuery } from './tile-query.ts';
import { rowsOf } from './tile-rows.ts';
import { comparedSpan, pointsOf } from './time-spans.ts';

/** Maximum number of bars of a dashboard chart in a response. The client computes the remainder from the total. */
const BARS = 60;

export async function tileFor(asking: Asking, tile: Tile): Promise<TileAnswer | undefined> {
  try {
    const answer = await answerOf(asking, tile);
    return answer && !(tile.hideZero && isNothing(answer)) ? answer : undefined;
  } catch (error) {
    if (error instanceof Problem && error.status >= 500) throw error;
    asking.engine.log.error(error);
    return { ...headOf(tile), kind: 'failed' };
  }
}

function isNothing(answer: TileAnswer): boolean {
  if ('others' in answer && answer.others) return false;
  if ('value' in answer) return answer.value === 0;
  return 'total' in answer && answer.total === 0;
}

async function answerOf(asking: Asking, tile: Tile): Promise<TileAnswer | undefined> {
  if ('figure' in tile) return ofDomain(asking, tile);
  if (!mayRead(asking, tile)) return undefined;
  const open = await openQuery(asking, tile);
  const head = (more: ListConditions = {}) => headOf(tile, leadsTo(asking, open, more));
  switch (tile.kind) {
    case 'figure':
      return figureOf(asking, tile, open, head);
    case 'trend':
      return trendOf(asking, tile, open, head);
    case 'chart':
      return chartOf(asking, tile, open, head);
    case 'list':
    case 'todo':
      return { ...head(), kind: tile.kind, ...(await rowsOf(asking, tile, open)) };
  }
}

type Head = (more?: ListConditions) => TileHead;

function headOf({ name, label, help, wide }: Tile, list?: TileHead['list']): TileHead {
  return { name, label, ...(help && { help }), wide, ...(list && { list }) };
}

function mayRead({ engine, caller }: Asking, { resource: name, permission }: TileQuery): boolean {
  const resource = resourceNamed(engine.model, name);
  if (!resource || !engine.auth.may(caller, slugFor(resource.module, 'list'))) return false;
  return permission === undefined || engine.auth.may(caller, permission);
}

function leadsTo({ engine }: Asking, { resource, conditions }: OpenQuery, more: ListConditions): TileHead['list'] {
  if (!resource.actions.includes('list')) return undefined;
  const { operators } = getOrThrow(engine.views, resource.name);
  const filter = Object.entries({ ...conditions, ...more }).map(([key, value]) => [listKey(key, operators), value]);
  return { resource: resource.name, filter: Object.fromEntries(filter) };
}

/**
 * Converts the key of a tile's filter to the key of the same filter in a list URL. List URLs omit the operators `$in`,
 * `$isnull` and `$eq`. Only for texts they keep `$eq`, because a text without an operator is searched for a partial
 * match.
 */
function listKey(key: string, operators: View['operators']): string {
  const [field = '', operator] = key.split('||');
  const plain =
    operator === '$in' || operator === '$isnull' || (operator === '$eq' && !operators.get(field)?.has('$cont'));
  return plain ? field : key;
}

function fieldOf({ resource }: OpenQuery, name: string): Field {
  const field = resource.fields.find((one) => one.name === name);
  if (!field) throw new Error(`The dashboard was checked, yet "${name}" is not a field of ${resource.name}.`);
  return field;
}

type Queried<T> = Exclude<T, { readonly figure: string }>;

interface Sum {
  readonly [column: string]: string | number | null | undefined;
  readonly currency?: string | null;
  /** PostgreSQL returns sums as text. */
  readonly n: number | string;
}

const valueOf = (sums: readonly Pick<Sum, 'n'>[]) => ({ value: sums.reduce((all, { n }) => all + Number(n), 0) });

async function figureOf(asking: Asking, tile: Queried<FigureTile>, open: OpenQuery, head: Head): Promise<FigureAnswer> {
  const { engine, now } = asking;
  const shown = { kind: 'figure', money: isMoney(open.resource, tile.sum), tone: tile.tone } as const;
  if (!tile.period) {
    const { sql, params } = aggregate(open.counted);
    const sums = await engine.records.database.rows<Sum>(sql, params);
    return { ...head(), ...shown, ...(await byCurrency(asking, sums, valueOf)) };
  }
  const { of: period, date } = tile.period;
  const { bounds, conditions } = comparedSpan(fieldOf(open, date), period, now, engine.formats.zone);
  const values = await byCurrency(asking, await buckets(asking, open, date, bounds), (rows) => {
    const [before = 0, , value = 0] = valuesOf(rows, bounds);
    return { value, previous: { period, value: before } };
  });
  return { ...head(conditions), ...shown, ...values };
}

async function trendOf(asking: Asking, tile: TrendTile, open: OpenQuery, head: Head): Promise<TrendAnswer> {
  const { engine, now } = asking;
  const { days, bounds, conditions } = pointsOf(fieldOf(open, tile.date), tile.by, tile.last, now, engine.formats.zone);
  const lines = await byCurrency(asking, await buckets(asking, open, tile.date, bounds), (rows) => {
    const values = valuesOf(rows, bounds);
    return {
      points: days.map((at, index) => ({ at, value: values[index] ?? 0 })),
      total: values.reduce((sum, value) => sum + value, 0),
    };
  });
  return { ...head(conditions), kind: 'trend', money: isMoney(open.resource, tile.sum), by: tile.by, ...lines };
}

/** Sum over the rows of one time span, which begins at bound `i` and ends at bound `i + 1`. */
interface Bucket extends Sum {
  readonly i: number;
}

function buckets({ engine }: Asking, open: OpenQuery, date: string, bounds: readonly string[]) {
  const { sql, params } = bucketed(open.counted, date, bounds);
  return engine.records.database.rows<Bucket>(sql, params);
}

function valuesOf(rows: readonly Bucket[], bounds: readonly string[]): readonly number[] {
  const values = bounds.slice(1).map(() => 0);
  for (const { i, n } of rows) values[Number(i)] = (values[Number(i)] ?? 0) + Number(n);
  return values;
}

async function chartOf(asking: Asking, tile: Queried<ChartTile>, open: OpenQuery, head: Head): Promise<ChartAnswer> {
  const { engine, caller } = asking;
  const field = fieldOf(open, tile.group);
  const { sql, params } = grouped(open.counted, tile.group, BARS);
  type Group = Sum & { readonly key: string | null; readonly total: number | string };
  const rows = await engine.records.database.rows<Group>(sql, params);
  const names =
    field.kind === 'reference'
      ? await openNames(engine, caller, csvContext(engine, caller.language), titleOf).named(
          [field],
          rows.map(({ key }) => ({ [tile.group]: key })),
        )
      : [];
  const nameOf = new Map(rows.map(({ key }, index) => [key, names[index]?.[tile.group]]));
  const sums = await byCurrency(asking, rows, (some) => ({
    bars: some.map(({ key, n }) => {
      const name = nameOf.get(key);
      return { key, ...(typeof name === 'string' && { label: name }), value: Number(n) };
    }),
    total: Number(some[0]?.total ?? 0),
  }));
  return {
    ...head(),
    kind: 'chart',
    money: isMoney(open.resource, tile.sum),
    group: tile.group,
    ...(field.kind === 'enum' && { enum: field.enum }),
    first: tile.first,
    ...sums,
  };
}

async function ofDomain(
  asking: Asking,
  tile: Extract<FigureTile | ChartTile, { readonly figure: string }>,
): Promise<TileAnswer | undefined> {
  const found = await domainFigure(asking, tile.figure);
  if (!found) return undefined;
  const list =
    tile.list && mayRead(asking, tile.list) ? leadsTo(asking, await openQuery(asking, tile.list), {}) : undefined;
  const head = headOf(tile, list);
  const parts = 'parts' in found ? found.parts : [];
  const sums: readonly Amount[] = 'sums' in found ? found.sums : parts.map(([, n]) => ({ n }));
  if (tile.kind === 'figure')
    return {
      ...head,
      kind: 'figure',
      ...(await byCurrency(asking, sums, valueOf)),
      money: tile.money,
      tone: tile.tone,
    };
  return {
    ...head,
    kind: 'chart',
    money: tile.money,
    ...(tile.enum !== undefined && { enum: tile.enum }),
    first: tile.first,
    bars: parts.map(([key, part]) => ({ key, value: part })).toSorted((a, b) => b.value - a.value),
    total: valueOf(sums).value,
  };
}

import {
  type Field,
  type ListTile,
  listConditions,
  localizedTextIn,
  type Resource,
  type RowsAnswer,
  type Scalar,
  type TileColumn,
  type TileRow,
  type TodoTile,
} from '@tuyen/model';
import { csvContext } from '../csv/context.ts';
import { openNames } from '../csv/names.ts';
import { titleOf } from '../record-title.ts';
import type { Row } from '../domain.ts';
import { parseObject } from '../json-object.ts';
import { aggregate } from '../query/aggregate.ts';
import { compile } from '../query/compile.ts';
import { all, EVERY_RECORD, anyValueOf } from '../query/query.ts';
import { type Asking, filterContextOf, filterOf, numberOf, type OpenQuery } from './tile-query.ts';

type Rows = Omit<RowsAnswer, 'name' | 'label' | 'wide' | 'kind'>;

export async function rowsOf(asking: Asking, tile: ListTile | TodoTile, open: OpenQuery): Promise<Rows> {
  const { engine } = asking;
  const { resource, counted } = open;
  const sort =
    tile.kind === 'todo'
      ? { field: tile.date, descending: false }
      : { field: tile.sort.field, descending: tile.sort.order === 'DESC' };
  const { docs } = compile(
    counted.table,
    { ...EVERY_RECORD, where: open.where, sort: [sort], limit: tile.first, language: asking.caller.language },
    counted.scope,
    counted.engine,
    counted.hints,
  );
  const records = (await engine.records.database.texts(docs.sql, docs.params)).map(parseObject);
  const todo = tile.kind === 'todo' ? await todoOf(asking, tile, open, records) : undefined;
  const shown = await shownRows(asking, resource, tile.columns, records);
  return {
    ...shown,
    rows: shown.rows.map((row, index) => ({ ...row, ...todo?.row(records[index] ?? {}) })),
    total: await numberOf(engine, aggregate({ ...counted, sum: undefined })),
    ...(tile.kind === 'todo' && todo && { late: todo.late, means: tile.means }),
  };
}

/** Returns records as rows of a tile, with references by their names. */
export async function shownRows(
  asking: Asking,
  resource: Resource,
  wanted: readonly string[],
  records: readonly Row[],
): Promise<Omit<Rows, 'total'>> {
  const { engine } = asking;
  const fields = wanted.flatMap((name) => resource.fields.find((field) => field.name === name) ?? []);
  const named = await openNames(engine, asking.caller, csvContext(engine, asking.caller.language), titleOf).named(
    fields,
    records,
  );
  const columns = fields.map(columnOf);
  const cells = columns.flatMap(({ name, currency }) => (currency === undefined ? [name] : [name, currency]));
  const opens = (['show', 'edit'] as const).find((action) => resource.actions.includes(action));
  return {
    resource: resource.name,
    ...(opens && { opens }),
    columns,
    rows: named.map((row) => ({
      id: String(row['id']),
      cells: Object.fromEntries(cells.map((name) => [name, cellOf(localizedIn(fields, name, row[name], asking))])),
    })),
  };
}

async function todoOf(asking: Asking, tile: TodoTile, open: OpenQuery, records: readonly Row[]) {
  const { engine } = asking;
  const { counted, resource } = open;
  const dated = resource.fields.find(({ name }) => name === tile.date);
  const past = { [tile.date]: { to: dated?.kind === 'date' ? 'today-1' : 'now' } };
  const means = tile.late ?? (tile.means === 'due' ? past : undefined);
  const none = { late: 0, row: (row: Row): Partial<TileRow> => ({ ...at(row), late: false }) };
  const at = (row: Row) => (typeof row[tile.date] === 'string' ? { at: String(row[tile.date]) } : {});
  if (!means || records.length === 0) return none;
  const filter = filterOf(engine, resource, listConditions(means, filterContextOf(asking)));
  const where = all([open.where, filter].filter((one) => one !== undefined));
  const shown = anyValueOf(
    'id',
    records.map(({ id }) => String(id)),
  );
  const { ids } = compile(
    counted.table,
    { ...EVERY_RECORD, where: all([where, shown].filter((one) => one !== undefined)) },
    counted.scope,
    counted.engine,
    counted.hints,
  );
  const late = new Set(await engine.records.database.texts(ids.sql, ids.params));
  return {
    late: await numberOf(engine, aggregate({ ...counted, where, sum: undefined })),
    row: (row: Row): Partial<TileRow> => ({ ...at(row), late: late.has(String(row['id'])) }),
  };
}

function columnOf(field: Field): TileColumn {
  const { name, label, kind, unit } = field;
  return {
    name,
    label,
    kind,
    ...(unit && { unit }),
    ...(field.kind === 'enum' && { enum: field.enum }),
    ...(field.kind === 'money' && field.currency !== undefined && { currency: field.currency }),
  };
}

function localizedIn(fields: readonly Field[], name: string, value: unknown, { caller, engine }: Asking): unknown {
  const isLocalized = fields.find((field) => field.name === name)?.kind === 'localized-text';
  return isLocalized ? localizedTextIn(value, caller.language, engine.model.languages) : value;
}

function cellOf(value: unknown): Scalar {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

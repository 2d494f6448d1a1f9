import type { Model } from '@tuyen/model';
import { parseObject } from '../../json-object.ts';
import { type Connection, name, type SqlValue } from '../database/connection.ts';
import { Params } from '../database/sql-text.ts';
import type { TableChange } from './difference.ts';
import { followNamesInRow } from './follow-names.ts';
import { followQuery } from './follow-query.ts';

const NAMED: readonly (readonly [table: string, column: string])[] = [
  ['_audit', 'resource'],
  ['_inbox', 'resource'],
  ['_notes', 'resource'],
  ['_reports', 'resource'],
  ['_tabs', 'resource'],
  ['_totals', 'resource'],
  ['_upload_claims', 'resource'],
  ['_outbox', 'about_resource'],
];

const PAGE = 500;

export async function renameSaved(connection: Connection, change: TableChange, model: Model): Promise<void> {
  const { resource, renamedFrom, renamedFields } = change;
  if (renamedFrom !== undefined)
    for (const [table, column] of NAMED) await renamed(connection, table, column, renamedFrom, resource.name);
  for (const [field, from] of renamedFields) {
    const params = new Params(connection.engine);
    const set = `"field" = ${params.add(field)}`;
    const where = `"resource" = ${params.add(resource.name)} AND "field" = ${params.add(from)}`;
    await connection.run(`UPDATE "_upload_claims" SET ${set} WHERE ${where}`, params.values);
  }
  for (const table of ['_tabs', '_reports'])
    await eachSaved(connection, table, '', ['query'], resource.name, ([query = '']) => [
      followQuery(query, resource, model.enums),
    ]);
  await eachSaved(connection, '_audit', 0, ['before', 'after'], resource.name, (texts) =>
    texts.map((text) =>
      text === '' ? '' : JSON.stringify(followNamesInRow(resource.fields, parseObject(text), model.enums)),
    ),
  );
}

async function renamed(connection: Connection, table: string, column: string, from: string, to: string): Promise<void> {
  const params = new Params(connection.engine);
  const set = `${name(column)} = ${params.add(to)}`;
  await connection.run(`UPDATE ${name(table)} SET ${set} WHERE ${name(column)} = ${params.add(from)}`, params.values);
}

/** @param first value that is lower than every id: 0 for numbers and '' for texts */
async function eachSaved(
  connection: Connection,
  table: string,
  first: '' | 0,
  columns: readonly string[],
  resource: string,
  follow: (texts: readonly string[]) => readonly string[],
): Promise<void> {
  for (let last: SqlValue | undefined = first; last !== undefined;) {
    const find = new Params(connection.engine);
    const rows: Readonly<Record<string, unknown>>[] = await connection.rows(
      `SELECT "id", ${columns.map(name).join(', ')} FROM ${name(table)}
       WHERE "resource" = ${find.add(resource)} AND "id" > ${find.add(last)} ORDER BY "id" LIMIT ${PAGE}`,
      find.values,
    );
    const keys = rows.map(({ id }) => (first === 0 ? Number(id) : String(id)));
    last = rows.length === PAGE ? keys.at(-1) : undefined;
    for (const [at, row] of rows.entries()) {
      const before = columns.map((column) => String(row[column] ?? ''));
      const after = follow(before);
      if (after.every((text, index) => text === before[index])) continue;
      const params = new Params(connection.engine);
      const set = columns.map((column, index) => `${name(column)} = ${params.add(after[index] || null)}`);
      const key = params.add(keys[at] ?? null);
      await connection.run(`UPDATE ${name(table)} SET ${set.join(', ')} WHERE "id" = ${key}`, params.values);
    }
  }
}

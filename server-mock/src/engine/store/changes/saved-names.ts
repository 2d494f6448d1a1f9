import type { Model } from '@tuyen/model';
import { objectIn } from '../../json-object.ts';
import { type Connection, name } from '../database/connection.ts';
import { Params } from '../database/sql-text.ts';
import type { TableChange } from './difference.ts';
import { followNames } from './follow-names.ts';
import { followQuery } from './follow-query.ts';

/** Columns of the server's own tables that hold the name of a resource. */
const NAMED: readonly (readonly [table: string, column: string])[] = [
  ['_audit', 'resource'],
  ['_notes', 'resource'],
  ['_tabs', 'resource'],
  ['_totals', 'resource'],
  ['_upload_claims', 'resource'],
  ['_outbox', 'about_resource'],
];

/** The log, notes, tabs, mails and uploads name resources and fields as they are called today. */
export async function renameSaved(
  connection: Connection,
  change: TableChange,
  model: Model,
  logs: { readonly resource: string; readonly names: string } | undefined,
): Promise<void> {
  const { resource, renamedFrom, renamedFields } = change;
  if (renamedFrom !== undefined) {
    for (const [table, column] of NAMED) await renamed(connection, table, column, renamedFrom, resource.name);
    if (logs) await renamedLog(connection, logs, renamedFrom, resource.name);
  }
  for (const [field, from] of renamedFields) {
    const params = new Params(connection.engine);
    const set = `"field" = ${params.add(field)}`;
    const where = `"resource" = ${params.add(resource.name)} AND "field" = ${params.add(from)}`;
    await connection.run(`UPDATE "_upload_claims" SET ${set} WHERE ${where}`, params.values);
  }
  await eachSaved(connection, '_tabs', ['query'], resource.name, ([query = '']) => [
    followQuery(query, resource, model.enums),
  ]);
  await eachSaved(connection, '_audit', ['before', 'after'], resource.name, (texts) =>
    texts.map((text) => (text === '' ? '' : JSON.stringify(followNames(resource.fields, objectIn(text), model.enums)))),
  );
}

async function renamed(connection: Connection, table: string, column: string, from: string, to: string): Promise<void> {
  const params = new Params(connection.engine);
  const set = `${name(column)} = ${params.add(to)}`;
  await connection.run(`UPDATE ${name(table)} SET ${set} WHERE ${name(column)} = ${params.add(from)}`, params.values);
}

/** The project's own log: a field of its rows, in their columns and in what is answered of them. */
async function renamedLog(
  connection: Connection,
  { resource, names }: { readonly resource: string; readonly names: string },
  from: string,
  to: string,
): Promise<void> {
  const find = new Params(connection.engine);
  const rows = await connection.rows<{ id: string; _doc: string }>(
    `SELECT "id", "_doc" FROM ${name(resource)} WHERE ${name(names)} = ${find.add(from)}`,
    find.values,
  );
  for (const { id, _doc } of rows) {
    const params = new Params(connection.engine);
    const doc = params.add(JSON.stringify({ ...objectIn(_doc), [names]: to }));
    const set = `"_doc" = ${doc}, ${name(names)} = ${params.add(to)}`;
    await connection.run(`UPDATE ${name(resource)} SET ${set} WHERE "id" = ${params.add(id)}`, params.values);
  }
}

async function eachSaved(
  connection: Connection,
  table: string,
  columns: readonly string[],
  resource: string,
  follow: (texts: readonly string[]) => readonly string[],
): Promise<void> {
  const find = new Params(connection.engine);
  const rows = await connection.rows(
    `SELECT "id", ${columns.map(name).join(', ')} FROM ${name(table)} WHERE "resource" = ${find.add(resource)}`,
    find.values,
  );
  for (const row of rows) {
    const before = columns.map((column) => String(row[column] ?? ''));
    const after = follow(before);
    if (after.every((text, index) => text === before[index])) continue;
    const params = new Params(connection.engine);
    const set = columns.map((column, index) => `${name(column)} = ${params.add(after[index] || null)}`);
    const { id } = row;
    const key = params.add(typeof id === 'number' || typeof id === 'bigint' ? id : String(id));
    await connection.run(`UPDATE ${name(table)} SET ${set.join(', ')} WHERE "id" = ${key}`, params.values);
  }
}

import { isObject, type Model } from '@tuyen/model';
import { type Connection, name } from '../database/connection.ts';
import { Params } from '../database/sql-text.ts';
import { valuesOfColumns } from '../tables/rebuild.ts';
import { rowFromStored, type StoredRow, type Table } from '../tables/columns.ts';
import type { TableChange } from './difference.ts';
import { followNamesInRow } from './follow-names.ts';
import { withDocument, writeRow } from './rewrite-rows.ts';

export interface Logs {
  readonly resource: string;
  /** Name of the field in which a log entry stores the name of the record's resource. */
  readonly names: string;
  readonly values: readonly string[];
}

const PAGE = 500;

export async function followLog(
  connection: Connection,
  table: Table,
  { names, values }: Logs,
  { resource, renamedFrom }: TableChange,
  { enums }: Model,
): Promise<boolean> {
  let changed = false;
  for (let after: string | undefined = ''; after !== undefined;) {
    const params = new Params(connection.engine);
    const about = `${name(names)} = ${params.add(renamedFrom ?? resource.name)}`;
    const raws: (StoredRow & { id: string })[] = await connection.rows(
      `SELECT * FROM ${table.name} WHERE ${about} AND "id" > ${params.add(after)} ORDER BY "id" LIMIT ${PAGE}`,
      params.values,
    );
    after = raws.length === PAGE ? raws.at(-1)?.id : undefined;
    for (const raw of raws.map((found) => withDocument(table, found))) {
      const row = { ...valuesOfColumns(table, raw), ...rowFromStored(table, raw) };
      const before = JSON.stringify(row);
      row[names] = resource.name;
      for (const field of values) {
        const value = row[field];
        if (isObject(value)) row[field] = followNamesInRow(resource.fields, value, enums);
      }
      if (JSON.stringify(row) === before) continue;
      await writeRow(connection, table, raw, row);
      changed = true;
    }
  }
  return changed;
}

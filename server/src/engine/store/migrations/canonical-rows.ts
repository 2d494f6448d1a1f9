import { type Model, sameJson } from '@tuyen/model';
import type { Row } from '../../domain.ts';
import { canonicalRow } from '../canonical-row.ts';
import { type Connection, DuplicateError } from '../database/connection.ts';
import { Params } from '../database/sql-text.ts';
import { type Rows, rowsOver } from '../rows.ts';
import { rowFromStored, type StoredRow, type Table } from '../tables/columns.ts';
import type { StoredChange } from './difference.ts';
import { keepFact } from '../tables/facts.ts';

const VERSION = '1';
const FACT = 'text-forms';
const PAGE = 500;
const NAMED = 20;

/**
 * Converts the texts of all rows to their canonical form, because earlier builds stored them as clients sent them. Runs
 * once per database. If a unique value would become a duplicate, the row stays unchanged and is reported.
 * @param isNew the database has no rows yet
 */
export async function canonicalizeRows(
  connection: Connection,
  model: Model,
  tables: ReadonlyMap<string, Table>,
  isNew: boolean,
): Promise<readonly StoredChange[]> {
  const [fact] = await connection.rows(`SELECT "value" FROM "_facts" WHERE "name" = '${FACT}'`);
  if (fact?.['value'] === VERSION) return [];
  const changes: StoredChange[] = [];
  if (!isNew) {
    const rows = rowsOver(connection, tables, () => undefined);
    for (const { name } of model.resources) {
      const table = tables.get(name);
      if (table) changes.push(...(await canonicalizeTable(rows, table)));
    }
  }
  await keepFact(connection, FACT, VERSION);
  return changes;
}

async function canonicalizeTable(rows: Rows, table: Table): Promise<readonly StoredChange[]> {
  const { connection } = rows;
  const { name, fields } = table.resource;
  const collisions = new Map<string, string[]>();
  let changed = 0;
  for (let after: string | undefined = ''; after !== undefined;) {
    const params = new Params(connection.engine);
    const raws: (StoredRow & { id: string })[] = await connection.rows(
      `SELECT * FROM ${table.name} WHERE "id" > ${params.add(after)} ORDER BY "id" LIMIT ${PAGE}`,
      params.values,
    );
    after = raws.length === PAGE ? raws.at(-1)?.id : undefined;
    for (const raw of raws) {
      const before = rowFromStored(table, raw);
      const canonical = canonicalRow(fields, before);
      if (sameJson(before, canonical)) continue;
      const field = await replaceUnlessDuplicate(rows, name, before, canonical);
      if (field === undefined) changed += 1;
      else
        collisions.set(field, [...(collisions.get(field) ?? []), await namePair(rows, name, field, raw.id, canonical)]);
    }
  }
  const rowsText = changed === 1 ? '1 row' : `${changed} rows`;
  return [
    ...(changed > 0
      ? [{ resource: name, what: 'migrated', text: `${name}: texts of ${rowsText} get their canonical form` } as const]
      : []),
    ...[...collisions].map(([field, pairs]): StoredChange => {
      const named = pairs.slice(0, NAMED).join('; ');
      const more = pairs.length > NAMED ? `; and ${pairs.length - NAMED} more` : '';
      return {
        resource: name,
        field,
        what: 'collision',
        text: `${name}.${field} is unique, but rows have the same text in different Unicode forms or white space: ${named}${more}. They stay as they are. Change or delete one of each pair.`,
      };
    }),
  ];
}

/**
 * Replaces a row, unless another row has the same value in a unique field.
 * @returns this unique field if the row stays unchanged; undefined if the row was replaced
 */
async function replaceUnlessDuplicate(
  rows: Rows,
  resource: string,
  before: Row,
  after: Row,
): Promise<string | undefined> {
  const { connection } = rows;
  await connection.run('SAVEPOINT canonical');
  try {
    await rows.replace(resource, before, after);
    await connection.run('RELEASE SAVEPOINT canonical');
    return undefined;
  } catch (error) {
    if (!(error instanceof DuplicateError)) throw error;
    await connection.run('ROLLBACK TO SAVEPOINT canonical');
    await connection.run('RELEASE SAVEPOINT canonical');
    return error.column;
  }
}

async function namePair(rows: Rows, resource: string, field: string, id: string, canonical: Row): Promise<string> {
  const value = canonical[field];
  const other = await rows.first(resource, { [field]: String(value) });
  return `${id} and ${String(other?.['id'])} (${JSON.stringify(value)})`;
}

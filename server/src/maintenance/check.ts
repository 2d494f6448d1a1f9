import { mapObjects, type Model } from '@tuyen/model';
import { ownModel } from '@tuyen/model/backends';
import { parseObject } from '../engine/json-object.ts';
import { name } from '../engine/store/database/connection.ts';
import { selectedDoc, type Table, tablesOf } from '../engine/store/tables/columns.ts';
import { tablesAsStored } from '../engine/store/migrations/tables-as-stored.ts';
import { openAjv } from '../engine/validation/ajv.ts';
import { NotPossible } from './not-possible.ts';
import { readSnapshot, type Snapshot } from './snapshot.ts';
import { tablesOf as presentTables } from './tables.ts';

export interface Damage {
  readonly resource: string;
  readonly field?: string;
  readonly what: 'file' | 'reference' | 'value';
  readonly count: number;
  /** IDs of the first rows that violate a schema or refer to a missing record. */
  readonly first: readonly string[];
}

const NAMED = 3;

/**
 * Checks a database: the integrity of its file, references to missing records, and values that violate their schemas.
 * Only reads.
 */
export async function checkDatabase(databaseUrl: string, whole: Model): Promise<readonly Damage[]> {
  const model = ownModel(whole);
  return readSnapshot(databaseUrl, async (snapshot) => {
    const found = await checkFile(snapshot);
    const present = new Set(await presentTables(snapshot));
    const missing = model.resources.filter(({ name: resource }) => !present.has(resource));
    if (missing.length > 0)
      throw new NotPossible(
        `The database has no table for ${missing.map((one) => one.name).join(', ')}. See what is to be done with: tuyen db plan`,
      );
    const tables = await tablesAsStored(snapshot, tablesOf(model, snapshot.engine));
    for (const table of tables.values()) found.push(...(await checkRows(snapshot, table, model)));
    return found;
  });
}

async function checkFile(snapshot: Snapshot): Promise<Damage[]> {
  if (snapshot.engine === 'postgres') return [];
  const rows = await snapshot.rows('PRAGMA integrity_check');
  const lines = rows.map((row) => String(row['integrity_check']));
  return lines.join() === 'ok'
    ? []
    : [{ resource: '', what: 'file', count: lines.length, first: lines.slice(0, NAMED) }];
}

async function checkRows(snapshot: Snapshot, table: Table, model: Model): Promise<Damage[]> {
  const ajv = openAjv(model);
  const found = new Map<string, { field: string; what: Damage['what']; count: number; first: string[] }>();
  const note = (field: string, what: Damage['what'], id: string) => {
    const known = found.get(`${field} ${what}`) ?? { field, what, count: 0, first: [] };
    known.count += 1;
    if (known.first.length < NAMED) known.first.push(id);
    found.set(`${field} ${what}`, known);
  };
  const { resource } = table;
  for (const field of resource.fields) {
    if (field.kind !== 'reference') continue;
    const column = `t.${name(field.name)}`;
    const lost = await snapshot.rows(
      `SELECT t."id" FROM ${table.name} t WHERE ${column} IS NOT NULL AND NOT EXISTS (SELECT 1 FROM ${name(field.resource)} r WHERE r."id" = ${column}) ORDER BY t."id"`,
    );
    for (const { id } of lost) note(field.name, 'reference', String(id));
  }
  const checks = resource.fields.flatMap((field) =>
    field.writeOnly || field.system ? [] : [[field, ajv.compile(field.schema)] as const],
  );
  for await (const page of snapshot.pages(`SELECT ${selectedDoc(table)} FROM ${table.name} ORDER BY "id"`)) {
    for (const row of page.map(({ _doc }) => parseObject(String(_doc)))) {
      for (const [field, validate] of checks) {
        const value = mapObjects(field, row[field.name], (object, fields) => {
          for (const inner of fields) if (inner.readOnly || inner.writeOnly) delete object[inner.name];
          return object;
        });
        if (value !== undefined && value !== null && !validate(value)) note(field.name, 'value', String(row['id']));
      }
    }
  }
  return [...found.values()].map((one) => ({ resource: resource.name, ...one }));
}

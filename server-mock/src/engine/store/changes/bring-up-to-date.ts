import { type Field, type Model, type Resource, walkFields } from '@tuyen/model';
import type { Migration, Row } from '../../domain.ts';
import { type Connection, type Database, name } from '../database/connection.ts';
import type { Table } from '../tables/columns.ts';
import { type ReadDefaults, withReadDefaults } from '../tables/read-defaults.ts';
import { rebuildChanged } from '../tables/rebuild.ts';
import { fillKeys } from '../tables/sort-keys.ts';
import { createIndexes, createTables, lockTables, presentColumns, presentNames } from '../tables/tables.ts';
import { alterTable } from './alter-table.ts';
import { canonicalizeRows } from './canonical-rows.ts';
import { clashesOf, dropLeftover } from './clashes.ts';
import { assertNotNewer, descriptionOfTables, keepState, readState } from './database-state.ts';
import { describeModel } from './description.ts';
import { type Change, type Difference, difference } from './difference.ts';
import { dropGone } from './drop-gone.ts';
import { duplicatesOf } from './duplicates.ts';
import { followLog, type Logs } from './follow-log.ts';
import { type Clients, slugRenames } from './follow-slugs.ts';
import { type Finding, RefusedChange } from './refused.ts';
import { rewriteRows } from './rewrite-rows.ts';
import { mustCheck, mustWrite, newDefaults } from './row-work.ts';
import { renameSaved } from './saved-names.ts';

export interface UpToDateOptions {
  readonly migrations?: readonly Migration[] | undefined;
  /** The resource of the project that keeps the log. */
  readonly logs?: Logs | undefined;
  readonly clients?: Clients | undefined;
  /** Go back to schemas of before, on purpose. */
  readonly back?: boolean | undefined;
  /** Drop tables and columns that the schemas have no longer. */
  readonly drop?: boolean | undefined;
  /** Say what would be done, and do nothing. */
  readonly dryRun?: boolean | undefined;
}

/** Thrown to take everything back. */
class Undone extends Error {}

/**
 * Makes the tables, and the rows in them, what the schemas say, in one transaction. If several processes start at once, one does it
 * while the others wait.
 * @returns what was done, or would be
 * @throws RefusedChange where rows stand against it, where a migration failed, and where a newer build has changed the database
 */
export async function bringUpToDate(
  database: Database,
  model: Model,
  tables: ReadonlyMap<string, Table>,
  options: UpToDateOptions = {},
): Promise<readonly Change[]> {
  let done: readonly Change[] = [];
  try {
    await database.transaction(async (connection) => {
      await lockTables(connection);
      done = await change(connection, model, tables, options);
      if (options.dryRun) throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return done;
}

async function change(
  connection: Connection,
  model: Model,
  tables: ReadonlyMap<string, Table>,
  { migrations = [], logs, clients, back = false, drop = false }: UpToDateOptions,
): Promise<readonly Change[]> {
  const columns = await presentColumns(connection);
  const isNew = !columns.has('_facts');
  const state = isNew ? undefined : await readState(connection);
  const now = describeModel(model);
  assertNotNewer(state, now, back);
  const known = state?.description ?? descriptionOfTables(now, columns);
  const found = difference(known, model);
  const waiting = isNew ? [] : migrations.filter(({ name: step }) => !state?.migrations.includes(step));
  const changes: Change[] = [...(isNew ? [] : found.changes)];
  const shown = waiting.flatMap(({ name: step, rows }) =>
    Object.keys(rows).map((resource): Change => ({
      resource,
      what: 'migrated',
      text: `${resource}: the migration ${step}`,
    })),
  );
  changes.push(...shown);

  const clashes = clashesOf(known, model, found);
  const inTheWay = clashes.filter(({ leftover }) => !drop || !leftover);
  if (inTheWay.length > 0)
    throw new RefusedChange(
      [
        'Names of the schemas mean something else in this database. Nothing was changed.',
        ...inTheWay.map(({ text }) => `  ${text}`),
      ].join('\n'),
    );
  await dropLeftover(connection, clashes);
  const present = await presentNames(connection);
  for (const table of found.tables) await alterTable(connection, table, tables.get(table.resource.name), present);
  const defaults = Object.fromEntries(
    found.tables.flatMap((one) => (one.exists ? [[one.resource.name, newDefaults(one)] as const] : [])),
  );
  const withoutKeys = await createTables(connection, tables, defaults);
  const readDefaults = withNewDefaults(state?.readDefaults ?? {}, found);
  const asRead = withReadDefaults(tables, readDefaults, connection.engine);
  const slugs = slugRenames(found.tables, model, clients);
  const findings: Finding[] = [];
  const rewritten = new Set<string>();
  for (const one of found.tables) {
    const table = tables.get(one.resource.name);
    if (!table || !one.exists) continue;
    const { resource } = one;
    const isMigrated = waiting.some(({ rows }) => rows[resource.name]);
    const holdsSlugs = slugs.holders.has(resource.name);
    const write = isMigrated || holdsSlugs || (one.differs && mustWrite(one, model));
    if (write || (one.differs && mustCheck(one)))
      findings.push(...(await rewriteRows(connection, table, one, { model, migrations: waiting, slugs, write })));
    if (write) rewritten.add(resource.name);
    for (const field of one.unique)
      findings.push(...(await duplicatesOf(connection, asRead.get(resource.name) ?? table, field)));
  }
  if (findings.length > 0)
    throw new RefusedChange(
      'The rows in the database stand against what the schemas say now. Nothing was changed.',
      findings,
    );
  const log = logs && tables.get(logs.resource);
  for (const one of found.tables) {
    if (!one.exists || !one.differs || !hasRenames(one.resource, model)) continue;
    await renameSaved(connection, one, model);
    if (log && (await followLog(connection, log, logs, one, model))) withoutKeys.add(logs.resource);
  }
  for (const table of found.tables)
    for (const field of table.retyped) await dropBefore(connection, table.resource.name, field.name);
  if (drop) changes.push(...(await dropGone(connection, found)));
  await fillKeys(connection, tables, new Set([...withoutKeys, ...rewritten]));
  await createIndexes(connection, tables);
  await rebuildChanged(connection, tables, rewritten, addedFields(found));
  changes.push(...(await canonicalizeRows(connection, model, tables, isNew)));
  const gone = drop ? now : withGone(now, known, found);
  await keepState(
    connection,
    state,
    now,
    gone,
    migrations.map(({ name: step }) => step),
    Object.fromEntries(Object.entries(readDefaults).filter(([resource]) => !rewritten.has(resource))),
  );
  return changes;
}

function addedFields({ tables }: Difference): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(tables.map(({ resource, added }) => [resource.name, new Set(added.map(({ name: field }) => field))]));
}

/** What reading adds from now on. A table or field that was dropped and comes back has nothing of its earlier default. */
function withNewDefaults(known: ReadDefaults, { tables }: Difference): ReadDefaults {
  const all: Record<string, Readonly<Row>> = { ...known };
  for (const one of tables) {
    const { resource, exists, added, returned } = one;
    const values = exists ? { ...known[resource.name], ...newDefaults(one) } : {};
    for (const field of added)
      if (!returned.includes(field) && !Object.hasOwn(newDefaults(one), field.name)) delete values[field.name];
    all[resource.name] = values;
  }
  return Object.fromEntries(Object.entries(all).filter(([, values]) => Object.keys(values).length > 0));
}

/** Names of it, of its fields or of their values have changed: now, or with an earlier build. */
function hasRenames({ renamedFrom, fields }: Resource, { enums }: Model): boolean {
  const isRenamed = ([, field]: readonly [string, Field]) =>
    field.renamedFrom !== undefined ||
    ('enum' in field && enums.some(({ name: own, renamedValues }) => own === field.enum && renamedValues));
  return renamedFrom !== undefined || walkFields(fields).some(isRenamed);
}

async function dropBefore(connection: Connection, table: string, field: string): Promise<void> {
  await connection.script(`ALTER TABLE ${name(table)} DROP COLUMN ${name(`${field}~before`)}`);
}

/** What is kept although the schemas have it no longer stays described, so that it is known when it comes back. */
function withGone(
  now: ReturnType<typeof describeModel>,
  before: ReturnType<typeof describeModel>,
  { tables, gone }: ReturnType<typeof difference>,
): ReturnType<typeof describeModel> {
  const resources = { ...now.resources };
  for (const table of tables) {
    const is = resources[table.resource.name];
    const was = before.resources[table.renamedFrom ?? table.resource.name];
    if (!is || !was) continue;
    const left = table.gone.flatMap((field) => {
      const known = was.fields[field];
      return known ? [[field, { ...known, gone: true as const }] as const] : [];
    });
    resources[table.resource.name] = { ...is, fields: { ...is.fields, ...Object.fromEntries(left) } };
  }
  for (const resource of gone) {
    const known = before.resources[resource];
    if (known) resources[resource] = { ...known, gone: true };
  }
  return { resources };
}

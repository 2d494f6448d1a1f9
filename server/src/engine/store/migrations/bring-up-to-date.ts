import { type Field, type Model, type Resource, sameJson, walkFields } from '@tuyen/model';
import type { Row } from '../../domain.ts';
import { type Connection, type Database, name } from '../database/connection.ts';
import type { Table } from '../tables/columns.ts';
import { type ReadDefaults, withReadDefaults } from '../tables/read-defaults.ts';
import { keepShapes } from '../tables/rebuild.ts';
import { keepEmptyDocuments, withEmptyDocuments } from '../tables/stored-documents.ts';
import { fillKeys } from '../tables/sort-keys.ts';
import { divideByMonth } from '../months/divide.ts';
import { createIndexes, createTables, lockTables, presentNames } from '../tables/tables.ts';
import { alterTable } from './alter-table.ts';
import { buildIndexes } from './build-indexes.ts';
import { canonicalizeRows } from './canonical-rows.ts';
import { dropLeftover } from './clashes.ts';
import { keepState } from './database-state.ts';
import type { describeModel } from './description.ts';
import type { StoredChange, StoredDifference, difference } from './difference.ts';
import { dropGone } from './drop-gone.ts';
import { duplicatesOf } from './duplicates.ts';
import { followLog } from './follow-log.ts';
import { retryWhileLocked, waitLong, waitShortly } from '../database/lock-waits.ts';
import { type MigrationObstacle, RefusedChange } from './refused.ts';
import { beginRewrite, finishRewrites, refuseOpenRewrite } from './rewrite-batches.ts';
import { checkConvertibleRows, rewriteRows } from './rewrite-rows.ts';
import { newDefaults } from './row-work.ts';
import { renameSaved } from './saved-names.ts';
import type { UpToDateOptions } from './up-to-date-by.ts';
import { planStart, type StartPlan } from './start-plan.ts';

class Undone extends Error {}

/**
 * Migrates the tables and their rows to the current schemas. The tables change in one short transaction, which writes
 * rows only if earlier builds could not work with them. Other rows are written afterwards in batches, and indexes are
 * built without blocking writers. An interrupted migration continues with the next start. If several processes start at
 * once, one changes the tables and the others wait.
 * @returns the changes, applied or (in a dry run) pending
 * @throws RefusedChange if rows do not fit the schemas, a migration fails, or a newer build has changed the database so
 * that this build cannot work with it
 */
export async function bringUpToDate(
  database: Database,
  model: Model,
  tables: ReadonlyMap<string, Table>,
  options: UpToDateOptions = {},
): Promise<readonly StoredChange[]> {
  for (;;) {
    const plan = await planStart(database, model, tables, options);
    if (plan.isBeside) return [];
    await refuseMisfits(database, model, tables, plan);
    const done = await changeUnlessChanged(database, model, tables, plan, options);
    if (!done) continue;
    if (options.dryRun) return done;
    await finishRewrites(database, tables, model, options.migrations ?? []);
    await buildIndexes(database, tables);
    const whole = await divideByMonth(database, tables, new Date());
    return [...done, ...whole.map(stayingWhole)];
  }
}

const stayingWhole = (resource: string): StoredChange => ({
  resource,
  what: 'collision',
  text: `${resource}: its ids are no UUIDv7, so its entries stay in one table and cannot be removed by month`,
});

async function refuseMisfits(
  database: Database,
  model: Model,
  tables: ReadonlyMap<string, Table>,
  plan: StartPlan,
): Promise<void> {
  const { waiting: migrations, slugs } = plan;
  const findings: MigrationObstacle[] = [];
  for (const { change, work } of plan.tables) {
    const table = tables.get(change.resource.name);
    if (!table || !change.exists || work === 'transaction') continue;
    if (work !== 'none')
      findings.push(...(await checkConvertibleRows(database, table, change, { model, migrations, slugs })));
    const isThere = (field: Field) => !change.added.includes(field) || change.returned.includes(field);
    for (const field of change.unique.filter(isThere)) findings.push(...(await duplicatesOf(database, table, field)));
  }
  refuse(findings);
}

function refuse(findings: readonly MigrationObstacle[]): void {
  if (findings.length === 0) return;
  throw new RefusedChange('The rows in the database contradict the schemas. Nothing was changed.', findings);
}

/** @returns the changes; undefined if another process has changed the database since the plan was made */
async function changeUnlessChanged(
  database: Database,
  model: Model,
  tables: ReadonlyMap<string, Table>,
  plan: StartPlan,
  options: UpToDateOptions,
): Promise<readonly StoredChange[] | undefined> {
  let done: readonly StoredChange[] | undefined;
  try {
    await retryWhileLocked(() =>
      database.transaction(async (connection) => {
        done = undefined;
        await lockTables(connection);
        const now = await planStart(connection, model, tables, options);
        if (!sameJson(now.state, plan.state) || now.isNew !== plan.isNew) return;
        done = await change(connection, model, tables, now, options);
        if (options.dryRun) throw new Undone();
      }),
    );
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return done;
}

async function change(
  connection: Connection,
  model: Model,
  tables: ReadonlyMap<string, Table>,
  { isNew, state, known, now, found, clashes, waiting, slugs, ...plan }: StartPlan,
  { migrations = [], logs, back = false, drop = false }: UpToDateOptions,
): Promise<readonly StoredChange[]> {
  const changes: StoredChange[] = [...plan.changes];
  await waitShortly(connection);
  await dropLeftover(connection, clashes);
  const present = await presentNames(connection);
  for (const table of found.tables) await alterTable(connection, table, tables.get(table.resource.name), present);
  const defaults = Object.fromEntries(
    found.tables.flatMap((one) => (one.exists ? [[one.resource.name, newDefaults(one)] as const] : [])),
  );
  const { created, withoutKeys } = await createTables(connection, tables, defaults);
  await waitLong(connection);
  const readDefaults = withNewDefaults(state?.readDefaults ?? {}, found);
  const renamed = new Map(
    found.tables.flatMap((one) => (one.renamedFrom ? [[one.resource.name, one.renamedFrom] as const] : [])),
  );
  const empty = await keepEmptyDocuments(connection, tables, created, renamed);
  const asRead = withEmptyDocuments(
    withReadDefaults(tables, readDefaults, connection.engine),
    empty,
    connection.engine,
  );
  const findings: MigrationObstacle[] = [];
  const rewritten = new Set<string>();
  for (const { change: one, work } of plan.tables) {
    const { resource } = one;
    const table = asRead.get(resource.name);
    if (!table || !one.exists) continue;
    if (work === 'transaction') {
      await refuseOpenRewrite(connection, one.renamedFrom ?? resource.name);
      findings.push(...(await rewriteRows(connection, table, one, { model, migrations: waiting, slugs })));
      rewritten.add(resource.name);
    }
    for (const field of work === 'transaction' ? one.unique : one.unique.filter((each) => one.added.includes(each)))
      findings.push(...(await duplicatesOf(connection, table, field)));
    const before = known.resources[resource.name];
    if (work === 'batches' && before) await beginRewrite(connection, resource.name, before, waiting);
  }
  refuse(findings);
  const log = logs && tables.get(logs.resource);
  for (const one of found.tables) {
    if (!one.exists || !one.differs || !hasRenames(one.resource, model)) continue;
    await renameSaved(connection, one, model);
    if (log && (await followLog(connection, log, logs, one, model))) withoutKeys.add(logs.resource);
  }
  for (const table of found.tables)
    for (const field of table.retyped) await dropBefore(connection, table.resource.name, field.name);
  if (drop) {
    await waitShortly(connection);
    changes.push(...(await dropGone(connection, found)));
  }
  await fillKeys(connection, tables, withoutKeys);
  await createIndexes(connection, tables, created);
  await keepShapes(connection, tables, back);
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

/**
 * Returns the defaults that are added to old rows when they are read after this migration. If a dropped table or field
 * is added again later, its earlier default no longer applies.
 */
function withNewDefaults(known: ReadDefaults, { tables }: StoredDifference): ReadDefaults {
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

function hasRenames({ renamedFrom, fields }: Resource, { enums }: Model): boolean {
  const isRenamed = ([, field]: readonly [string, Field]) =>
    field.renamedFrom !== undefined ||
    ('enum' in field && enums.some(({ name: own, renamedValues }) => own === field.enum && renamedValues));
  return renamedFrom !== undefined || walkFields(fields).some(isRenamed);
}

async function dropBefore(connection: Connection, table: string, field: string): Promise<void> {
  await connection.script(`ALTER TABLE ${name(table)} DROP COLUMN ${name(`${field}~before`)}`);
}

/**
 * Adds the removed tables and columns that the database still stores to the description of the schemas. If the schemas
 * define such a table or column again, the next migration recognizes it.
 */
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

import type { Model } from '@tuyen/model';
import type { Migration } from '../../domain.ts';
import type { Connection } from '../database/connection.ts';
import type { Table } from '../tables/columns.ts';
import { changedShapes } from '../tables/rebuild.ts';
import { keyColumn } from '../tables/key-columns.ts';
import { presentColumns } from '../tables/tables.ts';
import { type Clash, clashesOf } from './clashes.ts';
import { type DatabaseState, descriptionOfTables, readState, runsBeside } from './database-state.ts';
import { type Description, describeModel } from './description.ts';
import { type StoredChange, type StoredDifference, difference, type TableChange } from './difference.ts';
import { type SlugRenames, slugRenames } from './follow-slugs.ts';
import { RefusedChange } from './refused.ts';
import { mustCheck, mustWrite, needsTransaction } from './row-work.ts';
import type { UpToDateOptions } from './up-to-date-by.ts';

/**
 * How a migration processes the rows of a table:
 * - `none`: not at all.
 * - `check`: rows are only read.
 * - `batches`: rows are written in batches while the service runs.
 * - `transaction`: rows are written in the transaction of the migration, because earlier builds could not work with
 *   them.
 */
export type RowWork = 'none' | 'check' | 'batches' | 'transaction';

export interface PlannedTable {
  readonly change: TableChange;
  readonly work: RowWork;
}

export interface StartPlan {
  readonly isNew: boolean;
  /** A newer build has changed the database and this build can run beside it. No work is necessary. */
  readonly isBeside: boolean;
  readonly state: DatabaseState | undefined;
  readonly known: Description;
  readonly now: Description;
  readonly found: StoredDifference;
  readonly clashes: readonly Clash[];
  readonly waiting: readonly Migration[];
  readonly slugs: SlugRenames;
  readonly tables: readonly PlannedTable[];
  readonly changes: readonly StoredChange[];
}

export async function planStart(
  connection: Connection,
  model: Model,
  tables: ReadonlyMap<string, Table>,
  { migrations = [], clients, back = false, drop = false }: UpToDateOptions,
): Promise<StartPlan> {
  const columns = await presentColumns(connection);
  const isNew = !columns.has('_facts');
  const state = isNew ? undefined : await readState(connection);
  const now = describeModel(model);
  const isBeside = runsBeside(state, now, migrations, back, withoutKeys(tables, columns));
  const known = state?.description ?? descriptionOfTables(now, columns);
  const found = difference(known, model);
  const waiting = isNew ? [] : migrations.filter(({ name: step }) => !state?.migrations.includes(step));
  const clashes = isBeside ? [] : clashesOf(known, model, found);
  refuseClashes(clashes, drop);
  const slugs = slugRenames(found.tables, model, clients);
  const added = new Map(found.tables.map((one) => [one.resource.name, new Set(one.added.map(({ name }) => name))]));
  const reshaped = isNew ? new Set<string>() : await changedShapes(connection, tables, added, back);

  function workOn(change: TableChange): RowWork {
    const { resource, differs, exists } = change;
    if (!exists) return 'none';
    const holdsSlugs = slugs.holders.has(resource.name);
    const isMigrated = waiting.some(({ rows }) => rows[resource.name]);
    // The migration reads columns that the same transaction drops, so its rows must be written in this transaction.
    const losesColumns = isMigrated && drop && change.gone.length > 0;
    if (holdsSlugs || losesColumns || (differs && needsTransaction(change, model))) return 'transaction';
    if (isMigrated || reshaped.has(resource.name) || (differs && mustWrite(change))) return 'batches';
    return differs && mustCheck(change) ? 'check' : 'none';
  }

  return {
    isNew,
    isBeside,
    state,
    known,
    now,
    found,
    clashes,
    waiting,
    slugs,
    tables: isBeside ? [] : found.tables.map((change) => ({ change, work: workOn(change) })),
    changes: isNew || isBeside ? [] : [...found.changes, ...migrated(waiting)],
  };
}

function withoutKeys(
  tables: ReadonlyMap<string, Table>,
  columns: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] {
  return [...tables].flatMap(([resource, { keyed }]) =>
    keyed
      .filter(({ field }) => columns.get(resource)?.has(keyColumn(field.name)) !== true)
      .map(({ field }) => `${resource}.${field.name} has no sort keys.`),
  );
}

function migrated(waiting: readonly Migration[]): readonly StoredChange[] {
  return waiting.flatMap(({ name: step, rows }) =>
    Object.keys(rows).map((resource) => ({ resource, what: 'migrated', text: `${resource}: the migration ${step}` })),
  );
}

function refuseClashes(clashes: readonly Clash[], drop: boolean): void {
  const inTheWay = clashes.filter(({ leftover }) => !drop || !leftover);
  if (inTheWay.length === 0) return;
  const lines = inTheWay.map(({ text }) => `  ${text}`);
  throw new RefusedChange(
    ['Names of the schemas mean something else in this database. Nothing was changed.', ...lines].join('\n'),
  );
}

import type { Model } from '@tuyen/model';
import { type Database, type Engine, name } from '../database/connection.ts';
import type { Table } from '../tables/columns.ts';
import { indexes } from '../tables/indexes.ts';
import { nameIn, presentNames } from '../tables/tables.ts';
import { partitionsOf } from '../months/partitions.ts';
import type { UpToDateOptions } from './up-to-date-by.ts';
import { openRewrites } from './rewrite-batches.ts';
import { planStart, type PlannedTable, type RowWork } from './start-plan.ts';

export interface StepOf {
  readonly resource: string;
  /**
   * Work of the migration step. `metadata` means that only the definition of the table changes, and no row is read or
   * written.
   */
  readonly how: Exclude<RowWork, 'none'> | 'metadata' | 'index' | 'months';
  readonly index?: string;
  readonly rows: number;
}

export interface MigrationStep extends StepOf {
  readonly seconds: number;
  readonly text: string;
}

/**
 * Rows per second that a migration step processes, measured with PostgreSQL on two busy cores, rows of 1 kB and 17
 * indexes. The duration of a step is estimated from them.
 */
const RATES = {
  check: 8000,
  batches: 1000,
  transaction: 1500,
  index: 80_000,
  months: 500_000,
  metadata: Infinity,
} as const;

export async function planSteps(
  database: Database,
  model: Model,
  tables: ReadonlyMap<string, Table>,
  options: UpToDateOptions,
): Promise<readonly MigrationStep[]> {
  const { tables: planned, isNew, changes } = await planStart(database, model, tables, options);
  if (isNew) return [];
  const changed = new Set(changes.map(({ resource }) => resource));
  const present = await presentNames(database);
  const open = await openRewrites(database);
  const steps: StepOf[] = [];
  for (const one of planned) {
    const { resource, renamedFrom, exists } = one.change;
    const table = tables.get(resource.name);
    if (!table || !exists) continue;
    const missing = indexes(table, database.engine)
      .map(nameIn)
      .filter((index) => !present.has(index));
    const how = open.includes(resource.name) ? 'batches' : howOf(one, changed);
    const isDivided = await becomesDivided(database, table);
    if (how === undefined && missing.length === 0 && !isDivided) continue;
    const [row] = await database.rows(`SELECT count(*) AS n FROM ${name(renamedFrom ?? resource.name)}`);
    const rows = Number(row?.['n']);
    if (how) steps.push({ resource: resource.name, how, rows });
    steps.push(...missing.map((index) => ({ resource: resource.name, how: 'index' as const, index, rows })));
    if (isDivided) steps.push({ resource: resource.name, how: 'months', rows });
  }
  return steps.map((step) => ({ ...step, seconds: secondsFor(step), text: stepText(step, database.engine) }));
}

async function becomesDivided(database: Database, { resource }: Table): Promise<boolean> {
  if (database.engine === 'sqlite' || !resource.byMonth) return false;
  return !(await partitionsOf(database, resource.name));
}

/**
 * @param changed tables of which the plan lists a change. The stored description of other tables can differ too, for
 * example by a removed `x-renamed-from`, but their definition does not change.
 */
function howOf(
  { change, work }: PlannedTable,
  changed: ReadonlySet<string>,
): Exclude<StepOf['how'], 'index'> | undefined {
  if (work !== 'none') return work;
  return change.differs && changed.has(change.resource.name) ? 'metadata' : undefined;
}

function secondsFor({ rows, how }: StepOf): number {
  return Math.ceil(rows / RATES[how]);
}

export function stepText(step: StepOf, engine: Engine): string {
  const seconds = secondsFor(step);
  return `${step.resource}: ${work(step, engine)}, ${seconds <= 1 ? 'within a second' : `about ${seconds} s`}`;
}

function work({ how, rows: count, index }: StepOf, engine: Engine): string {
  const rows = count === 1 ? '1 row' : `${count} rows`;
  if (how === 'metadata') return `metadata (${rows})`;
  if (how === 'check') return `check of ${rows}`;
  if (how === 'batches') return `rewrite of ${rows} in batches, while the service works`;
  if (how === 'transaction') return `rewrite of ${rows} in one transaction, for which requests wait`;
  if (how === 'months') return `division by month, ${rows} are read while the service works`;
  const beside = engine === 'postgres' ? 'while the service works' : 'for which writers wait';
  return `build of the index ${index} over ${rows}, ${beside}`;
}

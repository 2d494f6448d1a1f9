import type { Model } from '@tuyen/model';
import type { Database, Engine } from '../database/connection.ts';
import type { Table } from '../tables/columns.ts';
import { indexes } from '../tables/indexes.ts';
import { nameIn, presentNames } from '../tables/tables.ts';
import type { UpToDateOptions } from './bring-up-to-date.ts';
import { planStart, type PlannedTable, type RowWork } from './start-plan.ts';

/** A part of a change, and what it costs. */
export interface Step {
  readonly resource: string;
  /** `metadata`: no row is read or written. */
  readonly how: 'metadata' | 'check' | 'batches' | 'transaction' | 'index';
  /** The index that is built. */
  readonly index?: string;
  /** Rows of the table. */
  readonly rows: number;
  /** Expected duration. */
  readonly seconds: number;
  readonly text: string;
}

/** Rows per second, as measured on two cores with rows of 2 kB. */
export const RATES = { check: 10_000, batches: 1500, transaction: 2000, index: 100_000 } as const;

/** Returns the steps of what a start would do with the tables that are there. Locks nothing. */
export async function planSteps(
  database: Database,
  model: Model,
  tables: ReadonlyMap<string, Table>,
  options: UpToDateOptions,
): Promise<readonly Step[]> {
  const { tables: planned, isNew } = await planStart(database, model, tables, options);
  if (isNew) return [];
  const present = await presentNames(database);
  const steps: Step[] = [];
  for (const one of planned) {
    const { resource, renamedFrom } = one.change;
    const table = tables.get(resource.name);
    if (!table || !one.change.exists) continue;
    const missing = indexes(table, database.engine)
      .map(nameIn)
      .filter((index) => !present.has(index));
    const how = stepOf(one);
    if (how === undefined && missing.length === 0) continue;
    const [row] = await database.rows<{ n: number }>(`SELECT count(*) AS n FROM "${renamedFrom ?? resource.name}"`);
    const rows = Number(row?.n ?? 0);
    if (how) steps.push(stepFor(resource.name, how, rows));
    for (const index of missing) steps.push(indexStep(resource.name, index, rows, database.engine));
  }
  return steps;
}

function stepOf({ change, work }: PlannedTable): Exclude<RowWork, 'none'> | 'metadata' | undefined {
  if (work !== 'none') return work;
  return change.differs ? 'metadata' : undefined;
}

const WORDS = {
  metadata: (rows: string) => `metadata (${rows})`,
  check: (rows: string) => `check of ${rows}`,
  batches: (rows: string) => `rewrite of ${rows} in batches, while the service works`,
  transaction: (rows: string) => `rewrite of ${rows} in one transaction, for which requests wait`,
} as const;

function stepFor(resource: string, how: keyof typeof WORDS, rows: number): Step {
  const seconds = how === 'metadata' ? 0 : secondsFor(rows, how);
  return { resource, how, rows, seconds, text: `${resource}: ${WORDS[how](inWords(rows))}, ${duration(seconds)}` };
}

function indexStep(resource: string, index: string, rows: number, engine: Engine): Step {
  const seconds = secondsFor(rows, 'index');
  const beside = engine === 'postgres' ? 'while the service works' : 'for which writers wait';
  const text = `${resource}: build of the index ${index} over ${inWords(rows)}, ${beside}, ${duration(seconds)}`;
  return { resource, how: 'index', index, rows, seconds, text };
}

function secondsFor(rows: number, how: keyof typeof RATES): number {
  return Math.ceil(rows / RATES[how]);
}

function inWords(rows: number): string {
  return rows === 1 ? '1 row' : `${rows} rows`;
}

function duration(seconds: number): string {
  return seconds <= 1 ? 'within a second' : `about ${seconds} s`;
}

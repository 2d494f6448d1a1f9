import type { Model } from '@tuyen/model';
import { ownModel } from '@tuyen/model/backends';
import type { Project } from '@tuyen/model/load';
import { bringUpToDate } from '../engine/store/migrations/bring-up-to-date.ts';
import { upToDateBy, type UpToDateOptions } from '../engine/store/migrations/up-to-date-by.ts';
import type { StoredChange } from '../engine/store/migrations/difference.ts';
import { planSteps, type MigrationStep } from '../engine/store/migrations/steps.ts';
import type { Database } from '../engine/store/database/connection.ts';
import { type Table, tablesOf } from '../engine/store/tables/columns.ts';
import { openDatabase } from '../engine/store/open-database.ts';
import { loadDomain } from '../project/project-domain.ts';

export interface DatabaseOfProject {
  readonly root: string;
  readonly project: Project;
  readonly databaseUrl: string;
}

export interface PlannedChanges {
  readonly changes: readonly StoredChange[];
  readonly steps: readonly MigrationStep[];
}

/**
 * Returns the migration that a start of the server would run. Tries it in a transaction and rolls it back.
 * @throws RefusedChange if existing rows prevent it
 */
export function planChanges(given: DatabaseOfProject): Promise<PlannedChanges> {
  return withTables(given, async (database, model, tables, upToDate) => ({
    steps: await planSteps(database, model, tables, upToDate),
    changes: await bringUpToDate(database, model, tables, { ...upToDate, dryRun: true }),
  }));
}

/** Applies the migration. @throws RefusedChange if existing rows prevent it */
export function applyChanges(
  given: DatabaseOfProject,
  options: Pick<UpToDateOptions, 'back' | 'drop'>,
): Promise<readonly StoredChange[]> {
  return withTables(given, (database, model, tables, upToDate) =>
    bringUpToDate(database, model, tables, { ...upToDate, ...options }),
  );
}

async function withTables<T>(
  { root, project: { model, config }, databaseUrl }: DatabaseOfProject,
  work: (database: Database, model: Model, tables: ReadonlyMap<string, Table>, upToDate: UpToDateOptions) => Promise<T>,
): Promise<T> {
  if (!model) throw new Error('the project has errors in its schemas');
  const domain = await loadDomain(root, config?.server?.domain);
  const database = await openDatabase(databaseUrl);
  try {
    const own = ownModel(model);
    return await work(database, own, tablesOf(own, database.engine), upToDateBy(domain));
  } finally {
    await database.close();
  }
}

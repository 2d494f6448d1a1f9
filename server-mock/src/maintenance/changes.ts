import type { Project } from '@tuyen/model/load';
import { bringUpToDate, type UpToDateOptions } from '../engine/store/changes/bring-up-to-date.ts';
import type { Change } from '../engine/store/changes/difference.ts';
import { upToDateBy } from '../engine/store/changes/up-to-date-by.ts';
import { tablesOf } from '../engine/store/tables/columns.ts';
import { openDatabase } from '../engine/store/open-database.ts';
import { loadDomain } from '../project-domain.ts';

export interface DatabaseOfProject {
  readonly root: string;
  readonly project: Project;
  readonly databaseUrl: string;
}

/**
 * What a start of the server would change, tried in a transaction that is taken back.
 * @throws RefusedChange where rows stand against it
 */
export function planChanges(given: DatabaseOfProject): Promise<readonly Change[]> {
  return changes(given, { dryRun: true });
}

/** Does it. @throws RefusedChange where rows stand against it */
export function applyChanges(
  given: DatabaseOfProject,
  options: Pick<UpToDateOptions, 'back' | 'drop'>,
): Promise<readonly Change[]> {
  return changes(given, options);
}

async function changes(
  { root, project: { model, config }, databaseUrl }: DatabaseOfProject,
  options: UpToDateOptions,
): Promise<readonly Change[]> {
  if (!model) throw new Error('the project has errors in its schemas');
  const domain = await loadDomain(root, config?.server?.domain);
  const database = await openDatabase(databaseUrl);
  try {
    const tables = tablesOf(model, database.engine);
    return await bringUpToDate(database, model, tables, { ...upToDateBy(domain), ...options });
  } finally {
    await database.close();
  }
}

import type { SchemaChange } from '@tuyen/model/changes';
import type { Project } from '@tuyen/model/load';
import { findRoot } from '../output/root.ts';
import { countChanges } from '../output/schema-changes.ts';
import type { Upgrades } from './owned.ts';
import { reported, type Reported, sorted } from './report.ts';

export interface ChangesOptions {
  readonly root?: string;
  readonly since?: string | undefined;
  readonly wasIn?: string;
  readonly breaking?: boolean;
}

export type FoundChanges =
  | {
      readonly since: string;
      /** Number of all schema changes, including those that `--breaking` hides. */
      readonly all: number;
      /** Number of schema changes of each level: "1 breaking and 2 safe". */
      readonly summary: string;
      readonly changes: readonly Reported[];
    }
  | { readonly error: string; readonly diagnostics: Project['diagnostics'] };

export async function findChanges(options: ChangesOptions): Promise<FoundChanges> {
  const root = findRoot(options.root);
  const since = options.since ?? 'HEAD';
  const { loadPlugins, loadProject } = await import('@tuyen/model/load');
  const { withRevision } = await import('./revision.ts');
  // Uses the currently installed plugins for both revisions, because a git revision contains no installed packages.
  const plugins = await loadPlugins(root);
  const after = loadProject(root, { plugins });
  const before = await withRevision(root, since, options.wasIn, async (folder) => loadProject(folder, { plugins }));
  if (!after.model || !before.model) return refusal(after.model ? before : after, after.model ? since : undefined);
  const found = sorted((await compare(root, before, after)).map(reported));
  const shown = options.breaking ? found.filter(({ level }) => level === 'breaking') : found;
  return { since, all: found.length, summary: countChanges(found), changes: shown };
}

async function compare(
  root: string,
  before: Project,
  after: Project,
): Promise<readonly (SchemaChange & { readonly files: readonly string[] })[]> {
  const { compareProjects } = await import('@tuyen/model/changes');
  const found = compareProjects(before, after);
  if (!before.model || !after.model || found.length === 0) return [];
  const { expectedChanges } = await import('@tuyen/server/expected-changes');
  const { withData } = await import('./data.ts');
  const { ownedFiles, upgrade } = await import('@tuyen/generator');
  const { withOwned } = await import('./owned.ts');
  const files = ownedFiles(root);
  const upgrades: Upgrades = files.some(({ isEjected }) => isEjected)
    ? new Map((await upgrade({ root, dryRun: true })).files.map(({ path, action }) => [path, action]))
    : new Map();
  return withOwned(withData(found, expectedChanges(before.model, after.model), after.model), files, upgrades);
}

/** @param since revision whose schemas have errors; undefined if the current schemas have errors */
function refusal({ diagnostics }: Project, since: string | undefined): FoundChanges {
  const [where, hint] =
    since === undefined
      ? ['The current schemas', 'Correct them first: `tuyen lint`.']
      : [`The schemas of ${since}`, 'Choose another revision with --since; this version of tuyen cannot read them.'];
  return {
    error: `${where} have errors, so nothing can be compared. ${hint}`,
    diagnostics: diagnostics.filter(({ severity }) => severity === 'error'),
  };
}

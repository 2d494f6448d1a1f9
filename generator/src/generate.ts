import type { Known } from '@tuyen/model/load';
import { admin } from './emit/admin/index.ts';
import { operationDocs } from './emit/docs/operations.ts';
import { docs } from './emit/docs/workflows.ts';
import type { GeneratedFile } from './emit/generated-file.ts';
import { locales } from './emit/locales/locales.ts';
import { portal } from './emit/portal/pages.ts';
import type { Project } from './emit/project.ts';
import { server } from './emit/server/index.ts';
import { templates } from './emit/templates/templates.ts';
import type { Finding } from './findings/finding.ts';
import { inputPaths, readConfig } from './input-paths.ts';
import { kitWordsFiles } from './kit-words.ts';
import { readCache, writeCache, type Cache } from './output/cache.ts';
import { digest } from './output/hash.ts';
import { digestInputs, digestTool, readInputs } from './output/inputs.ts';
import { printLock, readLock, writeLock, type Lock } from './output/lock.ts';
import { plan, type Change, type Plan } from './output/plan.ts';
import { isLost, rebuiltFiles, wasGenerated } from './output/rebuild.ts';
import { causes, changedParts, digestSources } from './output/sources.ts';
import { upToDate } from './output/up-to-date.ts';
import { remove, Staging } from './output/write.ts';
import { removeUnusedBases } from './owned/bases.ts';
import { followRenames } from './owned/origin.ts';
import { rebuiltEjected } from './owned/rebuilt-ejected.ts';
import { outdatedParts, stillEjected } from './owned/ejected.ts';

/** All emitters. To add one, create a folder under `emit/` and add a line here. */
export const emitters: readonly ((project: Project) => readonly GeneratedFile[])[] = [
  admin,
  portal,
  server,
  locales,
  templates,
  docs,
  operationDocs,
];

export interface GenerateOptions {
  /** The project's folder: the one with `tuyen.config.json`. */
  readonly root: string;
  /** Report what would change without writing it. */
  readonly dryRun?: boolean | undefined;
  /** Write the files of this resource alone. */
  readonly only?: string | undefined;
  /** Parsed files of the previous run. A watcher keeps them so that unchanged files are not parsed again. */
  readonly documents?: Known['documents'] | undefined;
}

export interface Outcome {
  /** Problems of the schemas and the owned files. If one of them is an error, nothing was written. */
  readonly diagnostics: readonly Finding[];
  readonly changes: readonly (Change & { readonly because: readonly string[] })[];
  /** The number of generated files. */
  readonly total: number;
  readonly written: boolean;
  /** Ejected files whose schema has changed since they were ejected. `tuyen upgrade` merges the change. */
  readonly outdated: readonly string[];
  /** The manifest itself is not what this run would write. */
  readonly lockDrifted: boolean;
  /** The manifest was lost or damaged, and was rebuilt from the files on the disk. */
  readonly rebuilt: boolean;
}

/** Prints the project's code and writes what changed. On any error it writes nothing. */
export async function generate({ root, dryRun = false, only, documents }: GenerateOptions): Promise<Outcome> {
  const tool = digestTool(kitWordsFiles(root, readConfig(root).languages));
  const cache = readCache(root, tool);
  // Read before the schemas, so that the next run detects a change made in between.
  const inputs = readInputs(root, inputPaths(root));
  const digests = digestInputs(inputs);
  const current = upToDate(root, cache, digests);
  if (current) return { ...NOTHING, ...current };

  const { readProject } = await import('./read-project.ts');
  const { project, diagnostics, folders } = await readProject(root, only, { texts: inputs, documents });
  if (!project) return { ...NOTHING, diagnostics };

  const files = emitters.flatMap((emit) => emit(project));
  const { lock, rebuilt } = manifest(root, project, { folders, files, inputs, cache });
  const sources = digestSources(inputs, digests, cache, lock);
  const owned = new Set([...lock.ejected.keys()].filter((path) => inputs.has(path)));
  // The texts are not needed any more. With a thousand resources they take much memory.
  inputs.clear();
  const changed = changedParts(lock.sources, sources);
  const staging = dryRun ? undefined : new Staging(root);
  try {
    const planned = await plan(files, { root, lock, cache, only, folders, staging });
    const changes = planned.changes.map((change) => ({ ...change, because: causes(change, changed) }));
    const { admin: place } = project.paths;
    const ejected = stillEjected(lock, (path) => owned.has(path), place, planned.files);
    const outdated = outdatedParts(ejected, place, planned.files);
    const text = printLock(planned.files, only === undefined ? sources : lock.sources, ejected);
    const lockDrifted = lock.text !== text;
    const outcome = { diagnostics, changes, total: files.length, outdated, lockDrifted, rebuilt };
    if (!staging) return { ...outcome, written: false };

    staging.putInPlace();
    for (const { action, path } of changes) if (action === 'delete') remove(root, path);
    if (lockDrifted) writeLock(root, text);
    if (place && lock.ejected.size > 0) removeUnusedBases(root, place.custom, new Set(ejected.values()));
    // A run that has something to report is not cached: the cached path reports nothing.
    const nothingToReport =
      diagnostics.length === 0 && !changes.some(({ action }) => action === 'edited' || action === 'unknown');
    const cacheable = only === undefined && nothingToReport;
    if (cacheable)
      writeCache(root, remember(planned, { tool, inputs: digests, lock: digest(text), folders, outdated }));
    return { ...outcome, written: lockDrifted || changes.length > 0 };
  } catch (error) {
    staging?.discard();
    throw error;
  }
}

const NOTHING: Outcome = {
  diagnostics: [],
  changes: [],
  total: 0,
  outdated: [],
  written: false,
  lockDrifted: false,
  rebuilt: false,
};

interface Found {
  readonly folders: readonly string[];
  readonly files: readonly GeneratedFile[];
  readonly inputs: ReadonlyMap<string, string>;
  readonly cache: Cache;
}

/** The manifest with renames of ejected files applied; rebuilt if the file is lost or damaged. */
function manifest(
  root: string,
  { model, paths }: Project,
  { folders, files, inputs, cache }: Found,
): { readonly lock: Lock; readonly rebuilt: boolean } {
  const lock = readLock(root);
  const custom = paths.admin?.custom;
  const owned =
    custom === undefined ? new Map() : new Map([...inputs].filter(([path]) => path.startsWith(`${custom}/`)));
  const ejected = followRenames(root, lock.ejected, [...owned.keys()]);
  if (!isLost(lock) || !wasGenerated(root, folders)) return { lock: { ...lock, ejected }, rebuilt: false };
  const wanted = files.map(({ path }) => path);
  const found = paths.admin ? rebuiltEjected(root, paths.admin, model, owned) : [];
  return {
    lock: {
      ...lock,
      files: new Map([...rebuiltFiles(root, folders, wanted, cache), ...lock.files]),
      ejected: new Map([...found, ...ejected]),
    },
    rebuilt: true,
  };
}

/** Compares without writing: what differs from what the schemas say now. */
export function check(options: { readonly root: string }): Promise<Outcome> {
  return generate({ root: options.root, dryRun: true });
}

function remember({ slices, files, stamps }: Plan, rest: Omit<Cache, 'files'>): Cache {
  const entries = [...slices].map(([path, slice]): readonly [string, Cache['files'][string]] => {
    return [path, [slice, files.get(path) ?? '', stamps.get(path) ?? '']];
  });
  return { ...rest, files: Object.fromEntries(entries) };
}

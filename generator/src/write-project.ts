import { writeCompletion } from './completion/write-completion.ts';
import type { GeneratedFile } from './emit/generated-file.ts';
import { ownedPlaces, placeOfOwned, type Project } from './emit/project.ts';
import { readConfig } from './input-paths.ts';
import { NOTHING, type GenerateOptions, type Outcome } from './outcome.ts';
import { writeCache, type Cache } from './output/cache.ts';
import { digest } from './output/hash.ts';
import { printLock, readLock, writeLock, type Lock } from './output/lock.ts';
import { plan, type Plan } from './output/plan.ts';
import { isLost, rebuiltFiles, wasGenerated } from './output/rebuild.ts';
import { causes, changedParts, digestSources } from './output/sources.ts';
import { remove, Staging } from './output/write.ts';
import { removeUnusedBases } from './owned/bases.ts';
import { outdatedParts, stillEjected } from './owned/ejected.ts';
import { followRenames } from './owned/origin.ts';
import { rebuiltEjected } from './owned/rebuilt-ejected.ts';
import { plannedFiles } from './planned-files.ts';
import { readProject } from './read-project.ts';

interface Read {
  readonly tool: string;
  readonly cache: Cache;
  /** Texts of the files that the run read, by path. Cleared as soon as no step needs the texts any more, to free memory. */
  readonly inputs: Map<string, string>;
  readonly digests: Readonly<Record<string, string>>;
}

export async function writeProject(
  { root, dryRun = false, only, documents }: GenerateOptions,
  { tool, cache, inputs, digests }: Read,
): Promise<Outcome> {
  const { project, plugins, diagnostics, folders, named } = await readProject(root, only, {
    texts: inputs,
    documents,
    unchanged: unchangedFiles(root, digests, cache),
  });
  if (!dryRun) writeCompletion(root, named);
  if (!project) return { ...NOTHING, diagnostics };

  const { files, clashes } = plannedFiles(project, plugins, (path) => inputs.get(path));
  if (clashes.length > 0) return { ...NOTHING, diagnostics: [...diagnostics, ...clashes] };
  const { lock, rebuilt } = manifest(root, project, { folders, files, inputs, cache });
  const sources = digestSources(inputs, digests, cache, lock);
  const owned = new Set([...lock.ejected.keys()].filter((path) => inputs.has(path)));
  // Frees the texts of the input files, which no later step needs. With a thousand resources they take much memory.
  inputs.clear();
  const changed = changedParts(lock.sources, sources);
  const staging = dryRun ? undefined : new Staging(root);
  try {
    const planned = await plan(files, { root, lock, cache, only, folders, staging });
    const changes = planned.changes.map((change) => ({ ...change, because: causes(change, changed) }));
    const places = ownedPlaces(project.paths);
    const ejected = stillEjected(lock, (path) => owned.has(path), places, planned.files);
    const outdated = outdatedParts(ejected, places, planned.files);
    const text = printLock(planned.files, only === undefined ? sources : lock.sources, ejected);
    const lockDrifted = lock.text !== text;
    const outcome = { diagnostics, changes, total: files.length, outdated, lockDrifted, rebuilt };
    if (!staging) return { ...outcome, written: false };

    staging.putInPlace();
    for (const { action, path } of changes) if (action === 'delete') remove(root, path);
    if (lockDrifted) writeLock(root, text);
    if (lock.ejected.size > 0)
      for (const { custom } of places) removeUnusedBases(root, custom, new Set(ejected.values()));
    // If a run finds files in its folders that it did not write, it is not cached. The next run must report these files
    // again.
    const isComplete = !changes.some(({ action }) => action === 'edited' || action === 'unknown');
    if (only === undefined && isComplete) {
      const rest = { tool, inputs: digests, lock: digest(text), folders, diagnostics, outdated };
      writeCache(root, remember(planned, rest));
    }
    return { ...outcome, written: lockDrifted || changes.length > 0 };
  } catch (error) {
    staging?.discard();
    throw error;
  }
}

interface Found {
  readonly folders: readonly string[];
  readonly files: readonly GeneratedFile[];
  readonly inputs: ReadonlyMap<string, string>;
  readonly cache: Cache;
}

function manifest(
  root: string,
  { model, paths }: Project,
  { folders, files, inputs, cache }: Found,
): { readonly lock: Lock; readonly rebuilt: boolean } {
  const lock = readLock(root);
  const places = ownedPlaces(paths);
  const owned = new Map([...inputs].filter(([path]) => placeOfOwned(places, path) !== undefined));
  const ejected = followRenames(root, lock.ejected, [...owned.keys()]);
  if (!isLost(lock) || !wasGenerated(root, folders)) return { lock: { ...lock, ejected }, rebuilt: false };
  const wanted = files.map(({ path }) => path);
  const found = rebuiltEjected(root, places, model, owned);
  return {
    lock: {
      ...lock,
      files: new Map([...rebuiltFiles(root, folders, wanted, cache), ...lock.files]),
      ejected: new Map([...found, ...ejected]),
    },
    rebuilt: true,
  };
}

function remember({ slices, files, stamps, pieces }: Plan, rest: Omit<Cache, 'files' | 'pieces'>): Cache {
  const entries = [...slices].map(([path, slice]): readonly [string, Cache['files'][string]] => {
    return [path, [slice, files.get(path) ?? '', stamps.get(path) ?? '']];
  });
  return { ...rest, files: Object.fromEntries(entries), pieces: Object.fromEntries(pieces) };
}

/**
 * Returns the files that have not changed since the last run and had no warnings in it. Returns none if anything except
 * resources and owned files has changed.
 */
function unchangedFiles(
  root: string,
  now: Cache['inputs'],
  { inputs: before, diagnostics }: Cache,
): ReadonlySet<string> {
  const { schemas, custom } = readConfig(root);
  const paths = [...new Set([...Object.keys(now), ...Object.keys(before)])];
  const folders = [`${schemas}/resources/`, ...custom.map((folder) => `${folder}/`)];
  const isSame = (path: string) => now[path] === before[path];
  const isFew = paths.every((path) => isSame(path) || folders.some((folder) => path.startsWith(folder)));
  const warned = new Set(diagnostics.map(({ file }) => file));
  return new Set(isFew ? paths.filter((path) => isSame(path) && !warned.has(path)) : []);
}

import { admin } from './emit/admin/index.ts';
import type { GeneratedFile } from './emit/generated-file.ts';
import { locales } from './emit/locales/locales.ts';
import { portal } from './emit/portal/pages.ts';
import type { Project } from './emit/project.ts';
import { server } from './emit/server/index.ts';
import { templates } from './emit/templates/templates.ts';
import type { Finding } from './findings/finding.ts';
import { readCache, writeCache, type Cache } from './output/cache.ts';
import { digest } from './output/hash.ts';
import { digestInputs, digestTool, partsOf, readInputs } from './output/inputs.ts';
import { printLock, readLock, writeLock, type Lock } from './output/lock.ts';
import { plan, type Change, type Plan } from './output/plan.ts';
import { upToDate } from './output/up-to-date.ts';
import { carryOut } from './output/write.ts';

/** Everything that is generated. A new target is a folder under `emit/` and a line here. */
export const emitters: readonly ((project: Project) => readonly GeneratedFile[])[] = [
  admin,
  portal,
  server,
  locales,
  templates,
];

export interface GenerateOptions {
  /** The project's folder, where `tuyen.config.json` is. */
  readonly root: string;
  /** Say what would change, and change nothing. */
  readonly dryRun?: boolean | undefined;
  /** Write the files of this resource alone. */
  readonly only?: string | undefined;
}

export interface Outcome {
  /** What is wrong with the schemas or the owned files. With an error among them nothing was written. */
  readonly diagnostics: readonly Finding[];
  readonly changes: readonly (Change & { readonly because: readonly string[] })[];
  /** How many files the generator answers for. */
  readonly total: number;
  readonly written: boolean;
  /** The manifest itself is not what this run would write. */
  readonly lockDrifted: boolean;
}

/** Prints the project's code and writes what changed: all of it, or on any error none of it. */
export async function generate(options: GenerateOptions): Promise<Outcome> {
  const { root, dryRun = false, only } = options;
  const tool = digestTool();
  const cache = readCache(root, tool);
  const current = upToDate(root, cache);
  if (current) return { diagnostics: [], changes: [], total: current.total, written: false, lockDrifted: false };

  const { readProject } = await import('./read-project.ts');
  const { project, diagnostics, inputs: places, folders } = await readProject(root, only);
  if (!project) return { diagnostics, changes: [], total: 0, written: false, lockDrifted: false };

  const inputs = readInputs(root, places);
  const lock = readLock(root);
  const files = emitters.flatMap((emit) => emit(project));
  const planned = await plan(files, { root, lock, cache, only, folders });
  const sources = new Map(
    [...inputs].filter(([path]) => path.endsWith('.json')).map(([path, text]) => [path, partsOf(text)]),
  );
  const changes = planned.changes.map((change) => ({ ...change, because: causes(change, lock, sources) }));
  const text = printLock(planned.files, only === undefined ? sources : lock.sources);
  const outcome = { diagnostics, changes, total: files.length, lockDrifted: lock.text !== text };
  if (dryRun) return { ...outcome, written: false };

  carryOut(root, planned.changes);
  if (outcome.lockDrifted) writeLock(root, text);
  if (only === undefined && !changes.some(({ action }) => action === 'edited' || action === 'unknown')) {
    writeCache(root, remember(planned, { tool, inputs: digestInputs(inputs), lock: digest(text), places, folders }));
  }
  return { ...outcome, written: outcome.lockDrifted || changes.length > 0 };
}

/** The same comparison without writing: what differs from what the schemas say now. */
export function check(options: { readonly root: string }): Promise<Outcome> {
  return generate({ root: options.root, dryRun: true });
}

/** `schemas/resources/vehicles.json#/schema/properties/seats`: which parts of its sources changed since the manifest was written. */
function causes(
  change: Change,
  lock: Lock,
  sources: ReadonlyMap<string, ReadonlyMap<string, string>>,
): readonly string[] {
  const named = 'file' in change && change.file ? change.file.sources : [];
  const all = new Set([...lock.sources.keys(), ...sources.keys()]);
  const files = named.flatMap((name) =>
    name.endsWith('/') ? [...all].filter((path) => path.startsWith(name)) : [name],
  );
  return files.flatMap((source) => {
    const before = lock.sources.get(source);
    const now = sources.get(source);
    const pointers = new Set([...(before?.keys() ?? []), ...(now?.keys() ?? [])]);
    if (!before || !now) return now || before ? [source] : [];
    return [...pointers]
      .filter((pointer) => before.get(pointer) !== now.get(pointer))
      .map((pointer) => `${source}#${pointer}`);
  });
}

function remember(planned: Plan, rest: Omit<Cache, 'files'>): Cache {
  const entries = [...planned.slices].map(([path, slice]) => [path, [slice, planned.files.get(path) ?? '']] as const);
  return { ...rest, files: Object.fromEntries(entries) };
}

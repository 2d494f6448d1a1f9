import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { loadPlugins, renameInSchemas, type FollowedFile } from '@tuyen/model/load';
import type { GeneratedFile } from '../emit/generated-file.ts';
import { ownedPlaces, placeOfOwned, PORTAL_PAGES, PORTAL_PARTS, type OwnedPlace } from '../emit/project.ts';
import { locate, type LocatedFinding, type UnlocatedFinding } from '../findings/finding.ts';
import { digest } from '../output/hash.ts';
import { filesBelow } from '../output/inputs.ts';
import { lastDigests, printLock, readLock, writeLock } from '../output/lock.ts';
import { Staging } from '../output/write.ts';
import { readProject } from '../read-project.ts';
import { basePath, readBase } from '../owned/bases.ts';
import { ownableFiles, ejectedTextFor, placeFor, printed, readText } from './eject.ts';
import { stillEjected } from '../owned/ejected.ts';
import { followRenames, originOf } from '../owned/origin.ts';
import { followOwned, type OwnedRenames } from './renames/follow-owned.ts';
import { putOwned } from './renames/put-owned.ts';
import type { OnConflict, Upgraded } from './upgrade-file.ts';

export interface UpgradeOptions {
  readonly root: string;
  /** Resource whose files are upgraded. If omitted, all ejected files are upgraded. */
  readonly resource?: string | undefined;
  readonly part?: string | undefined;
  readonly dryRun?: boolean | undefined;
  readonly onConflict?: OnConflict | undefined;
}

export interface UpgradeOutcome {
  readonly diagnostics: readonly LocatedFinding[];
  readonly files: readonly (Upgraded & { readonly path: string })[];
  readonly renamed: readonly FollowedFile[];
  /**
   * Paths of the owned files whose resource was renamed. The key is the earlier path, the value is the current path.
   */
  readonly moved: ReadonlyMap<string, string>;
  readonly total: number;
  readonly written: boolean;
}

/**
 * Replaces earlier names of fields and resources in schema files and developer-edited files. Then merges schema changes
 * into the ejected files.
 */
export async function upgrade({ root, resource, part, dryRun, onConflict }: UpgradeOptions): Promise<UpgradeOutcome> {
  const schemas = renameInSchemas(root, { plugins: await loadPlugins(root) });
  if (!dryRun && schemas.length > 0) writeSchemas(root, schemas);
  const schemaTexts = new Map(schemas.map(({ file, text }) => [file, text]));
  const found = readLock(root);
  let owned: OwnedRenames = { moved: new Map(), files: [], problems: [] };
  const { project, diagnostics: all } = await readProject(
    root,
    resource,
    { texts: schemaTexts },
    async (custom, model) => {
      owned = await followOwned(root, custom, model);
      if (!dryRun) putOwned(root, owned, found);
    },
  );
  const renamed = [...schemas, ...owned.files];
  const follows = renamed.length > 0 || owned.moved.size > 0;
  const followed = { renamed, moved: owned.moved, written: !dryRun && follows };
  const unclear = owned.problems.map((problem) => locate(problem));
  // A dry run leaves earlier names of fields and resources in the files. The diagnostics of these files are omitted,
  // because a real run would replace the names first.
  const waiting = new Set(dryRun ? owned.files.map(({ file }) => file) : []);
  const diagnostics = all.filter(({ file }) => !waiting.has(file));
  if (!project) return { diagnostics: [...diagnostics, ...unclear], files: [], total: 0, ...followed };
  const places = ownedPlaces(project.paths);
  // A real run would move the files of a renamed resource before it merges them. A dry run moves nothing and thus
  // cannot show these merges.
  const known = [...found.ejected].filter(([path]) => !dryRun || !owned.moved.has(path));
  const underNewPaths = new Map(known.map(([path, bases]) => [owned.moved.get(path) ?? path, bases]));
  const lock = {
    ...found,
    ejected: followRenames(
      root,
      underNewPaths,
      places.flatMap(({ custom }) => filesBelow(root, custom)),
    ),
  };

  const generated = ownableFiles(project);
  const texts = new Map<string, string>();
  for (const path of lock.ejected.keys()) texts.set(path, await printed(generated.get(path)));
  const now = new Map([...generated].map(([path, file]) => [file.path, digest(texts.get(path) ?? '')]));
  const ejected = stillEjected(lock, (path) => existsSync(join(root, path)), places, now);
  const chosen = [...ejected].filter(([path]) => isAskedFor(path, places, resource, part));
  const problems: UnlocatedFinding[] = chosen.length === 0 ? notEjected(places, resource, part) : [];

  const files: (Upgraded & { readonly path: string })[] = [];
  const moved = new Map(ejected);
  const staging = new Staging(root);
  for (const [path, base] of chosen) {
    const next = texts.get(path) ?? '';
    if (digest(next) === base) continue;
    const { custom } = placeFor(project, path);
    const before = readBase(root, custom, base);
    const problem = unmergeable(path, before, generated.get(path), basePath(custom, base));
    if (problem || before === undefined) {
      problems.push(...(problem ? [problem] : []));
      continue;
    }
    const { upgradeFile } = await import('./upgrade-file.ts');
    const { currentNames } = await import('./renames/current-names.ts');
    const mine = readText(root, path) ?? '';
    const { inNewNames, inCurrentNames } = currentNames(project.model, path, originOf(root, path));
    const [from, to] = [
      inCurrentNames(await ejectedTextFor(project, path, inNewNames(before))),
      await ejectedTextFor(project, path, next),
    ];
    const upgraded = await upgradeFile({ path, base: from, mine: inCurrentNames(mine), next: to, onConflict });
    files.push({ ...upgraded, path });
    problems.push(...upgraded.problems);
    if (upgraded.action === 'left' || dryRun) continue;
    staging.write(basePath(custom, digest(next)), next);
    if (upgraded.text !== mine) staging.write(path, withLineEnds(root, path, upgraded.text));
    moved.set(path, digest(next));
  }
  const written = [...moved].some(([path, base]) => found.ejected.get(path)?.at(-1) !== base) && !dryRun;
  if (written) {
    staging.putInPlace();
    writeLock(root, printLock(lastDigests(lock.files), lock.sources, moved));
  }
  // Omits diagnostics of the merged files, because they describe the text before the merge. The next `generate` checks
  // these files again.
  const remaining = diagnostics.filter(({ file }) => !files.some(({ path }) => path === file));
  const outcome = {
    diagnostics: [...remaining, ...unclear, ...problems.map((problem) => locate(problem))],
    files,
    total: chosen.length,
  };
  return { ...outcome, ...followed, written: written || followed.written };
}

function writeSchemas(root: string, files: readonly FollowedFile[]): void {
  const staging = new Staging(root);
  for (const { file, text } of files) staging.write(file, text);
  staging.putInPlace();
}

function isAskedFor(
  path: string,
  places: readonly OwnedPlace[],
  resource: string | undefined,
  part: string | undefined,
): boolean {
  const folder = posix.relative(placeOfOwned(places, path)?.custom ?? '', posix.dirname(path));
  return (resource ?? folder) === folder && (part ?? posix.basename(path, '.tsx')) === posix.basename(path, '.tsx');
}

function notEjected(
  places: readonly OwnedPlace[],
  resource: string | undefined,
  part: string | undefined,
): UnlocatedFinding[] {
  if (resource === undefined || part === undefined) return [];
  const custom = places.find(
    ({ custom: folder }) => folder.endsWith(`/${PORTAL_PAGES}`) === PORTAL_PARTS.some((one) => one === part),
  )?.custom;
  if (custom === undefined) return [];
  const file = posix.join(custom, resource, `${part}.tsx`);
  const message = `The part "${part}" of "${resource}" was not ejected, so there is nothing to merge from.`;
  return [{ code: 'TUY861', file, message, hint: `\`tuyen eject ${resource}\` lists the parts and who owns them.` }];
}

function unmergeable(
  file: string,
  before: string | undefined,
  generated: GeneratedFile | undefined,
  base: string,
): UnlocatedFinding | undefined {
  if (!generated) {
    const message = 'The schema no longer needs this part, so the file replaces nothing.';
    return { code: 'TUY862', file, message, hint: 'Delete it, or move what you still need to another part.' };
  }
  if (before !== undefined) return undefined;
  const message = `The base text of this file is missing or was edited: ${base}.`;
  return { code: 'TUY861', file, message, hint: `Restore it: git checkout -- ${base}` };
}

function withLineEnds(root: string, path: string, text: string): string {
  const raw = readFileSync(join(root, path), 'utf8');
  return raw.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
}

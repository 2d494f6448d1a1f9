import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { didYouMean } from '@tuyen/model/suggest';
import { admin } from '../emit/admin/index.ts';
import { ownPageAt } from '../emit/own-pages.ts';
import type { GeneratedFile } from '../emit/generated-file.ts';
import { portal } from '../emit/portal/pages.ts';
import {
  ownableAt,
  type Ownable,
  ownedPartAt,
  type OwnedPlace,
  ownedPlaces,
  placeOfOwned,
  type Project,
} from '../emit/project.ts';
import { locate, type LocatedFinding, type UnlocatedFinding } from '../findings/finding.ts';
import { UnknownName } from '../findings/unknown-name.ts';
import { exists } from '../output/cache.ts';
import { finishAll } from '../output/format.ts';
import { digest } from '../output/hash.ts';
import { lastDigests, printLock, readLock, writeLock } from '../output/lock.ts';
import { Staging } from '../output/write.ts';
import { readProject } from '../read-project.ts';
import { basePath } from '../owned/bases.ts';
import { exportFor } from '../owned/custom-parts.ts';
import { generatedFor, ownedFor } from '../owned/ejected.ts';

export interface EjectOptions {
  readonly root: string;
  readonly resource: string;
  /**
   * Generated part of a resource to copy for editing, such as its list page. If omitted, the parts of the resource are
   * listed and nothing is written.
   */
  readonly part?: string | undefined;
  readonly dryRun?: boolean | undefined;
}

export interface OwnablePart {
  readonly part: string;
  /** Path of the file that replaces the generated part, whether or not it exists. */
  readonly path: string;
  readonly state: 'generated' | 'ejected' | 'owned';
}

export interface EjectOutcome {
  readonly diagnostics: readonly LocatedFinding[];
  readonly parts: readonly OwnablePart[];
  readonly path?: string;
  readonly text?: string;
}

/** Copies a generated part below `custom` for editing, and saves the generated text as the base of later merges. */
export async function eject({ root, resource, part, dryRun }: EjectOptions): Promise<EjectOutcome> {
  const { project, diagnostics } = await readProject(root, resource);
  if (!project) return { diagnostics, parts: [] };
  const files = ownableFiles(project, resource);
  const lock = readLock(root);
  const parts = [...files.keys()].map((path): OwnablePart => {
    const state = lock.ejected.has(path) ? 'ejected' : 'owned';
    return { part: ownedPartAt(path) ?? '', path, state: exists(join(root, path)) ? state : 'generated' };
  });
  if (part === undefined || parts.length === 0) return { diagnostics, parts };
  const chosen = parts.find((each) => each.part === part);
  if (!chosen) throw unknownPart(part, resource, parts);
  const problem = alreadyOwned(chosen, resource);
  if (problem) return { diagnostics: [...diagnostics, locate(problem)], parts };

  const { path } = chosen;
  const generated = await printed(files.get(path));
  const text = await ejectedTextFor(project, path, generated);
  if (dryRun) return { diagnostics, parts, path, text };
  const base = digest(generated);
  const staging = new Staging(root);
  staging.write(basePath(placeFor(project, path).custom, base), generated);
  staging.write(path, text);
  staging.putInPlace();
  const ejected = new Map([...lastDigests(lock.ejected), [path, base] as const]);
  writeLock(root, printLock(lastDigests(lock.files), lock.sources, ejected));
  return { diagnostics, parts, path, text };
}

/**
 * Returns the generated files that a developer can replace, for one resource or for all. The key is the path of the
 * file that would replace the generated one.
 */
export function ownableFiles(project: Project, resource?: string): ReadonlyMap<string, GeneratedFile> {
  const files = [...admin(project), ...portal(project)].filter(
    (file) => file.resource !== undefined && (resource ?? file.resource) === file.resource,
  );
  const places = ownedPlaces(project.paths);
  return new Map(
    files
      .flatMap((file) => {
        const place = places.find(({ out }) => file.path.startsWith(`${out}/`));
        return place ? [[ownedFor(place, file.path), file] as const] : [];
      })
      .filter(([path]) => ownedPartAt(path) !== undefined),
  );
}

export async function printed(file: GeneratedFile | undefined): Promise<string> {
  let text = '';
  if (file) await finishAll([file], (_, content) => (text = String(content)));
  return text;
}

export async function ejectedTextFor(project: Project, path: string, generated: string): Promise<string> {
  // Imports `ejected-text` only here, because it loads ts-morph, which takes longer than the rest of a run.
  const { ejectedText } = await import('./ejected-text.ts');
  const resource = posix.basename(posix.dirname(path));
  const page = ownPageAt(project.model, path);
  const schema = (page ?? project.model.resources.find(({ name }) => name === resource))?.source ?? '';
  const exported = page?.exported ?? exportFor(project.model, resource, partOf(path));
  return ejectedText(generated, { from: generatedFor(placeFor(project, path), path), to: path, schema, exported });
}

export function placeFor({ paths }: Pick<Project, 'paths'>, path: string): OwnedPlace {
  const place = placeOfOwned(ownedPlaces(paths), path);
  if (!place) throw new Error(`${path} is in no folder of owned files.`);
  return place;
}

export function partOf(path: string): Ownable {
  const part = ownableAt(path);
  if (!part) throw new Error(`${path} replaces no part of a resource.`);
  return part;
}

/** Returns the text of a file with LF line ends, or undefined if the file does not exist. */
export function readText(root: string, path: string): string | undefined {
  try {
    return readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return undefined;
  }
}

function alreadyOwned({ state, path, part }: OwnablePart, resource: string): UnlocatedFinding | undefined {
  if (state === 'generated') return undefined;
  const hint =
    state === 'ejected'
      ? `Edit it; \`tuyen upgrade ${resource} ${part}\` merges what the schema has changed since.`
      : `Rename or delete it, then eject again.`;
  return { code: 'TUY859', file: path, message: 'This file exists already and replaces the part.', hint };
}

function unknownPart(part: string, resource: string, parts: readonly OwnablePart[]): UnknownName {
  const names = parts.map((each) => each.part);
  return new UnknownName(
    `"${resource}" has no part "${part}". ${didYouMean(part, names) ?? `It has ${names.join(', ')}.`}`,
  );
}

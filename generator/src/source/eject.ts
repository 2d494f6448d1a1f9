import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { admin } from '../emit/admin/index.ts';
import type { GeneratedFile } from '../emit/generated-file.ts';
import { OWNABLE, type Ownable, type Places, type Project } from '../emit/project.ts';
import { didYouMean, locate, type Finding, type Problem } from '../findings/finding.ts';
import { UnknownName } from '../findings/unknown-name.ts';
import { isThere } from '../output/cache.ts';
import { finishAll } from '../output/format.ts';
import { digest } from '../output/hash.ts';
import { lastDigests, printLock, readLock, writeLock } from '../output/lock.ts';
import { Staging } from '../output/write.ts';
import { readProject } from '../read-project.ts';
import { basePath } from './bases.ts';
import { exportFor } from './custom-parts.ts';
import { generatedFor, ownedFor } from './ejected.ts';

export interface EjectOptions {
  readonly root: string;
  readonly resource: string;
  /** Left out: list the resource's parts, and change nothing. */
  readonly part?: string | undefined;
  readonly dryRun?: boolean | undefined;
}

/** A part of a resource, and who answers for it. */
export interface OwnablePart {
  readonly part: Ownable;
  /** Where the owner's file stands, or would stand. */
  readonly path: string;
  readonly state: 'generated' | 'ejected' | 'owned';
}

export interface EjectOutcome {
  readonly diagnostics: readonly Finding[];
  readonly parts: readonly OwnablePart[];
  /** The file that was written, or would be. */
  readonly path?: string;
  readonly text?: string;
}

/** Copies a generated part to where a person may edit it, and keeps the text that it was made from, for merging later changes. */
export async function eject({ root, resource, part, dryRun }: EjectOptions): Promise<EjectOutcome> {
  const { project, diagnostics } = await readProject(root, resource);
  const place = project?.places.admin;
  if (!project || !place) return { diagnostics, parts: [] };
  const files = ownableFiles(project, resource);
  const lock = readLock(root);
  const parts = [...files.keys()].map((path): OwnablePart => {
    const state = lock.ejected.has(path) ? 'ejected' : 'owned';
    return { part: partOf(path), path, state: isThere(join(root, path)) ? state : 'generated' };
  });
  if (part === undefined) return { diagnostics, parts };
  const chosen = parts.find((each) => each.part === part);
  if (!chosen) throw unknownPart(part, resource, parts);
  const problem = takenBy(chosen, resource);
  if (problem) return { diagnostics: [...diagnostics, locate(problem)], parts };

  const { path } = chosen;
  const generated = await printed(files.get(path));
  const text = await ownersText(project, path, generated);
  if (dryRun) return { diagnostics, parts, path, text };
  const base = digest(generated);
  const staging = new Staging(root);
  staging.write(basePath(place.custom, base), generated);
  staging.write(path, text);
  staging.putInPlace();
  const ejected = new Map([...lastDigests(lock.ejected), [path, base] as const]);
  writeLock(root, printLock(lastDigests(lock.files), lock.sources, ejected));
  return { diagnostics, parts, path, text };
}

/** What would be generated for each part that can be owned, by the path of its owner's file; of one resource, or of all. */
export function ownableFiles(project: Project, resource?: string): ReadonlyMap<string, GeneratedFile> {
  const place = project.places.admin;
  if (!place) return new Map();
  const files = admin(project).filter(
    (file) => file.resource !== undefined && (resource ?? file.resource) === file.resource,
  );
  return new Map(
    files
      .map((file) => [ownedFor(place, file.path), file] as const)
      .filter(([path]) => OWNABLE.some((part) => path.endsWith(`/${part}.tsx`))),
  );
}

/** The final text of a generated file. */
export async function printed(file: GeneratedFile | undefined): Promise<string> {
  let text = '';
  if (file) await finishAll([file], (_, content) => (text = String(content)));
  return text;
}

/** A generated text as the owner of `path` gets it. */
export async function ownersText(project: Project, path: string, generated: string): Promise<string> {
  // Loads ts-morph, which takes longer than all the rest of a run.
  const { ejectedText } = await import('./ejected-text.ts');
  const resource = posix.basename(posix.dirname(path));
  const place = project.places.admin as NonNullable<Places['admin']>;
  const schema = project.model.resources.find(({ name }) => name === resource)?.source ?? '';
  const exported = exportFor(project.model, resource, partOf(path));
  return ejectedText(generated, { from: generatedFor(place, path), to: path, schema, exported });
}

export function partOf(path: string): Ownable {
  return posix.basename(path, '.tsx') as Ownable;
}

/** The text of a file with plain line ends; undefined where it is not there. */
export function readText(root: string, path: string): string | undefined {
  try {
    return readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return undefined;
  }
}

function takenBy({ state, path, part }: OwnablePart, resource: string): Problem | undefined {
  if (state === 'generated') return undefined;
  const hint =
    state === 'ejected'
      ? `Edit it; \`tuyen upgrade ${resource} ${part}\` merges what the schema has changed since.`
      : `Rename or delete it, then eject again.`;
  return { code: 'TUY959', file: path, message: 'This file is there already, and owns the part.', hint };
}

function unknownPart(part: string, resource: string, parts: readonly OwnablePart[]): UnknownName {
  const names = parts.map((each) => each.part);
  return new UnknownName(
    `"${resource}" has no part "${part}". ${didYouMean(part, names) ?? `It has ${names.join(', ')}.`}`,
  );
}

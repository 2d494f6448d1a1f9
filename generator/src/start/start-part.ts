import { readFileSync } from 'node:fs';
import { isObject } from '@tuyen/model';
import { join } from 'node:path';
import type { LocatedFinding } from '../findings/finding.ts';
import { readProject } from '../read-project.ts';
import { replaceFile, withValue } from './edit-json.ts';
import { PART_STARTERS, type StartedPart } from './part-starters.ts';
import { sayIn } from './words.ts';

export interface StartedInFile {
  readonly path?: string;
  readonly diagnostics: readonly LocatedFinding[];
  readonly refused?: string;
}

/**
 * Adds a new operation, tab or view to the file of a resource. The new text passes `tuyen lint`. The rest of the file
 * stays unchanged.
 * @throws {UnknownName} if there is no such resource
 */
export async function startPart(root: string, kind: StartedPart, name: string, about: string): Promise<StartedInFile> {
  const { project, diagnostics } = await readProject(root, about);
  const resource = project?.model.resources.find((one) => one.name === about);
  if (!project || !resource) return { diagnostics };
  const { key, content } = PART_STARTERS[kind];
  const part: object = content({ name, resource, say: sayIn(project.model.languages) });
  const path = resource.source;
  if ('unfit' in part) return { path, diagnostics, refused: `"${about}" ${String(part.unfit)}.` };
  const before = readFileSync(join(root, path), 'utf8');
  const file: unknown = JSON.parse(before);
  const list: unknown = isObject(file) ? file[key] : undefined;
  const known = Array.isArray(list) ? list : [];
  if (known.some((one) => isObject(one) && one['name'] === name)) {
    return { path, diagnostics, refused: `"${about}" has "${name}" among its ${key} already; it was left as it is.` };
  }
  const at = Array.isArray(list) ? [key, list.length] : [key];
  replaceFile(root, path, withValue(before, at, Array.isArray(list) ? part : [part]));
  return { path, diagnostics };
}

import type { Model } from '@tuyen/model';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { FollowedFile } from '@tuyen/model/load';
import type { UnlocatedFinding } from '../../findings/finding.ts';
import { filesBelow } from '../../output/inputs.ts';
import { renamedResource } from '../../owned/origin.ts';
import { apply, type SourceEdit } from '../merge/edits.ts';
import { earlierResources, type EarlierNames } from './earlier-names.ts';

export interface OwnedRenames {
  /** Paths of the owned files whose resource was renamed: the earlier path is the key, the current path the value. */
  readonly moved: EarlierNames;
  readonly files: readonly FollowedFile[];
  /**
   * Findings about names that may be the earlier names of fields or resources. Only a person knows their meaning, so
   * they are not replaced.
   */
  readonly problems: readonly UnlocatedFinding[];
}

export async function followOwned(root: string, custom: string, model: Model): Promise<OwnedRenames> {
  const resources = earlierResources(model);
  const paths = filesBelow(root, custom).filter((path) => !path.startsWith(`${custom}/.`));
  const moved = new Map(
    paths.flatMap((path) => {
      const [folder = '', ...inside] = posix.relative(custom, path).split('/');
      const now = resources.get(folder);
      const to = now === undefined ? undefined : posix.join(custom, now, ...inside);
      return to === undefined || paths.includes(to) ? [] : [[path, to] as const];
    }),
  );
  const { followNamesInFile } = await import('./follow-names.ts');
  const files: FollowedFile[] = [];
  const problems: UnlocatedFinding[] = [];
  for (const path of paths.filter((one) => /\.tsx?$/.test(one))) {
    const file = moved.get(path) ?? path;
    const [folder = ''] = posix.relative(custom, file).split('/');
    const written = readFileSync(join(root, path), 'utf8');
    const byResource = resourceEdits(model, resources, folder, written);
    const between = apply(written, byResource);
    const { edits, unclear } = followNamesInFile(model, folder, between);
    const text = apply(between, edits);
    const changes = [...namedChanges(written, byResource), ...namedChanges(between, edits)];
    if (changes.length > 0)
      files.push({ file, text, changes: changes.toSorted((one, other) => one.line - other.line) });
    for (const { offset, from, to } of unclear) {
      const at = { text: between, offset, length: from.length };
      const message = `"${from}" may be the earlier name of "${to}".`;
      const hint = `Write "${to}" if so. It is asked for as long as the schemas say that it was renamed.`;
      problems.push({ code: 'TUY864', severity: 'warning', file, at, message, hint });
    }
  }
  return { moved, files, problems };
}

/** Returns edits of names that contain a renamed resource: `BookList`, `bookInputs`, `generated/books/`, `../books/`. */
function resourceEdits(model: Model, resources: EarlierNames, folder: string, text: string): readonly SourceEdit[] {
  return [...resources].flatMap(([was, now]) => {
    const beside = [new RegExp(`(?<=\\.\\./)${was}(?=/)`, 'g'), now] as const;
    const isNamed = folder === now || text.includes(`generated/${was}/`);
    return [beside, ...(isNamed ? renamedResource(model, was, now) : [])].flatMap(([from, to]) =>
      [...text.matchAll(from)].map(({ 0: found, index }) => ({ start: index, end: index + found.length, text: to })),
    );
  });
}

function namedChanges(text: string, edits: readonly SourceEdit[]): FollowedFile['changes'] {
  return edits.map(({ start, end, text: to }) => ({
    line: text.slice(0, start).split('\n').length,
    from: text.slice(start, end),
    to,
  }));
}

import { flowsFor, type Model } from '@tuyen/model';
import { posix } from 'node:path';
import { camel, namesOf, pascal, singular } from '../emit/print/names.ts';
import { viewPart } from '../emit/project.ts';
import { firstLine } from '../output/rebuild.ts';

const ORIGIN = /\bEjected from (\S+)\.json\b/;

/**
 * Returns the name of the resource, such as `books`, from the first line of an ejected file. The resource may have been
 * renamed since.
 */
export function originOf(root: string, path: string): string | undefined {
  const schema = ORIGIN.exec(firstLine(root, path))?.[1];
  return schema === undefined ? undefined : posix.basename(schema);
}

/**
 * Returns the ejected files by path. If a resource was renamed, its files are returned under their new paths. An
 * ejected file counts as renamed if it no longer exists at its path, and the first line of a new file for the same part
 * names the old resource.
 * @param owned every file below `custom`
 */
export function followRenames(
  root: string,
  ejected: ReadonlyMap<string, readonly string[]>,
  owned: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const there = new Set(owned);
  if ([...ejected.keys()].every((path) => there.has(path))) return ejected;
  const free = owned.filter((path) => !ejected.has(path));
  const followed = [...ejected].map(([path, bases]): readonly [string, readonly string[]] => {
    if (there.has(path)) return [path, bases];
    const resource = posix.basename(posix.dirname(path));
    const [heir, another] = free.filter(
      (other) => posix.basename(other) === posix.basename(path) && originOf(root, other) === resource,
    );
    return [heir !== undefined && another === undefined ? heir : path, bases];
  });
  return new Map(followed);
}

/**
 * Returns a function that replaces old generated names with the current ones after a resource or portal flow was
 * renamed. Before a merge, it is applied to the earlier generated file and to the custom file. Otherwise the rename
 * would cause conflicts.
 */
export function renaming(model: Model, was: string | undefined, now: string): (text: string) => string {
  if (was === undefined || was === now) return (text) => text;
  const pairs = model.resources.some(({ name }) => name === now)
    ? renamedResource(model, was, now)
    : flowsFor(model, 'portal').some(({ name }) => name === now)
      ? renamedFlow(was, now)
      : [];
  return (text) => pairs.reduce((done, [from, to]) => done.replaceAll(from, to), text);
}

function renamedFlow(was: string, now: string): readonly (readonly [RegExp, string])[] {
  return [
    [new RegExp(`\\b${pascal(was)}(?=(?:Page|Steps|ResultPage)\\b)`, 'g'), pascal(now)],
    [new RegExp(`\\b${camel(was)}Form\\b`, 'g'), `${camel(now)}Form`],
    [new RegExp(`(?<=\\bgenerated/|\\bpages\\.)${was}(?=[./])`, 'g'), now],
    [new RegExp(`(?<=\\bform(?:=|: )["'])${was}(?=["'])|(?<=\\b(?:id|aria-labelledby)=")${was}(?=-form")`, 'g'), now],
  ];
}

export function renamedResource(model: Model, was: string, now: string): readonly (readonly [RegExp, string])[] {
  const { type, constant } = namesOf(model, now);
  const views = model.resources.find(({ name }) => name === now)?.views ?? [];
  const pages = ['List', 'Create', 'Edit', 'Show', 'Form', ...views.map(({ name }) => pascal(viewPart(name)))];
  // The old generated names start with the singular of the old resource name. If another resource had the same
  // singular, they start with the whole name.
  const [types, constants] = [pascal, camel].map((written) => `(?:${written(singular(was))}|${written(was)})`);
  return [
    [new RegExp(`\\b${types}(?=(?:${pages.join('|')})\\b)`, 'g'), type],
    [new RegExp(`\\bvalidate${types}\\b`, 'g'), `validate${type}`],
    [new RegExp(`\\b${constants}(?=(?:Columns|Filters|Inputs|Fields)\\b)`, 'g'), constant],
    [new RegExp(`(?<=\\bgenerated/|\\bresources[./])${was}(?=[./])`, 'g'), now],
  ];
}

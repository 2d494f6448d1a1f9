import type { Model } from '@tuyen/model';
import { posix } from 'node:path';
import { camel, namesOf, pascal, singular } from '../emit/print/names.ts';
import { firstLine } from '../output/rebuild.ts';

/** What stands on the first line of an ejected file: the schema that it follows. */
const ORIGIN = /\bEjected from (\S+)\.json\b/;

/** The resource that an owned file was ejected for, as it says itself: `books`. A resource may have been renamed since. */
export function originOf(root: string, path: string): string | undefined {
  const schema = ORIGIN.exec(firstLine(root, path))?.[1];
  return schema === undefined ? undefined : posix.basename(schema);
}

/**
 * What was ejected, with the files of a renamed resource under their new paths: a file that is gone, and another of the same part
 * that says it comes from there, are one.
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
 * Puts the names that were generated for a resource before it was renamed into those of today: base and owner's file are then
 * merged as if it had always been called so.
 */
export function renaming(model: Model, was: string | undefined, now: string): (text: string) => string {
  if (was === undefined || was === now || !model.resources.some(({ name }) => name === now)) return (text) => text;
  const { type, constant } = namesOf(model, now);
  const one = singular(was);
  const pairs: readonly (readonly [RegExp, string])[] = [
    [new RegExp(`\\b${pascal(one)}(?=(?:List|Create|Edit|Show|Form)\\b)`, 'g'), type],
    [new RegExp(`\\bvalidate${pascal(one)}\\b`, 'g'), `validate${type}`],
    [new RegExp(`\\b${camel(one)}(?=(?:Columns|Filters|Inputs|Fields)\\b)`, 'g'), constant],
    [new RegExp(`(?<=\\bgenerated/|\\bresources[./])${was}(?=[./])`, 'g'), now],
  ];
  return (text) => pairs.reduce((done, [from, to]) => done.replaceAll(from, to), text);
}

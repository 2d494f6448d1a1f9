import type { ProjectKind } from '../model.ts';
import { transformText } from './value-formats.ts';

/**
 * Returns the part of a search text that every spelling of the value contains: transformed, without an interchangeable beginning.
 * Undefined if the text is no value of the kind.
 */
export function searchedValue({ pattern, transform, prefixes = [] }: ProjectKind, text: string): string | undefined {
  if (pattern === undefined) return undefined;
  const valid = new RegExp(pattern, 'u');
  const isValue = (rest: string, beginnings: readonly string[]) =>
    ['', ...beginnings].some((beginning) => valid.test(beginning + rest));
  const value = transformText(transform, text.trim());
  const longestFirst = prefixes.toSorted((one, other) => other.length - one.length);
  for (const prefix of longestFirst) {
    const rest = value.slice(prefix.length);
    const others = prefixes.filter((other) => other !== prefix);
    if (value.startsWith(prefix) && isValue(rest, others)) return rest;
  }
  return isValue(value, prefixes) ? value : undefined;
}

import type { ProjectKind } from '../model.ts';
import { transformText } from './value-formats.ts';

/**
 * Returns the part of a search text that every spelling of the value contains: transformed, without an interchangeable beginning.
 * Undefined if the text is no value of the kind.
 */
export function searchedValue({ pattern, transform, prefixes = [] }: ProjectKind, text: string): string | undefined {
  if (pattern === undefined) return undefined;
  const valid = new RegExp(pattern, 'u');
  const value = transformText(transform, text.trim());
  const rest = prefixes
    .filter((prefix) => value.startsWith(prefix))
    .toSorted((one, other) => other.length - one.length)
    .map((prefix) => [value.slice(prefix.length), prefixes.filter((other) => other !== prefix)] as const)
    .find(([inner, others]) => ['', ...others].some((prefix) => valid.test(prefix + inner)))?.[0];
  if (rest !== undefined) return rest;
  return ['', ...prefixes].some((prefix) => valid.test(prefix + value)) ? value : undefined;
}

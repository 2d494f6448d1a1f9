import type { ProjectKind } from '../model.ts';
import { transformText } from './value-formats.ts';

/**
 * Returns the part of a search text that is the same in every spelling of the value: the text after the kind's
 * transforms, without interchangeable prefixes. Returns undefined if the text is not a value of the kind.
 */
export function searchedValue({ pattern, transform, prefixes = [] }: ProjectKind, text: string): string | undefined {
  if (pattern === undefined) return undefined;
  const valid = new RegExp(pattern, 'u');
  const longestFirst = prefixes.toSorted((one, other) => other.length - one.length);
  const bare = (value: string, removed?: string): string | undefined => {
    for (const prefix of longestFirst) {
      const rest = value.startsWith(prefix) ? bare(value.slice(prefix.length), prefix) : undefined;
      if (rest !== undefined) return rest;
    }
    const others = prefixes.filter((prefix) => prefix !== removed);
    return ['', ...others].some((prefix) => valid.test(prefix + value)) ? value : undefined;
  };
  return bare(transformText(transform, text.trim()));
}

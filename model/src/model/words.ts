import { isObject } from './json/is-object.ts';

/** Texts in one language as a nested object: `{ menu: { sales: 'Bán hàng' } }`. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** Returns the texts of a parsed file. Omits values that are neither a text nor an object of texts. */
export function wordsIn(value: unknown): Words {
  const words: Record<string, string | Words> = {};
  for (const [key, inner] of Object.entries(isObject(value) ? value : {})) {
    if (typeof inner === 'string') words[key] = inner;
    else if (isObject(inner)) words[key] = wordsIn(inner);
  }
  return words;
}

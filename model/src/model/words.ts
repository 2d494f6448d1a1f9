import { isObject } from './json/is-object.ts';

export interface Words {
  readonly [key: string]: string | Words;
}

export function wordsIn(value: unknown): Words {
  const words: Record<string, string | Words> = {};
  for (const [key, inner] of Object.entries(isObject(value) ? value : {})) {
    if (typeof inner === 'string') words[key] = inner;
    else if (isObject(inner)) words[key] = wordsIn(inner);
  }
  return words;
}

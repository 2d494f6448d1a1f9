import type { Field } from '../model/fields/field.ts';
import type { Naming } from '../model/place.ts';

const NAMINGS: Readonly<Record<Naming, (words: readonly string[]) => string>> = {
  same: (words) => words.join('_'),
  camel: (words) => words.map((word, index) => (index === 0 ? word : capitalized(word))).join(''),
  pascal: (words) => words.map(capitalized).join(''),
  kebab: (words) => words.join('-'),
};

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Returns the name of a field in the JSON of another back end: `x-at`, else the name that the naming rule gives. */
export function wireName({ name, wire }: Pick<Field, 'name' | 'wire'>, names: Naming): string {
  return wire?.name ?? NAMINGS[names](name.split('_'));
}

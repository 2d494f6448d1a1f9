import { isObject, type Resource } from '@tuyen/model';
import { folded } from '../../format/folded.ts';

export interface FoundBy {
  readonly field: string;
  readonly text: string;
}

/**
 * Returns the searched field that explains why a search found a record whose title does not contain the typed words, for
 * example a former name or the name in another language. Of a list of names, only the names that were found are
 * returned.
 */
export function foundBy(
  { fields }: Pick<Resource, 'fields'>,
  record: Readonly<Record<string, unknown>>,
  { title, typed }: { readonly title: string; readonly typed: string },
): FoundBy | undefined {
  const words = folded(typed).split(' ').filter(Boolean);
  const has = (text: string) => words.every((word) => folded(text).includes(word));
  if (words.length === 0 || has(title)) return undefined;
  for (const { name, searchable } of fields) {
    const value = searchable ? textsOf(record[name]).find(has) : undefined;
    if (value === undefined) continue;
    const parts = value.split(/[,;\n]/u).map((part) => part.trim());
    const some = parts.filter((part) => words.some((word) => folded(part).includes(word)));
    return { field: name, text: parts.find(has) ?? some.join(', ') };
  }
  return undefined;
}

/** Returns the texts of a value: of a localized text, those in every language. */
function textsOf(value: unknown): readonly string[] {
  const texts: readonly unknown[] = isObject(value) ? Object.values(value) : [value];
  return texts.filter((text) => typeof text === 'string');
}

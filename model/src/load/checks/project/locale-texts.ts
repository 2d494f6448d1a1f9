import { isObject } from '../../../model/json/is-object.ts';
import type { Path } from '../../problem.ts';

export interface LocaleText {
  /** Words of the text; plural forms that are separate keys are joined by ` |||| `. */
  readonly words: string;
  readonly path: Path;
}

/**
 * Returns the texts of a locale file by their keys, joined by dots. All plural forms of a text count as one key, because
 * languages have different forms.
 */
export function textsOfLocale(value: unknown): ReadonlyMap<string, LocaleText> {
  const found = new Map<string, LocaleText>();
  const open: { readonly value: unknown; readonly path: Path }[] = [{ value, path: [] }];
  for (const { value: inner, path } of open) {
    if (typeof inner === 'string') {
      const key = path.join('.').replace(/_(zero|one|two|few|many|other)$/, '');
      const form = found.get(key);
      found.set(key, { words: form ? `${form.words} |||| ${inner}` : inner, path });
    } else if (isObject(inner)) {
      for (const [key, one] of Object.entries(inner))
        if (key !== '$schema') open.push({ value: one, path: [...path, key] });
    }
  }
  return found;
}

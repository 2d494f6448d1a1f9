import type { Field } from './field.ts';
import { isObject } from '../json/is-object.ts';

/**
 * How a text is stored and which characters it may contain. Server, forms and CSV import share these rules.
 *
 * - `line`: one line. Edges are trimmed, inner white space becomes one space. Line breaks, control characters, characters that
 *   change the direction of text and invisible characters are refused.
 * - `lines`: several lines. Edges are trimmed, each line break becomes `\n`. Control characters other than tabs, and embeddings,
 *   overrides and isolates of text direction are refused.
 * - `verbatim`: everything else: rich text, secrets, values that their own format describes.
 *
 * In each form a text is in Unicode form C (NFC). Blank text of the first two forms is no value.
 */
export type TextForm = 'line' | 'lines' | 'verbatim';

export interface TextFormField {
  readonly kind: Field['kind'];
  readonly multiline?: boolean;
  readonly writeOnly?: boolean;
  readonly format?: string | undefined;
}

export function textFormOf({ kind, multiline, writeOnly, format }: TextFormField): TextForm {
  if (writeOnly || format === 'password') return 'verbatim';
  if (kind === 'text' || kind === 'localized-text') return multiline ? 'lines' : 'line';
  return kind === 'email' || kind === 'phone' || kind === 'url' ? 'line' : 'verbatim';
}

/** Returns the text as it is stored, or null for blank text ("no value"). */
export function canonicalText(form: TextForm, text: string): string | null {
  if (form === 'verbatim') return composed(text);
  const trimmed = composed(text).trim();
  if (trimmed === '') return null;
  return form === 'line' ? trimmed.replace(INNER_SPACE, ' ') : trimmed.replace(LINE_BREAK, '\n');
}

/** White space other than line breaks. U+FEFF is an invisible character, not a space. */
const INNER_SPACE = /[\t\p{Zs}]+/gu;
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;

export function composed(text: string): string {
  return text.length > SHORT || BEYOND_LATIN.test(text) ? text.normalize('NFC') : text;
}

/** Up to this length in characters, searching a text for `BEYOND_LATIN` is faster than normalizing it. */
const SHORT = 500;
/** Only texts with one of these characters can be in another Unicode form. All others are already in form C. */
const BEYOND_LATIN = /[\u0300-\uffff]/;

/** Converts all texts and keys of a JSON value to Unicode form C. Returns the same object if nothing changes. */
export function composedValue(value: unknown): unknown {
  if (typeof value === 'string') return composed(value);
  if (Array.isArray(value)) {
    const items: unknown[] = value.map(composedValue);
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  if (!isObject(value)) return value;
  let isSame = true;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => {
    const entry: [string, unknown] = [composed(key), composedValue(inner)];
    isSame &&= entry[0] === key && entry[1] === inner;
    return entry;
  });
  return isSame ? value : Object.fromEntries(entries);
}

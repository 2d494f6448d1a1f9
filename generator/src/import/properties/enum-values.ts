import { listIn } from '@tuyen/model/raw';
import { humanized, labelText } from '../naming/labels.ts';
import type { Shape } from '../schema/shape.ts';

const MAX_VALUE = 100;
const MAX_VALUES = 500;

/** Returns the values of an enum of texts, without null and empty text. Returns undefined if the shape is no such enum. */
export function enumValues({ type, keywords }: Shape): readonly string[] | undefined {
  if (type !== 'string') return undefined;
  const written = 'const' in keywords ? [keywords['const']] : listIn(keywords, 'enum');
  const values = [...new Set(written)].filter((value) => typeof value === 'string' && value.trim() !== '');
  const texts = values.filter((value) => typeof value === 'string');
  const isUsable = texts.length > 0 && texts.length <= MAX_VALUES && texts.every(isValue);
  return isUsable ? texts : undefined;
}

const isValue = (text: string): boolean => text.length <= MAX_VALUE && !/[\p{C}]/u.test(text);

/** Returns a value that the project's own server can store: `viewer uploader` becomes `viewer_uploader`. */
export function storedValue(value: string): string {
  const stored = value.replaceAll(/[^A-Za-z0-9_-]+/gu, '_').replaceAll(/^[^A-Za-z0-9]+|_+$/gu, '');
  return stored === '' ? 'VALUE' : stored;
}

/** Returns the label of each value: the one that the document gives, else the value in words. */
export function valueLabels(shape: Shape, values: readonly string[]): ReadonlyMap<string, string> {
  const written = listIn(shape.keywords, 'enum');
  const given = ['x-enum-varnames', 'x-enumNames', 'x-enum-descriptions', 'x-enumDescriptions']
    .map((key) => listIn(shape.keywords, key))
    .find((names) => names.length === written.length && names.length > 0);
  return new Map(
    values.map((value) => {
      const label = labelText(given?.[written.indexOf(value)]);
      return [value, humanized(label ?? wordsOf(value)) || value];
    }),
  );
}

/** Splits `camelCase` and lowers `UPPER_CASE`. */
function wordsOf(value: string): string {
  const words = value.replaceAll(/([a-z0-9])([A-Z])/gu, '$1 $2');
  return /^[A-Z0-9_ -]+$/u.test(value) && value.length > 3 ? words.toLowerCase() : words;
}

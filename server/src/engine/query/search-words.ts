import { type Field, type Model, searchedValue } from '@tuyen/model';
import { fold } from '../store/database/text-keys.ts';

/**
 * Returns the words of a search text, folded (in lower case without accents), each with its alternatives. If the whole
 * text is a value of a custom kind that a searched field has, such as a phone number, the normalized value is an
 * alternative to each word: `+49 30 1234567` finds `0301234567`.
 */
export function searchWords(
  { kinds }: Pick<Model, 'kinds'>,
  fields: Iterable<Field>,
  text: string,
): readonly (readonly string[])[] {
  const formats = new Set([...fields].map(({ format }) => format));
  const values = kinds
    .filter(({ name }) => formats.has(name))
    .map((kind) => fold(searchedValue(kind, text) ?? ''))
    .filter((value) => value !== '');
  const words = [...new Set(fold(text).split(' '))].filter((word) => word !== '');
  return words.map((word) => [...new Set([word, ...values])]);
}

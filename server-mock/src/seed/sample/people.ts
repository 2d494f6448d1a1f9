import { type Field, memoize } from '@tuyen/model';
import type { Row } from '@tuyen/server/domain';

const FULL = /^(full|customer|client|employee|member|guest|owner|contact|display)_?name$/u;
const NAME = /^name$/u;
const GIVEN = /^(first|given)_?name$/u;
const FAMILY = /^(last|family|sur)_?name$/u;
const nameFields = memoize((fields: readonly Field[]): readonly string[] => {
  const names = (pattern: RegExp) =>
    fields.filter(({ kind, name }) => kind === 'text' && pattern.test(name)).map(({ name }) => name);
  const parts = [...names(GIVEN), ...names(FAMILY)];
  return parts.length === 2 ? parts : [...names(FULL), ...names(NAME)].slice(0, 1);
});

export function withoutTitles(person: string): string {
  const words = person.split(' ').filter((word) => !TITLES.test(word.replaceAll('.', '').toLowerCase()));
  return words.length < 2 ? person : words.join(' ');
}

export function personIn(fields: readonly Field[], row: Row): string | undefined {
  const parts = nameFields(fields).flatMap((name) => (typeof row[name] === 'string' ? [row[name]] : []));
  return parts.length === 0 ? undefined : parts.join(' ');
}

const SPELLED: readonly (readonly [RegExp, string])[] = [
  [/ä/gu, 'ae'],
  [/ö/gu, 'oe'],
  [/ü/gu, 'ue'],
  [/ß/gu, 'ss'],
  [/đ/gu, 'd'],
  [/ø/gu, 'o'],
  [/æ/gu, 'ae'],
  [/ł/gu, 'l'],
];
const TITLES = /^(mr|mrs|ms|miss|dr|prof|jr|sr|md|dds|phd|dvm|ii|iii|iv|v|i)$/u;

/**
 * Returns a person's name in the form that mail addresses use: `anna.mueller`. Returns undefined if the name has no
 * Latin letters.
 */
export function accountName(person: string): string | undefined {
  const latin = SPELLED.reduce((text, [letter, spelled]) => text.replaceAll(letter, spelled), person.toLowerCase())
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  const words = latin.split(/[^a-z0-9]+/u).filter((word) => word !== '');
  const plain = words.filter((word) => !TITLES.test(word));
  return plain.length === 0 ? undefined : plain.join('.');
}

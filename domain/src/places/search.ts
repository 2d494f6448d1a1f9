import type { District } from '../contract.ts';
import { englishUnit } from './english-unit.ts';

/** A ward that a search found, and by which name. */
export interface FoundWard<T> {
  readonly ward: T;
  /** Former name that was found. Undefined if the current name was found, or if there was nothing to search for. */
  readonly formerly?: string;
}

type Named = Pick<District, 'name' | 'former_names'>;

/**
 * Returns the wards that a text finds by their name or by the name of a former district or ward, without regard to
 * accents. Wards found by their own name come first, then those found by a name that is exactly the text. A number is
 * found only whole: `Quận 1` does not find Quận 10.
 * @param inOrder compares wards that were found equally well; by default, they stay in the order given
 */
export function wardsFound<T extends Named>(
  wards: readonly T[],
  text: string | undefined,
  inOrder: (one: T, other: T) => number = () => 0,
): FoundWard<T>[] {
  const wanted = wordsOf(text ?? '');
  if (wanted.length === 0) return wards.toSorted(inOrder).map((ward) => ({ ward }));
  const found = wards.flatMap((ward) => {
    if (Object.values(ward.name).some((name) => contains(name, wanted))) return [{ ward, rank: 0 }];
    const names = formerNames(ward);
    const exact = names.find((name) => contains(name, wanted) && bareWords(name).length === bare(wanted).length);
    const formerly = exact ?? names.find((name) => contains(name, wanted));
    return formerly === undefined ? [] : [{ ward, formerly, rank: exact === undefined ? 2 : 1 }];
  });
  return found
    .toSorted((one, other) => one.rank - other.rank || inOrder(one.ward, other.ward))
    .map(({ rank: _, ...one }) => one);
}

export function formerNames({ former_names: names }: Pick<District, 'former_names'>): readonly string[] {
  return (names ?? '').split(/[,;]/u).flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));
}

const contains = (name: string, wanted: readonly string[]): boolean =>
  [name, englishUnit(name)].some((one) => hasAll(wordsOf(one), wanted));

const hasAll = (words: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((one) => words.some((word) => same(word, one)));

/** A number must be whole. Of a word, the beginning is enough, because the visitor may still be typing. */
const same = (word: string, wanted: string): boolean =>
  /\d/u.test(wanted) ? word === wanted : word.startsWith(wanted);

/** Words that only name the type of a unit. */
const TYPES = new Set(
  'quan huyen thi xa phuong thanh pho tran tp tx district ward commune town township city'.split(' '),
);

const bare = (words: readonly string[]): readonly string[] => words.filter((word) => !TYPES.has(word));

const bareWords = (name: string): readonly string[] => bare(wordsOf(name));

/** Short forms of types before a name: `Q1`, `q. 1`, `P.5`, `TP Thủ Đức`. */
const SHORT: Readonly<Record<string, string>> = { q: 'quan', p: 'phuong', h: 'huyen', x: 'xa', tp: 'thanh', tx: 'thi' };

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('đ', 'd')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\b([qp])\.?(?=\d)/gu, '$1 ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => SHORT[word] ?? word);
}

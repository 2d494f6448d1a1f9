import type { ComponentType } from 'react';
import { folded } from '../menu/folded.ts';

/** Something that the palette leads to or does. */
export interface Entry {
  /** The same for the same thing, so that it can be remembered. */
  readonly id: string;
  readonly label: string;
  /** What it belongs to: the group of a page, the resource of a record. */
  readonly detail?: string;
  /** Where it was found. */
  readonly found?: string;
  readonly icon?: ComponentType | undefined;
  /** It makes a new record of this resource. */
  readonly creates?: string;
  /** How often the person has opened it. */
  readonly uses?: number;
  /** Where it leads. */
  readonly to?: string;
  /** Or what it does. */
  readonly run?: () => void;
}

export interface Group {
  readonly name: 'exact' | 'recent' | 'pages' | 'actions' | 'records';
  readonly entries: readonly Entry[];
}

/**
 * Those that have each word of the text, the best first: that begin with it, that have a word which does, that have it anywhere, then those
 * that are found by what they belong to. Of equally good ones the most used first.
 */
export function matching(entries: readonly Entry[], text: string, most: number): readonly Entry[] {
  const wanted = folded(text);
  const words = wanted.split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const rank = (entry: Entry): number | undefined => {
    const label = folded(entry.label);
    const all = `${label} ${folded(entry.detail ?? '')}`;
    if (!words.every((word) => all.includes(word))) return undefined;
    if (label.startsWith(wanted)) return 0;
    if (` ${label}`.includes(` ${wanted}`)) return 1;
    return words.every((word) => label.includes(word)) ? 2 : 3;
  };
  return entries
    .flatMap((entry) => {
      const place = rank(entry);
      return place === undefined ? [] : [{ entry, place }];
    })
    .toSorted((one, other) => one.place - other.place || (other.entry.uses ?? 0) - (one.entry.uses ?? 0))
    .slice(0, most)
    .map(({ entry }) => entry);
}

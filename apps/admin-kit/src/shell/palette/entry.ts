import type { ComponentType } from 'react';
import { folded } from '../menu/folded.ts';

export interface PaletteEntry {
  /** Stable across sessions, so that recent entries can be stored. */
  readonly id: string;
  readonly label: string;
  /** Secondary text of the entry: the menu group of a page, or the resource of a record. */
  readonly detail?: string;
  /** Text in which the match was found. */
  readonly found?: string;
  readonly icon?: ComponentType | undefined;
  readonly creates?: string;
  readonly uses?: number;
  readonly to?: string;
  /** Action of an entry without a target path. */
  readonly run?: () => void;
}

export interface PaletteGroup {
  readonly name: 'exact' | 'recent' | 'pages' | 'actions' | 'records';
  readonly entries: readonly PaletteEntry[];
}

/**
 * Returns the entries that contain every word of the text, best first. The order is: label starts with the text, a word
 * starts with it, label contains it, match by group. Equal matches are ordered by use.
 */
export function matching(entries: readonly PaletteEntry[], text: string, most: number): readonly PaletteEntry[] {
  const wanted = folded(text);
  const words = wanted.split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const rank = (entry: PaletteEntry): number | undefined => {
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

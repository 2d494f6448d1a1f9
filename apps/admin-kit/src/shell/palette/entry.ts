import type { ComponentType } from 'react';
import { folded } from '../../format/folded.ts';

export interface PaletteEntry {
  /**
   * Id of a result in the command palette. It stays the same across sessions, so that the browser can store which
   * results the user chose recently.
   */
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  /** Label and value of the record field that matched the search, for example `Phone: 0912…`. */
  readonly found?: string;
  readonly icon?: ComponentType | undefined;
  readonly creates?: string;
  readonly uses?: number;
  readonly to?: string;
  readonly run?: () => void;
}

export interface PaletteGroup {
  readonly name: 'exact' | 'recent' | 'pages' | 'actions' | 'records';
  readonly entries: readonly PaletteEntry[];
}

/**
 * Returns the command palette entries that contain every word of the search text, best match first. The best match is a
 * label that starts with the text, then a label with a word that starts with it, then a label that contains it, then a
 * match in the menu group. Equal matches are ordered by use.
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

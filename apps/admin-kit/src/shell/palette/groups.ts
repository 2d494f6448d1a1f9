import { matching, type PaletteEntry, type PaletteGroup } from './entry.ts';

interface Found {
  readonly text: string;
  readonly pages: readonly PaletteEntry[];
  readonly actions: readonly PaletteEntry[];
  readonly recent: readonly PaletteEntry[];
  readonly records: { readonly exact: readonly PaletteEntry[]; readonly others: readonly PaletteEntry[] };
}

/**
 * Returns the results of the command palette for a search text, in groups. Each result appears only once. Without a
 * text, returns recently chosen results and all pages.
 */
export function groupsOf({ text, pages, actions, recent, records }: Found): readonly PaletteGroup[] {
  const wanted: readonly PaletteGroup[] =
    text.trim() === ''
      ? [
          { name: 'recent', entries: recent },
          { name: 'pages', entries: pages },
        ]
      : [
          { name: 'exact', entries: records.exact },
          { name: 'recent', entries: matching(recent, text, 3) },
          { name: 'pages', entries: matching(pages, text, 5) },
          { name: 'actions', entries: matching(actions, text, 5) },
          { name: 'records', entries: records.others },
        ];
  const shown = new Set<string>();
  return wanted
    .map(({ name, entries }) => ({
      name,
      entries: entries.filter(({ id }) => {
        const isNew = !shown.has(id);
        shown.add(id);
        return isNew;
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}

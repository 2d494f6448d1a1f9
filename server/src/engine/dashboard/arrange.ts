import type { PlacedTile } from '../write/system-tables/layouts.ts';

const TAB = 'tab:';

export const tabTileName = (resource: string, tab: string): string => `${TAB}${resource}:${tab}`;

/** Returns the resource and the saved tab of a tile that a person has added, or undefined for other tiles. */
export function tabOfTile(name: string): { readonly resource: string; readonly tab: string } | undefined {
  const [, resource, tab] = /^tab:([^:]+):(.+)$/u.exec(name) ?? [];
  return resource === undefined || tab === undefined ? undefined : { resource, tab };
}

/**
 * Merges the tiles of a dashboard file with a person's own arrangement. Tiles that the file has gained come after the
 * tile that they follow there, tiles that it has lost vanish.
 * @param described names of the tiles in the order of the file
 */
export function arranged(described: readonly string[], own: readonly PlacedTile[]): readonly PlacedTile[] {
  const known = new Set(described);
  const placed = new Map(
    own.filter(({ name }) => known.has(name) || name.startsWith(TAB)).map((one) => [one.name, one]),
  );
  const result = [...placed.values()];
  for (const [index, name] of described.entries()) {
    if (placed.has(name)) continue;
    const before = described[index - 1];
    const at = result.findIndex((one) => one.name === before) + 1;
    result.splice(at, 0, { name, hidden: false });
  }
  return result;
}

import type { LayoutTile } from '@tuyen/model';

/** Moves a tile to the place of another one. */
export function withTileMoved(tiles: readonly LayoutTile[], name: string, to: string): readonly LayoutTile[] {
  const [from, target] = [placeOf(tiles, name), placeOf(tiles, to)];
  const moved = tiles[from];
  if (!moved || target < 0) return tiles;
  return tiles.toSpliced(from, 1).toSpliced(target, 0, moved);
}

export function withTileChanged(
  tiles: readonly LayoutTile[],
  name: string,
  change: Partial<Pick<LayoutTile, 'wide' | 'hidden'>>,
): readonly LayoutTile[] {
  return tiles.map((tile) => (tile.name === name ? { ...tile, ...change } : tile));
}

/** Returns whether a person has added the tile. Such a tile is removed instead of hidden. */
export const isAdded = ({ name }: Pick<LayoutTile, 'name'>): boolean => name.startsWith('tab:');

const placeOf = (tiles: readonly LayoutTile[], name: string): number => tiles.findIndex((tile) => tile.name === name);

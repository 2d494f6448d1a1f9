import { expect, test } from 'vitest';
import { isAdded, withTileChanged, withTileMoved } from './arrangement.ts';

const tile = (name: string) => ({ name, label: { en: name }, wide: false, hidden: false });
const tiles = ['a', 'b', 'c'].map(tile);
const names = (all: typeof tiles | ReturnType<typeof withTileMoved>) => all.map(({ name }) => name).join('');

test('a tile takes the place of the tile that it is moved to, in both directions', () => {
  expect(names(withTileMoved(tiles, 'a', 'c'))).toBe('bca');
  expect(names(withTileMoved(tiles, 'c', 'a'))).toBe('cab');
  expect(names(withTileMoved(tiles, 'a', 'unknown'))).toBe('abc');
});

test('only the named tile is hidden or resized', () => {
  expect(withTileChanged(tiles, 'b', { hidden: true, wide: true })).toEqual([
    tile('a'),
    { ...tile('b'), hidden: true, wide: true },
    tile('c'),
  ]);
});

test('tiles of saved tabs are added ones', () => {
  expect([isAdded(tile('tab:loans:1')), isAdded(tile('sales'))]).toEqual([true, false]);
});

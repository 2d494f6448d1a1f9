import { expect, it } from 'vitest';
import { arranged, tabOfTile, tabTileName } from './arrange.ts';

const shown = (...names: readonly string[]) => names.map((name) => ({ name, hidden: false }));
const names = (tiles: ReturnType<typeof arranged>) => tiles.map(({ name }) => name);

it('without an own arrangement, tiles come in the order of the file', () => {
  expect(arranged(['a', 'b'], [])).toEqual(shown('a', 'b'));
});

it('an own arrangement keeps its order, widths and hidden tiles', () => {
  const own = [
    { name: 'b', hidden: true },
    { name: 'a', hidden: false, wide: true },
  ];
  expect(arranged(['a', 'b'], own)).toEqual(own);
});

it('a new tile of the file appears after the tile that it follows there, and a removed one vanishes', () => {
  expect(names(arranged(['first', 'a', 'new', 'b'], shown('b', 'gone', 'a')))).toEqual(['first', 'b', 'a', 'new']);
});

it('a tile of a saved tab stays where it was put', () => {
  const tab = tabTileName('loans', '1');
  expect(names(arranged(['a', 'b'], shown(tab, 'b', 'a')))).toEqual([tab, 'b', 'a']);
  expect(tabOfTile(tab)).toEqual({ resource: 'loans', tab: '1' });
  expect(tabOfTile('sales')).toBeUndefined();
});

import type { ResourceEntry } from '../../runtime/resource-entry.ts';
import { expect, test } from 'vitest';
import { menuGroups } from './menu-groups.ts';

const entry = (name: string, menu: string | null) => ({ name, menu }) as ResourceEntry;
const groups = ['sales', 'network', 'people'];

test('menu groups keep their defined order, followed by unknown groups, without empty groups', () => {
  const shown = menuGroups(groups, [
    entry('odd', 'other'),
    entry('routes', 'network'),
    entry('orders', 'sales'),
    entry('hidden', null),
  ]);
  expect(shown.map(({ name, entries }) => [name, entries.map((one) => one.name)])).toEqual([
    ['sales', ['orders']],
    ['network', ['routes']],
    ['other', ['odd']],
  ]);
});

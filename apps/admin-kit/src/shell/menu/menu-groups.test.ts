import type { ResourceEntry } from '../../runtime/resource-entry.ts';
import { expect, test } from 'vitest';
import { hasHeadings, menuGroups } from './menu-groups.ts';

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

test('the menu of a project without menu groups has no headings', () => {
  expect(hasHeadings(menuGroups([], [entry('bikes', 'other'), entry('rentals', 'other')]))).toBe(false);
  expect(hasHeadings(menuGroups(groups, [entry('routes', 'network'), entry('odd', 'other')]))).toBe(true);
});

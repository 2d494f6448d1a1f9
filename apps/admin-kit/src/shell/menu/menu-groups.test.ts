import { expect, test } from 'vitest';
import { hasHeadings, menuGroups } from './menu-groups.ts';

const item = (name: string, group?: string) => ({ name, group, page: name });
const groups = [{ name: 'sales', items: ['refunds', 'orders'] }, { name: 'network' }, { name: 'people' }];

test('menu groups and their items keep their defined order, followed by unknown ones, without empty groups', () => {
  const shown = menuGroups(groups, [
    item('odd', 'other'),
    item('routes', 'network'),
    item('offers', 'sales'),
    item('orders', 'sales'),
    item('refunds', 'sales'),
    item('home'),
  ]);
  expect(shown.map(({ name, pages }) => [name, pages])).toEqual([
    ['sales', ['refunds', 'orders', 'offers']],
    ['network', ['routes']],
    ['other', ['odd']],
  ]);
});

test('the menu of a project without menu groups has no headings', () => {
  expect(hasHeadings(menuGroups([], [item('bikes', 'other'), item('rentals', 'other')]))).toBe(false);
  expect(hasHeadings(menuGroups(groups, [item('routes', 'network'), item('odd', 'other')]))).toBe(true);
});

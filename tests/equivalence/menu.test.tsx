import { fireEvent } from '@testing-library/dom';
import { beforeAll, expect, test } from 'vitest';
import { resources } from '../../apps/admin/src/generated/resources.gen.ts';
import { accessibleNameOf } from './read/text.ts';
import { Menu } from './stage/menu.tsx';
import { handedOut, projectRoot } from './stage/model.ts';
import { sampleRows } from './stage/rows.ts';
import { show, type Setup } from './stage/stage.tsx';
import { printedWords } from './stage/words.ts';

let setup: Setup;
beforeAll(async () => {
  const model = handedOut(projectRoot);
  setup = { model, entries: resources, i18n: await printedWords(model, 'vi'), rows: sampleRows(model) };
});

const addresses = (page: HTMLElement) =>
  [...page.querySelectorAll('nav a[href]')].map((link) => link.getAttribute('href'));

test('the menu has an item for exactly the resources that the user may read', async () => {
  const all = addresses((await show(setup, '/', <Menu />)).page);
  expect(all).toEqual(expect.arrayContaining(['/vehicles', '/orders', '/users']));
  const { page } = await show({ ...setup, permissions: ['vehicle.read', 'order.update'] }, '/', <Menu />);
  expect(addresses(page)).toEqual(['/', '/vehicles']);
});

test('the menu ends with the sign-out item', async () => {
  const { page, place, settle } = await show(setup, '/vehicles', <Menu />);
  const [last] = [...page.querySelectorAll('nav li > *')].slice(-1);
  expect(last && accessibleNameOf(last)).toBe('Đăng xuất');
  if (last) fireEvent.click(last);
  await settle();
  expect(place()).toBe('/login');
});

import { fireEvent } from '@testing-library/dom';
import { beforeAll, expect, test } from 'vitest';
import { resources } from '../../apps/admin/src/generated/resources.gen.ts';
import { accessibleNameOf } from './read/text.ts';
import { showMenu } from './stage/menu.tsx';
import { handedOut, projectRoot } from './stage/model.ts';
import { sampleRows } from './stage/rows.ts';
import { type Setup } from './stage/stage.tsx';
import { printedWords } from './stage/words.ts';

let setup: Setup;
beforeAll(async () => {
  const model = handedOut(projectRoot);
  setup = { model, entries: resources, i18n: await printedWords(model, 'vi'), rows: sampleRows(model) };
});

const addresses = (page: HTMLElement) =>
  [...page.querySelectorAll('nav a[href]')].map((link) => link.getAttribute('href'));

test('the menu has an item for exactly the resources that the user may read', async () => {
  const all = addresses((await showMenu(setup, '/')).page);
  expect(all).toEqual(expect.arrayContaining(['/vehicles', '/orders', '/users']));
  const { page } = await showMenu({ ...setup, permissions: ['vehicle.read', 'order.update'] }, '/');
  expect(addresses(page)).toEqual(['/', '/saved-reports', '/vehicles']);
});

test('the menu ends with the sign-out item', async () => {
  const { page, place, settle } = await showMenu(setup, '/vehicles');
  const [last] = [...page.querySelectorAll('nav li > *')].slice(-1);
  expect(last && accessibleNameOf(last)).toBe('Đăng xuất');
  if (last) fireEvent.click(last);
  await settle();
  expect(place()).toBe('/login');
});

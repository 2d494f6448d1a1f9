import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { signIn } from './clerk.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  await stack?.stop();
});

const heading = (page: Page, name: string) => page.getByRole('columnheader').filter({ hasText: name });

async function headings(page: Page): Promise<readonly string[]> {
  const all = await page.getByRole('columnheader').allTextContents();
  return all.filter((text) => text !== '' && text !== 'Xem nhanh');
}

async function centerOf(page: Page, name: string) {
  const box = await heading(page, name).boundingBox();
  if (!box) throw new Error(`No heading ${name}.`);
  return { ...box, center: box.x + box.width / 2, middle: box.y + box.height / 2 };
}

const widthOf = async (page: Page, name: string) => Math.round((await centerOf(page, name)).width);

test('columns are moved and resized by keys, the change is announced, survives a reload and can be reset', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser', 'vehicles');
  await heading(page, 'Biển số').waitFor();
  const usual = await headings(page);
  expect(usual.slice(0, 2)).toEqual(['Biển số', 'Loại xe']);
  await page.getByRole('button', { name: 'Hiển thị' }).click();
  const panel = page.getByRole('dialog', { name: 'Hiển thị' });
  const box = panel.getByRole('checkbox', { name: 'Loại xe' });
  await box.focus();
  await page.keyboard.press('Shift+ArrowUp');
  await panel.getByRole('status').getByText('Loại xe: vị trí 1/5').waitFor();
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Shift+ArrowRight');
  const said = panel.getByRole('status').getByText(/^Loại xe: rộng \d+ px$/u);
  await said.waitFor();
  const wide = Number(/\d+/u.exec((await said.textContent()) ?? '')?.[0]);
  await page.keyboard.press('Escape');
  await settle();
  expect((await headings(page)).slice(0, 2)).toEqual(['Loại xe', 'Biển số']);
  await page.reload();
  await heading(page, 'Biển số').waitFor();
  expect((await headings(page)).slice(0, 2)).toEqual(['Loại xe', 'Biển số']);
  expect(Math.abs((await widthOf(page, 'Loại xe')) - wide)).toBeLessThan(40);
  await page.getByRole('button', { name: 'Hiển thị' }).click();
  await panel.getByRole('button', { name: 'Về thứ tự và độ rộng mặc định' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => headings(page)).toEqual(usual);
  expect(errors).toEqual([]);
  await close();
});

test('columns are moved by dragging a heading and resized by dragging its edge, without sorting the list', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser', 'vehicles');
  await heading(page, 'Biển số').waitFor();
  await settle();
  const usual = await headings(page);
  const from = await centerOf(page, 'Số chỗ');
  const to = await centerOf(page, 'Biển số');
  await page.mouse.move(from.center, from.middle);
  await settle();
  await page.mouse.down();
  await page.mouse.move(to.center, to.middle, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => headings(page)).toEqual(['Số chỗ', ...usual.filter((name) => name !== 'Số chỗ')]);
  expect(page.url()).not.toContain('sort=seats');

  const edge = await centerOf(page, 'Tuyến');
  await page.mouse.move(edge.x + edge.width - 3, edge.middle);
  await page.mouse.down();
  await page.mouse.move(edge.x + edge.width - 103, edge.middle, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => widthOf(page, 'Tuyến')).toBeLessThan(edge.width);
  expect(
    await page
      .locator('td.column-route_id')
      .first()
      .evaluate((cell) => getComputedStyle(cell).textOverflow),
  ).toBe('ellipsis');

  const cancelled = await headings(page);
  const start = await centerOf(page, 'Loại xe');
  await page.mouse.move(start.center, start.middle);
  await page.mouse.down();
  await page.mouse.move(to.center, to.middle, { steps: 5 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await settle();
  expect(await headings(page)).toEqual(cancelled);
  expect(errors).toEqual([]);
  await close();
});

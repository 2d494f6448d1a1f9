import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lostItems } from '../support/lost-items.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { startOwnStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { signIn } from './clerk.ts';
import { openMenuGroups } from './walk/walk.ts';

let project: ProjectCopy;
let stack: Stack;
beforeAll(async () => {
  project = await copyProject('linked');
  await writeFile(join(project.root, 'schemas/resources/lost-items.json'), JSON.stringify(lostItems));
  stack = await startOwnStack(project.root);
});
afterAll(async () => {
  await stack?.stop();
  await project?.remove();
});

test('a resource that only the server knows has a menu item and list, create, show and edit pages', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'company-admin');
  await settle();
  await openMenuGroups(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Đồ thất lạc' }).click();
  await page.getByRole('heading', { level: 1, name: 'Đồ thất lạc' }).waitFor();
  for (const name of ['Mô tả', 'Tình trạng', 'Ngày nhặt được', 'Tuyến']) {
    await page.getByRole('columnheader', { name }).waitFor();
  }

  await page
    .getByRole('link', { name: 'Thêm mới' })
    .or(page.getByRole('button', { name: 'Thêm mới' }))
    .first()
    .click();
  await page.getByRole('button', { name: 'Lưu' }).waitFor();
  await page.getByRole('button', { name: 'Lưu' }).click();
  // A form without generated code, which validates by interpreting the schema, rejects the same values as a generated
  // form with compiled validators.
  await page.getByLabel('Mô tả').and(page.locator('[aria-invalid=true]')).waitFor();
  await page.getByLabel('Mô tả').fill('Ví da màu nâu');
  await page.getByLabel('Ngày nhặt được').fill('2026-11-02');
  await page
    .getByRole('button', { name: 'Thêm dòng' })
    .or(page.getByRole('button', { name: /^Thêm/ }))
    .last()
    .click();
  await page.getByLabel('Họ tên').fill('Lê Văn Cường');
  await page.getByRole('button', { name: 'Lưu' }).click();

  await page.getByRole('heading', { level: 1, name: 'Đồ thất lạc' }).waitFor();
  await page.getByRole('cell', { name: 'Ví da màu nâu', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /Ví da màu nâu/ }).waitFor();
  for (const text of ['Lê Văn Cường', 'Đang giữ']) await page.getByRole('main').getByText(text).first().waitFor();
  expect(errors).toEqual([]);
  await close();
});

import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ForeignDocument, servedDocument } from '../support/foreign-document.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { projectRoot } from '../support/project-root.ts';
import { startOwnStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { pressMore, signIn } from './clerk.ts';

const TOKEN = 'NEWSLETTERS_TOKEN';
let project: ProjectCopy;
let mock: ForeignDocument;
let stack: Stack;
beforeAll(async () => {
  project = await copyProject('linked');
  mock = await servedDocument(project.root, join(projectRoot, 'tests/support/newsletters.yaml'), '/api');
  process.env[TOKEN] = 'user:secret';
  stack = await startOwnStack(project.root);
});
afterAll(async () => {
  delete process.env[TOKEN];
  await stack?.stop();
  await mock?.stop();
  await project?.remove();
});

test('an imported document is listed, created, refused at a field, changed, operated and deleted on its mock', async () => {
  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'company-admin', 'lists');
  await page.getByText('trong 25').waitFor();

  await page.goto(`${stack.admin}/lists/create`);
  const name = page.getByLabel('Name');
  await name.fill('x'.repeat(61));
  await page.getByLabel('Type').click();
  await page.getByRole('option', { name: 'Public' }).click();
  await page.getByRole('button', { name: 'Lưu' }).click();
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
  await name.fill('Riders');
  await page.getByRole('button', { name: 'Lưu' }).click();
  await page.getByText('trong 26').waitFor();

  await page.goto(`${stack.admin}/lists/26`);
  await expect.poll(() => name.inputValue()).toBe('Riders');
  await name.fill('Passengers');
  await page.getByRole('button', { name: 'Lưu' }).click();
  await page.waitForURL(`${stack.admin}/lists`);
  await page.goto(`${stack.admin}/lists/26/show`);
  await page.getByRole('heading', { level: 1, name: /Passengers/u }).waitFor();

  // The operation of the document.
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('No riders');
  await dialog.getByRole('button', { name: 'Archive', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });

  await pressMore(page, 'Xóa');
  await page.getByText('trong 25').waitFor();
  expect(errors).toEqual([]);
  await close();
});

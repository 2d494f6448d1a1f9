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

test('a clerk attaches, opens and removes a file of a customer by keyboard, and the log says who did', async () => {
  const clerk = await stack.server.signIn('agency-card');
  const person = { full_name: 'Đỗ Thị Đính', birth_date: '1998-04-12', phone: '0912345671' };
  const { id } = (await clerk.post('customers', person)).body;
  const { page, errors, close } = await watchedPage(stack, 390);
  await signIn(page, stack, 'agency-card', `customers/${id}/show`);
  const section = page.getByRole('region', { name: /Tệp đính kèm/ });
  await section.scrollIntoViewIfNeeded();
  const add = section.getByRole('button', { name: 'Đính kèm tệp' });
  await add.waitFor();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), add.press('Enter')]);
  const long = `${'Đơn đề nghị cấp lại thẻ vé tháng của khách hàng '.repeat(3)}.pdf`;
  await chooser.setFiles([
    { name: 'Đơn.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') },
    { name: long, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') },
  ]);
  await section.getByRole('heading', { name: 'Tệp đính kèm 2' }).waitFor();
  await section.getByRole('button', { name: long.trim(), exact: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    section.getByRole('button', { name: 'Đơn.pdf', exact: true }).press('Enter'),
  ]);
  await tab.close();

  await section.getByRole('button', { name: 'Gỡ Đơn.pdf' }).press('Enter');
  const asked = page.getByRole('dialog', { name: 'Gỡ Đơn.pdf' });
  await asked.getByRole('button', { name: 'Xác nhận' }).press('Enter');
  const title = section.getByRole('heading', { name: 'Tệp đính kèm 1' });
  await title.waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  const superuser = await stack.server.signIn('superuser');
  const entries = (await superuser.get(`audit-logs?filter=record_id||$eq||${id}&sort=created_at,ASC`)).body;
  const actions = (entries as readonly { readonly action: string }[]).map(({ action }) => action);
  expect(actions.filter((action) => action !== 'create').toSorted()).toEqual([
    'attach-file',
    'attach-file',
    'open-document',
    'remove-file',
  ]);
  expect(errors).toEqual([]);
  await close();
});

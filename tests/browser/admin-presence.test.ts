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

test("a record's page, form, preview and queue show which other user has the record open", async () => {
  const clerk = await stack.server.signIn('company');
  const [customer] = (await clerk.get('customers?limit=1')).body;
  const one = await watchedPage(stack, 1280);
  const other = await watchedPage(stack, 390);
  await signIn(one.page, stack, 'company');
  await signIn(other.page, stack, 'superuser');
  const said = (page: typeof one.page, name: string) =>
    page.getByRole('status').filter({ hasText: `${name} cũng đang mở mục này` });
  const nameOf = async (account: string) => {
    const { profile } = await stack.server.signIn(account);
    return String(profile.full_name ?? profile.name ?? profile.account);
  };
  const names = { company: await nameOf('company'), superuser: await nameOf('superuser') };

  const first = one.page.waitForResponse((answer) => answer.url().endsWith('/presence'));
  await one.page.goto(`${stack.admin}/customers/${customer.id}/show`);
  expect((await (await first).json()).others).toEqual([]);
  await other.page.goto(`${stack.admin}/customers/${customer.id}`);
  await said(other.page, names.company).waitFor();
  // Reloads the page of the first user. An open page learns about other users only when it next reports its own
  // presence.
  await one.page.reload();
  await said(one.page, names.superuser).waitFor();

  const left = other.page.waitForRequest((request) => request.postData()?.includes('"left":true') ?? false);
  await other.page.locator('main').getByRole('link', { name: 'Khách hàng', exact: true }).click();
  await (await left).response();
  await one.page.reload();
  await one.page.getByRole('heading', { level: 1 }).waitFor();
  const again = await one.page.waitForResponse((answer) => answer.url().endsWith('/presence'));
  expect((await again.json()).others).toEqual([]);

  await one.page.goto(`${stack.admin}/orders/views/to-approve`);
  const code = (await one.page.locator('section h2').first().innerText()).trim();
  const [order] = (await clerk.get(`orders?filter=code||$eq||${code}`)).body;
  await other.page.goto(`${stack.admin}/orders/${order.id}/show`);
  await said(other.page, names.company).waitFor();
  await one.page.reload();
  await said(one.page, names.superuser).waitFor();
  expect([...one.errors, ...other.errors]).toEqual([]);
  await one.close();
  await other.close();
});

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

test('who gives an account a role sees the rights by office before saving, and can repeat the invitation', async () => {
  const root = await stack.server.signIn('superuser');
  const [office] = (await root.get('offices?limit=1&filter=organisation_type||$eq||AGENCY_CARD')).body;
  const role = (await root.get('roles?limit=100')).body.find(
    ({ organisation_types: types }: { organisation_types: string[] }) => types.includes('AGENCY_CARD'),
  );
  const made = await root.post('users', {
    username: 'nguoi-moi',
    email: 'nguoi-moi@tuyen.example',
    full_name: 'Người Mới',
    office_id: office.id,
    offices: [{ office_id: office.id, permissions: ['order.read'] }],
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);

  for (const width of [1280, 390]) {
    const { page, errors, close } = await watchedPage(stack, width);
    await signIn(page, stack, 'superuser', `users/${made.body.id}`);
    const rights = page.getByRole('region', { name: 'Quyền của tài khoản' });
    await rights.getByText('1 quyền giữ nguyên').waitFor();
    await rights.getByText(office.name).waitFor();
    if (width === 1280) {
      const input = page.getByRole('combobox', { name: /Vai trò/u });
      await input.click();
      await input.fill(role.name);
      await page.getByRole('option', { name: role.name }).first().click();
      const after = page.getByRole('region', { name: 'Quyền sau khi lưu' });
      await after.getByText(/quyền mới$/u).waitFor();
      expect(await after.innerText()).not.toMatch(/\b[a-z-]+\.(read|create|update|delete)\b/u);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(errors).toEqual([]);
    await close();
  }

  const { page, errors, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser', `users/${made.body.id}/show`);
  await page.getByRole('button', { name: 'Gửi lại thư mời' }).click();
  await page.getByText(/Đã gửi thư mời\. Liên kết dùng được đến/u).waitFor();
  const mails = (await root.get('mails?filter=recipient||$eq||nguoi-moi@tuyen.example')).body;
  expect(mails).toHaveLength(2);
  expect(errors).toEqual([]);
  await close();
});

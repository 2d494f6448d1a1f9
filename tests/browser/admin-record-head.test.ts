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

const HEIGHT = 800;

test("a customer's page shows cards, tickets, orders, portrait and notes without scrolling at 1280×800", async () => {
  const root = await stack.server.signIn('superuser');
  const [card] = (await root.get('customer-cards?filter=is_locked||$eq||false&filter=status||$eq||ACTIVE&limit=1'))
    .body;
  const { page, errors, close } = await watchedPage(stack, 1280);
  await page.setViewportSize({ width: 1280, height: HEIGHT });
  await signIn(page, stack, 'superuser', `customers/${card.customer_id}/show`);
  const first = ['Thẻ khách hàng', 'Vé tháng', 'Đơn hàng'].map((name) =>
    page.getByRole('region', { name: new RegExp(`^${name} \\d`) }),
  );
  await first[0]?.getByRole('cell', { name: card.card_code, exact: true }).waitFor();
  const [[from = '', to = ''] = []] = card.valid_periods.map((period: { valid_from: string; valid_to: string }) =>
    [period.valid_from, period.valid_to].map((day) => day.split('-').toReversed().join('/')),
  );
  if (from) await first[0]?.getByText(`${from} – ${to}`).waitFor();
  await first[1]?.getByRole('row').nth(1).waitFor();
  await first[2]?.getByRole('row').nth(1).waitFor();
  const seen = [
    ...first.map((list) => list.getByRole('row').nth(1)),
    page.getByRole('region', { name: 'Cá nhân' }).getByRole('img').first(),
    page.getByLabel('Viết ghi chú cho đồng nghiệp'),
  ];
  for (const part of seen) {
    const box = await part.boundingBox();
    expect((box?.y ?? HEIGHT) + (box?.height ?? 0), await part.innerText()).toBeLessThanOrEqual(HEIGHT);
  }
  expect(await page.getByText('Ngày sinh', { exact: true }).count(), 'a key fact is shown once').toBe(1);
  expect(errors).toEqual([]);
  await close();
});

test("an order's page shows its pictures and documents beside the buttons of the decision", async () => {
  const root = await stack.server.signIn('superuser');
  const [order] = (await root.get('orders?filter=status||$eq||WAITING_FOR_CONFIRM&limit=1')).body;
  const { page, errors, close } = await watchedPage(stack, 1280);
  await page.setViewportSize({ width: 1280, height: HEIGHT });
  await signIn(page, stack, 'superuser', `orders/${order.id}/show`);
  const evidence = page.getByRole('region', { name: 'Ảnh và giấy tờ' });
  const portrait = evidence.getByRole('img', { name: 'Ảnh chân dung' });
  await portrait.waitFor();
  const approve = page.getByRole('button', { name: 'Duyệt', exact: true });
  for (const part of [portrait, approve]) {
    const box = await part.boundingBox();
    expect((box?.y ?? HEIGHT) + (box?.height ?? 0)).toBeLessThanOrEqual(HEIGHT);
  }
  expect((await evidence.boundingBox())?.x, 'the evidence is in the side column').toBeGreaterThan(800);
  expect(errors).toEqual([]);
  await close();
});

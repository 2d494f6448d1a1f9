import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

const figures = async (account: string) => (await shop.get('dashboard', await shop.signIn(account))).json();

it('counts the office’s own orders and those of the offices below it', async () => {
  const clerk = await shop.signIn('agency-card');
  const own = (await shop.engine.store.find('orders', { office_id: clerk.officeId })).length;
  const sum = (byStatus: Record<string, number>) => Object.values(byStatus).reduce((total, count) => total + count, 0);
  const agency = await figures('agency-card');
  const root = await figures('company-root-admin');
  expect(sum(agency.orders_by_status)).toBe(own);
  expect(sum(root.orders_by_status)).toBe(2000);
  expect(agency.orders_to_approve).toBe(agency.orders_by_status['WAITING_FOR_CONFIRM'] ?? 0);
  expect(root.orders_overdue).toBeGreaterThan(0);
  expect(root.revenue_this_month).toBeGreaterThan(root.revenue_today);
  expect(root.new_customers).toBeGreaterThan(0);
});

it('shows a figure only to those who may act on it', async () => {
  const ticketAgency = await figures('agency-ticket');
  expect(ticketAgency).not.toHaveProperty('orders_to_approve');
  expect(ticketAgency).not.toHaveProperty('revenue_today');
  expect(ticketAgency).toHaveProperty('orders_by_status');
});

it('takes a payment into today’s revenue', async () => {
  const before = (await figures('agency-card')).revenue_today;
  const { payment, total } = await shop.register();
  await shop.pay(payment.url);
  expect((await figures('agency-card')).revenue_today).toBe(before + total);
});

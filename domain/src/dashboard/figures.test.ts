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

it('says what stands still: trips about to depart without crew, silent devices, failing jobs; nothing where nothing is wrong', async () => {
  const clerk = await shop.signIn('company-admin');
  const route = await shop.rowOf('routes', { code: '33' });
  const at = (minutes: number) => new Date(shop.engine.clock.now().getTime() + minutes * 60_000).toISOString();
  const before = await figures('company-admin');
  expect(before).not.toHaveProperty('jobs_failing');
  expect(before).not.toHaveProperty('trips_unmanned');
  expect(before.devices_silent).toBeGreaterThan(0);
  for (const minutes of [30, 60, 180])
    await shop.post('trips', { route_id: route['id'], departure_at: at(minutes) }, clerk);
  await shop.pass({ minutes: 1 });
  await shop.engine.records.database.script(
    `UPDATE "_jobs" SET "failures" = 3, "error" = 'disk full' WHERE "name" = 'expire-orders'`,
  );
  const after = await figures('company-admin');
  expect(after).toMatchObject({ trips_unmanned: 2, jobs_failing: { 'expire-orders': 3 } });
  expect(await figures('agency-ticket')).not.toHaveProperty('jobs_failing');
  await shop.pass({ hours: 1 });
  expect(await figures('company-admin')).not.toHaveProperty('jobs_failing');
});

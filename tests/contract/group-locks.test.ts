import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Databases } from '../support/postgres.ts';
import { sharedPostgres } from '../support/shared-postgres.ts';
import { openShop, type Shop } from '../../domain/src/shop.fixture.ts';
import { groupForm } from '../../domain/src/groups/group-form.fixture.ts';

let postgres: Databases;
let shop: Shop;
let other: Client;
beforeAll(async () => {
  postgres = await sharedPostgres();
  const databaseUrl = await postgres.database();
  shop = await openShop({ databaseUrl });
  other = new Client({ connectionString: databaseUrl });
  await other.connect();
});
afterAll(async () => {
  await other?.end();
  await shop?.app.close();
  await postgres?.stop();
});

/** Returns once a transaction of the server waits for a lock. */
const waiting = () =>
  expect
    .poll(async () => {
      const { rows } = await other.query(
        `SELECT count(*)::int AS count FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows[0].count;
    })
    .toBeGreaterThan(0);

it('a change of a member waits for its order before it locks the member, so that both cannot deadlock', async () => {
  const placed = await shop.register(await shop.form(await groupForm(shop, 30)));
  await shop.pay(placed.payment.url);
  await shop.move(placed.code, 'approve');
  const { id } = await shop.order(placed.code);
  const clerk = await shop.signIn('agency-card');
  const [first, second] = await shop.engine.store.find('order-members', { order_id: id }, { sort: 'number' });

  await other.query('BEGIN');
  await other.query('SELECT 1 FROM "orders" WHERE "id" = $1 FOR UPDATE', [id]);
  const changes = [
    shop.post(`order-members/${String(first?.['id'])}/transitions/attach-card`, { card_code: shop.blank() }, clerk),
    shop.post(`order-members/${String(second?.['id'])}/transitions/reject`, { reason: 'Không thuộc tập thể.' }, clerk),
  ];
  await waiting();
  // A transaction that has the order, such as a cancellation, goes on to its members.
  const members = 'SELECT 1 FROM "order-members" WHERE "order_id" = $1 FOR UPDATE NOWAIT';
  expect((await other.query(members, [id])).rowCount).toBe(30);
  await other.query('COMMIT');
  expect((await Promise.all(changes)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

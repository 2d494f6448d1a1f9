import type { Field } from '@tuyen/model';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Clerk, openShop, type PlacedOrder, type Shop } from '../shop.fixture.ts';

describe('Token of a result page', () => {
  let shop: Shop;
  let clerk: Clerk;
  let placed: PlacedOrder;
  beforeAll(async () => {
    shop = await openShop();
    clerk = await shop.signIn('agency-card');
    placed = await shop.register();
  });
  afterAll(() => shop.app.close());

  it('only the customer receives the result token of an order, and staff who read the order do not', async () => {
    const order = await shop.order(placed.code);
    const request = await shop.rowOf('customer-requests', { order_id: order.id });
    for (const path of [
      `orders/${order.id}`,
      `orders?filter=code||$eq||${placed.code}`,
      `orders?filter=code||$eq||${placed.code}&limit=5&page=1`,
      `customer-requests/${String(request['id'])}?join=order_id`,
      'meta/resources/orders',
    ]) {
      const answer = await shop.get(path, clerk);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.body, path).not.toContain(placed.result_id);
    }
    await shop.pay(placed.payment.url);
    const moved = await shop.move(placed.code, 'attach-card', { card_code: shop.blank() });
    expect(moved.statusCode, moved.body).toBe(200);
    expect(moved.body).not.toContain(placed.result_id);
    expect((await shop.get(`public/results/${placed.result_id}`)).json()).toMatchObject({ code: placed.code });
  });

  it('staff cannot select, filter by, search for, sort by or set the result token of an order', async () => {
    const guess = placed.result_id.slice(0, 4);
    for (const query of [
      'fields=code,result_token',
      `filter=result_token||$starts||${guess}`,
      'sort=result_token,ASC',
      `s=${encodeURIComponent(JSON.stringify({ result_token: { $starts: guess } }))}`,
    ]) {
      expect((await shop.get(`orders?${query}`, clerk)).statusCode, query).toBe(400);
    }
    const found = (await shop.get(`orders?q=${placed.result_id}&limit=5&page=1`, clerk)).json();
    expect(found.total).toBe(0);
    const { id } = await shop.order(placed.code);
    await shop.patch(`orders/${id}`, { result_token: 'x'.repeat(32), note: 'Đã gọi' }, clerk);
    expect((await shop.get(`public/results/${placed.result_id}`)).statusCode).toBe(200);
  });

  it('no log, mail or gateway message contains the result token', async () => {
    const { database } = shop.engine.records;
    for (const table of ['audit-logs', 'transactions', '_outbox', '_audit']) {
      const rows = await database.rows(`SELECT * FROM "${table}"`);
      expect(JSON.stringify(rows), table).not.toContain(placed.result_id);
    }
  });

  it('the OpenAPI description does not mention the result token', () => {
    const text = readFileSync(new URL('../generated/openapi.gen.json', import.meta.url), 'utf8');
    expect(text).not.toContain('result_token');
    expect(text).not.toContain('key_hash');
  });
});

/** Matches names of secret fields, such as `token` or `password`. Whoever knows the value of such a field has access. */
const OPENS = /(?:^|_)(?:token|hash|password|secret|pin|otp|key)$/u;

it('every field that grants access is write-only in every resource', async () => {
  const shop = await openShop({ seed: false });
  const within = (fields: readonly Field[], path: string): [string, boolean][] =>
    fields.flatMap((field) => [
      [`${path}.${field.name}`, field.writeOnly] as [string, boolean],
      ...('fields' in field ? within(field.fields, `${path}.${field.name}`) : []),
    ]);
  const named = shop.engine.model.resources
    .flatMap(({ name, fields }) => within(fields, name))
    .filter(([path]) => OPENS.test(path.split('.').at(-1) ?? ''));
  expect(named.map(([path]) => path).toSorted()).toEqual([
    'api-clients.key_hash',
    'devices.activation_key',
    'orders.result_token',
    'settings.mail_password',
    'users.password',
    'webhooks.previous_secret',
    'webhooks.secret',
  ]);
  expect(named.every(([, secret]) => secret)).toBe(true);
  await shop.app.close();
});

import { expect, it } from 'vitest';
import { onEachDatabase } from '../../engine/testing/databases.ts';
import type { Order } from '../records.ts';
import { openShop, type Placed } from '../shop.fixture.ts';

const CLIENTS = 50;
const EACH = 20;
const ORDERS = CLIENTS * EACH;

const numberIn = (code: string): number => Number(/^DH26(\d{6})$/.exec(code)?.[1]);

onEachDatabase('Orders', (databaseUrl) => {
  it('1,000 orders created by 50 parallel clients: no code twice, none missing', async () => {
    const shop = await openShop({ databaseUrl: await databaseUrl() });
    const orders = async () => (await shop.engine.store.find('orders')) as unknown as Order[];
    const before = await orders();
    const last = Math.max(...before.map(({ code }) => numberIn(code)).filter(Number.isFinite));

    const client = async (): Promise<Placed[]> => {
      const placed: Placed[] = [];
      for (let turn = 0; turn < EACH; turn += 1) {
        const headers = { 'x-token-captcha': await shop.captcha() };
        const answer = await shop.post('public/orders', await shop.form(), undefined, headers);
        expect(answer.statusCode, answer.body).toBe(201);
        placed.push(answer.json());
      }
      return placed;
    };
    const placed = (await Promise.all(Array.from({ length: CLIENTS }, client))).flat();

    expect(placed).toHaveLength(ORDERS);
    expect(new Set(placed.map(({ code }) => code)).size).toBe(ORDERS);
    expect(new Set(placed.map(({ result_id }) => result_id)).size).toBe(ORDERS);
    expect(placed.map(({ code }) => numberIn(code)).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: ORDERS }, (_, index) => last + 1 + index),
    );

    const after = await orders();
    expect(after).toHaveLength(before.length + ORDERS);
    const stored = new Map(after.map((order) => [order.code, order]));
    for (const { code, result_id, total } of placed) {
      const order = stored.get(code);
      expect(order, code).toMatchObject({ result_token: result_id, total, status: 'AWAITING_PAYMENT' });
      expect(
        order?.status_history?.map(({ to }) => to),
        code,
      ).toEqual(['CREATED', 'AWAITING_PAYMENT']);
    }
    await shop.app.close();
  });
});

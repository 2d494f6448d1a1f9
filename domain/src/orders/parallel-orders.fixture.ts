import { expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import type { Order } from '../contract.ts';
import { openShop, type PlacedOrder } from '../shop.fixture.ts';

const numberIn = (code: string): number => Number(/^DH26(\d{6})$/.exec(code)?.[1]);

export function parallelOrders(clients: number, each: number): void {
  const count = clients * each;
  onEachDatabase('Orders', (databaseUrl) => {
    it(`${count} orders created by ${clients} parallel clients: no code twice, none missing`, async () => {
      const shop = await openShop({ databaseUrl: await databaseUrl() });
      const orders = async () => (await shop.engine.store.find('orders')) as unknown as Order[];
      const before = await orders();
      const last = Math.max(...before.map(({ code }) => numberIn(code)).filter(Number.isFinite));

      const client = async (): Promise<PlacedOrder[]> => {
        const placed: PlacedOrder[] = [];
        for (let turn = 0; turn < each; turn += 1) {
          const headers = { 'x-token-captcha': await shop.captcha() };
          const answer = await shop.post('public/orders', await shop.form(), undefined, headers);
          expect(answer.statusCode, answer.body).toBe(201);
          placed.push(answer.json());
        }
        return placed;
      };
      const placed = (await Promise.all(Array.from({ length: clients }, client))).flat();

      expect(placed).toHaveLength(count);
      expect(new Set(placed.map(({ code }) => code)).size).toBe(count);
      expect(new Set(placed.map(({ result_id }) => result_id)).size).toBe(count);
      expect(placed.map(({ code }) => numberIn(code)).toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: count }, (_, index) => last + 1 + index),
      );

      const after = await orders();
      expect(after).toHaveLength(before.length + count);
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
}

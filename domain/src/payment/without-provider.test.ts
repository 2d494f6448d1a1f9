import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openShop, type Shop } from '../shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  shop = await openShop().finally(() => vi.unstubAllEnvs());
});
afterAll(() => shop.app.close());

const REFUSED = [409, 'payment_unavailable', undefined];

it.each(['GET', 'POST'] as const)(
  'a payment notification by %s gets 409 without Retry-After if no payment provider is configured',
  async (method) => {
    const answer = await shop.app.inject({
      method,
      url: '/api/v1/payments/notify',
      ...(method === 'POST' && { payload: {} }),
    });
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual(REFUSED);
  },
);

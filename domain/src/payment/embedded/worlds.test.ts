import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { openShop, type PlacedOrder, type Shop } from '../../shop.fixture.ts';

type Headers = Record<string, string>;

let shop: Shop;
let order: PlacedOrder;
beforeAll(async () => {
  shop = await openShop();
  order = await shop.register();
  await qa('POST', 'snapshots', {}, { name: 'unpaid' });
});
afterAll(() => shop.app.close());
beforeEach(() => qa('POST', 'snapshots/unpaid/restore'));

async function qa(method: 'POST' | 'DELETE', path: string, headers: Headers = {}, payload?: object): Promise<void> {
  const answer = await shop.app.inject({ method, url: `/__qa/${path}`, headers, ...(payload && { payload }) });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
}

const fromSnapshot = (name: string) => qa('POST', 'namespaces', {}, { name, snapshot: 'unpaid' });

async function pay(headers: Headers = {}, timing = 'before'): Promise<number> {
  const redirect = Object.fromEntries(new URL(order.payment.url).searchParams);
  const { statusCode } = await shop.app.inject({
    method: 'POST',
    url: '/gateway/pay',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ outcome: '00', timing, notification: 'once', ...redirect }).toString(),
  });
  return statusCode;
}

async function status(headers: Headers = {}): Promise<string> {
  const answer = await shop.app.inject({ url: `/api/v1/public/results/${order.result_id}`, headers });
  return answer.json().status;
}

it('a payment session can be used only once', async () => {
  expect([await pay(), await pay()]).toEqual([303, 400]);
});

it('a payment page rejects a repeated parameter and names the parameter, in the address and in the form', async () => {
  const { pathname, search } = new URL(order.payment.url);
  const repeated = { statusCode: 400, code: 'bad_query', message: expect.stringContaining('"order"') };
  expect((await shop.app.inject(`${pathname}${search}&order=A`)).json()).toMatchObject(repeated);
  const form = { method: 'POST', url: pathname, payload: `${search.slice(1)}&outcome=00&order=A` } as const;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await shop.app.inject({ ...form, headers })).json()).toMatchObject(repeated);
});

it('a used payment session can be used again after a restore to an earlier snapshot', async () => {
  expect([await pay(), await status()]).toEqual([303, 'CONFIRMED']);
  await qa('POST', 'snapshots/unpaid/restore');
  expect([await status(), await pay(), await status()]).toEqual(['AWAITING_PAYMENT', 303, 'CONFIRMED']);
});

it('using a payment session in one namespace leaves it usable in the other namespaces', async () => {
  const [one, two] = [{ 'x-qa-namespace': 'one' }, { cookie: 'other=1; x-qa-namespace=two' }];
  await fromSnapshot('one');
  await fromSnapshot('two');
  expect([await pay(one), await status(one)]).toEqual([303, 'CONFIRMED']);
  expect([await pay(two), await status(two)]).toEqual([303, 'CONFIRMED']);
  expect([await status(), await pay()]).toEqual(['AWAITING_PAYMENT', 303]);
  await fromSnapshot('one');
  expect(await pay(one)).toBe(303);
});

it.each([
  ['the default world', {}, () => qa('POST', 'snapshots/unpaid/restore')],
  ['a namespace', { 'x-qa-namespace': 'late' }, () => fromSnapshot('late')],
])(
  'a late payment notification does not change %s after a snapshot has replaced its data',
  async (_world, headers, replace) => {
    await fromSnapshot('late');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    expect(await pay(headers, 'after')).toBe(303);
    await replace();
    const witness = { 'x-qa-namespace': 'witness' };
    await fromSnapshot('witness');
    expect(await pay(witness, 'after')).toBe(303);
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    await expect.poll(() => status(witness)).toBe('CONFIRMED');
    expect(await status(headers)).toBe('AWAITING_PAYMENT');
  },
);

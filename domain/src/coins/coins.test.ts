import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Clerk, type Shop } from '../shop.fixture.ts';

let shop: Shop;
let clerk: Clerk;
let admin: Clerk;
beforeAll(async () => {
  shop = await openShop();
  clerk = await shop.signIn('company');
  admin = await shop.signIn('company-admin');
});
afterAll(() => shop.app.close());

const move = (resource: string, id: unknown, transition: string, input?: Row, as = clerk) =>
  shop.post(`${resource}/${String(id)}/transitions/${transition}`, input, as);
const account = async (): Promise<Row> => {
  const all = await shop.engine.store.find('coins', { office_id: clerk.officeId, state: 'ACTIVE' });
  return all.at(-1) as Row;
};

it('a sale of coins requires approval by another person and credits the account on completion', async () => {
  const coin = await account();
  const made = await shop.post(
    'sell-coin-commands',
    { coin_id: coin['id'], amount: 50_000, payment_method: 'CASH' },
    clerk,
  );
  expect(made.json(), made.body).toMatchObject({
    code: expect.stringMatching(/^LBX\d{6}0326$/),
    buyer_id: coin['customer_id'],
  });
  const { id } = made.json();
  expect((await move('sell-coin-commands', id, 'complete')).statusCode).toBe(409);
  expect((await move('sell-coin-commands', id, 'approve')).json()).toMatchObject({ code: 'own_request' });
  await move('sell-coin-commands', id, 'approve', {}, admin);
  const done = await move('sell-coin-commands', id, 'complete');
  expect(done.json(), done.body).toMatchObject({
    state: 'COMPLETED',
    balance_before: coin['balance'],
    balance_after: Number(coin['balance']) + 50_000,
    shift_id: expect.any(String),
  });
  expect(await shop.rowOf('coins', { id: coin['id'] })).toMatchObject({ balance: Number(coin['balance']) + 50_000 });
});

it('a ticket bought with coins debits the coin account, and a locked account cannot pay', async () => {
  const coin = await account();
  const [price, route] = [
    await shop.rowOf('ticket-prices', { code: 'VL-BUS-8' }),
    await shop.rowOf('routes', { code: '32' }),
  ];
  const body = { ticket_price_id: price['id'], route_id: route['id'], payment_method: 'COIN', coin_id: coin['id'] };
  const bought = await shop.post('tickets', body, clerk);
  expect(bought.statusCode, bought.body).toBe(201);
  expect(await shop.rowOf('coins', { id: coin['id'] })).toMatchObject({ balance: Number(coin['balance']) - 8_000 });
  expect(await shop.rowOf('transactions', { ticket_serial: bought.json().serial })).toMatchObject({
    provider: 'COIN',
    direction: 'NOTICE',
    coin_id: coin['id'],
    amount: 8_000,
    balance_before: coin['balance'],
    balance_after: Number(coin['balance']) - 8_000,
  });
  await move('coins', coin['id'], 'lock', { lock_reason: 'Chủ ví báo mất' });
  expect((await shop.post('tickets', body, clerk)).json()).toMatchObject({ statusCode: 409, code: 'coin_locked' });
  expect(await shop.rowOf('coins', { id: coin['id'] })).toMatchObject({ balance: Number(coin['balance']) - 8_000 });
  expect((await move('coins', coin['id'], 'unlock', { reason: 'Đã xác minh' })).json()).toMatchObject({
    state: 'ACTIVE',
  });
  expect((await shop.post('tickets', { ...body, coin_id: undefined }, clerk)).statusCode).toBe(422);
});

it('returning a day ticket refunds its coins, or records a refund debt if the coin account is locked', async () => {
  const coin = await account();
  const price = await shop.rowOf('ticket-prices', { code: 'VN-BUS' });
  const buy = async () =>
    (
      await shop.post(
        'daily-tickets',
        { ticket_price_id: price['id'], valid_on: '2026-03-18', payment_method: 'COIN', coin_id: coin['id'] },
        clerk,
      )
    ).json();
  const cancel = (id: unknown) => move('daily-tickets', id, 'cancel', { cancel_reason: 'Khách đổi ngày đi' });
  const balance = async () => Number((await shop.rowOf('coins', { id: coin['id'] }))['balance']);
  const refund = (serial: unknown) =>
    shop.rowOf('transactions', { ticket_serial: serial as string, direction: 'REFUND' });

  const [one, other] = [await buy(), await buy()];
  expect(await balance()).toBe(Number(coin['balance']) - 60_000);
  expect((await cancel(one.id)).json()).toMatchObject({ state: 'CANCELED', refund_amount: 24_000 });
  expect(await balance()).toBe(Number(coin['balance']) - 36_000);
  expect(await refund(one.serial)).toMatchObject({ state: 'SUCCEEDED', amount: 24_000, coin_id: coin['id'] });

  await move('coins', coin['id'], 'lock', { lock_reason: 'Chủ ví báo mất' });
  expect((await cancel(other.id)).json()).toMatchObject({ state: 'CANCELED', refund_amount: 24_000 });
  const owed = await refund(other.serial);
  expect(owed).toMatchObject({ state: 'PENDING', amount: 24_000, coin_id: coin['id'] });
  await move('coins', coin['id'], 'unlock', { reason: 'Đã xác minh' });
  const paid = await move('transactions', owed['id'], 'pay-refund');
  expect(paid.json(), paid.body).toMatchObject({ state: 'SUCCEEDED' });
  expect(await balance()).toBe(Number(coin['balance']) - 12_000);
});

it('a coin account suspected of fraud is locked after a countdown unless staff clear it', async () => {
  const all = await shop.engine.store.find('coins', { office_id: clerk.officeId, state: 'ACTIVE' });
  const [one, other] = all as [Row, Row];
  for (const coin of [one, other]) {
    const said = await move('coins', coin['id'], 'suspect', { suspicion: 'Quẹt hai cổng cùng lúc' });
    expect(said.json(), said.body).toMatchObject({ state: 'SUSPECTED', locks_at: '2026-03-17T02:00:00.000Z' });
  }
  await move('coins', other['id'], 'clear', { reason: 'Máy báo sai' });
  await shop.pass({ hours: 23, minutes: 58 });
  expect(await shop.rowOf('coins', { id: one['id'] })).toMatchObject({ state: 'SUSPECTED' });
  await shop.pass({ minutes: 3 });
  expect(await shop.rowOf('coins', { id: one['id'] })).toMatchObject({
    state: 'LOCKED',
    lock_reason: 'Quẹt hai cổng cùng lúc',
  });
  expect(await shop.rowOf('coins', { id: other['id'] })).toMatchObject({ state: 'ACTIVE' });
});

it('a suspected coin account cannot pay after its countdown, even before the locking job has run', async () => {
  const coin = await account();
  const before = { clerk: await shop.signIn('company'), admin: await shop.signIn('company-admin') };
  const suspected = await move('coins', coin['id'], 'suspect', { suspicion: 'Chi tiêu bất thường' }, before.admin);
  expect(suspected.statusCode, suspected.body).toBe(200);
  const [price, route] = [
    await shop.rowOf('ticket-prices', { code: 'VL-BUS-8' }),
    await shop.rowOf('routes', { code: '32' }),
  ];
  const body = { ticket_price_id: price['id'], route_id: route['id'], payment_method: 'COIN', coin_id: coin['id'] };
  expect((await shop.post('tickets', body, before.clerk)).statusCode).toBe(201);
  const ends = Date.parse(suspected.json().locks_at);
  shop.advanceClock(ends - shop.engine.clock.now().getTime());
  const again = { clerk: await shop.signIn('company'), admin: await shop.signIn('company-admin') };
  expect((await shop.post('tickets', body, again.clerk)).json()).toMatchObject({
    statusCode: 409,
    code: 'coin_locked',
  });
  expect((await move('coins', coin['id'], 'clear', {}, again.admin)).statusCode).toBe(409);
  expect(await shop.rowOf('coins', { id: coin['id'] })).toMatchObject({ state: 'LOCKED' });
});

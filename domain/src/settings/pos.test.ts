import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Clerk, type Shop } from '../shop.fixture.ts';
import { DEMO_PASSWORD } from '../fixtures/catalog/accounts.ts';
import { turn } from './turn.fixture.ts';

let shop: Shop;
let clerk: Clerk;
beforeAll(async () => {
  shop = await openShop();
  clerk = await shop.signIn('company');
});
afterAll(() => shop.app.close());

async function at(clientKind: string): Promise<Clerk> {
  const account = { account: 'company', password: DEMO_PASSWORD };
  const answer = await shop.post('auth/login', account, undefined, { 'x-client-kind': clientKind });
  return { ...clerk, headers: { authorization: `Bearer ${answer.json().authToken}`, 'x-office-id': clerk.officeId } };
}

it.each([
  ['journey_deposit_type', 'AMOUNT'],
  ['journey_time_deposit', 45],
  ['journey_amount_deposit', 15_000],
  ['pos_distance_map_stop_point', 80],
  ['checksum_verify_flag', false],
])('%s: POS machines receive this setting, and visitors do not', async (setting, value) => {
  await turn(shop, { [setting]: value });
  for (const kind of ['POS', 'POS_WEB']) {
    expect((await shop.get('settings/site-config', await at(kind))).json(), kind).toMatchObject({ [setting]: value });
  }
  expect((await shop.get('settings/site-config')).json()).not.toHaveProperty(setting);
});

it('pos_machine_config: a POS machine receives this configuration merged with the configuration of its device', async () => {
  await turn(shop, { pos_machine_config: { receipt_width_mm: 58, language: 'vi' } });
  const device = await shop.rowOf('devices', { office_id: clerk.officeId, status: 'ACTIVE' });
  const own = { receipt_width_mm: 80, beep: true };
  await shop.engine.write.transaction({}, (tx) => tx.update('devices', String(device['id']), { machine_config: own }));
  const path = `settings/site-config?device=${String(device['serial_number'])}`;
  const config = async (as: Clerk, of = path) => (await shop.get(of, as)).json().pos_machine_config;
  for (const kind of ['POS', 'POS_WEB']) {
    expect(await config(await at(kind)), kind).toEqual({ receipt_width_mm: 80, language: 'vi', beep: true });
    expect(await config(await at(kind), 'settings/site-config'), kind).toMatchObject({ receipt_width_mm: 58 });
  }
  expect(await config(clerk)).toEqual({ receipt_width_mm: 58, language: 'vi' });
  const elsewhere = (await shop.engine.store.find('devices')).find(({ office_id: of }) => of !== clerk.officeId) as Row;
  const other = `settings/site-config?device=${String(elsewhere['serial_number'])}`;
  expect(await config(await at('POS'), other)).toEqual({ receipt_width_mm: 58, language: 'vi' });
});

const activeCoin = async (): Promise<Row> =>
  (await shop.engine.store.find('coins', { office_id: clerk.officeId, state: 'ACTIVE' })).findLast(
    ({ balance }) => Number(balance) >= 100_000,
  ) as Row;
const coinNow = (coin: Row) => shop.rowOf('coins', { id: String(coin['id']) });
const move = async (coin: Row, transition: string, input: Row) =>
  shop.post(`coins/${String(coin['id'])}/transitions/${transition}`, input, await shop.signIn('company'));

/** Buys this number of single tickets with coins of the account, `apart` minutes apart. */
async function ride(coin: Row, times: number, apart = 0): Promise<void> {
  const price = await shop.rowOf('ticket-prices', { code: 'VL-BUS-8' });
  const route = await shop.rowOf('routes', { code: '32' });
  const body = { ticket_price_id: price['id'], route_id: route['id'], payment_method: 'COIN', coin_id: coin['id'] };
  for (let count = 0; count < times; count += 1) {
    const sold = await shop.post('tickets', body, await shop.signIn('company'));
    expect(sold.statusCode, sold.body).toBe(201);
    if (apart > 0) shop.advanceClock(apart * 60_000);
  }
}

it('automatically_lock_coins_suspected_of_fraud: an account with more than 10 debits in 10 minutes is locked, or only suspected if this setting is off', async () => {
  await turn(shop, {
    automatically_lock_coins_suspected_of_fraud: false,
    countdown_hours_to_automatically_lock_coins: 3,
  });
  const slow = await activeCoin();
  await ride(slow, 11, 2);
  await shop.pass({ hours: 1 });
  expect(await coinNow(slow)).toMatchObject({ state: 'ACTIVE' });

  const [usual, fast] = [await ten(), await eleven()];
  await shop.pass({ hours: 1 });
  expect(await coinNow(usual)).toMatchObject({ state: 'ACTIVE' });
  expect(await coinNow(fast)).toMatchObject({
    state: 'SUSPECTED',
    suspicion: 'Bị trừ xu hơn 10 lần trong 10 phút.',
  });
  await shop.pass({ hours: 5 });
  expect(await coinNow(fast)).toMatchObject({ state: 'SUSPECTED' });
  await move(fast, 'clear', { reason: 'Khách mua cho cả đoàn' });
  await shop.pass({ hours: 2 });
  expect(await coinNow(fast)).toMatchObject({ state: 'ACTIVE' });

  await turn(shop, { automatically_lock_coins_suspected_of_fraud: true });
  const locked = await eleven();
  await shop.pass({ hours: 1 });
  expect(await coinNow(locked)).toMatchObject({ state: 'SUSPECTED', locks_at: expect.any(String) });
  await shop.pass({ hours: 4 });
  expect(await coinNow(locked)).toMatchObject({ state: 'LOCKED', lock_reason: 'Bị trừ xu hơn 10 lần trong 10 phút.' });
});

const debited: unknown[] = [];
const fresh = async (): Promise<Row> => {
  const all = await shop.engine.store.find('coins', { office_id: clerk.officeId, state: 'ACTIVE' });
  const coin = all.find(({ id, balance }) => Number(balance) >= 100_000 && !debited.includes(id)) as Row;
  debited.push(coin['id']);
  return coin;
};
const ten = async () => {
  const coin = await fresh();
  await ride(coin, 10);
  return coin;
};
const eleven = async () => {
  const coin = await fresh();
  await ride(coin, 11);
  return coin;
};

it('countdown_hours_to_automatically_lock_coins: an account whose balance differs from its ledger is locked after this number of hours', async () => {
  await turn(shop, {
    automatically_lock_coins_suspected_of_fraud: true,
    countdown_hours_to_automatically_lock_coins: 2,
  });
  const coins = [await fresh(), await fresh()];
  for (const coin of coins) {
    await shop.engine.write.transaction({}, (tx) =>
      tx.update('coins', String(coin['id']), { balance: Number(coin['balance']) + 1 }),
    );
  }
  const [left, cleared] = coins as [Row, Row];
  await shop.pass({ hours: 1 });
  for (const coin of coins) {
    expect(await coinNow(coin)).toMatchObject({
      state: 'SUSPECTED',
      suspicion: 'Số dư không khớp với tổng các giao dịch.',
    });
  }
  await move(cleared, 'clear', { reason: 'Đã đối chiếu' });
  await shop.pass({ hours: 1 });
  expect(await coinNow(left)).toMatchObject({ state: 'SUSPECTED' });
  await shop.pass({ hours: 2 });
  expect(await coinNow(left)).toMatchObject({ state: 'LOCKED' });
  expect(await coinNow(cleared)).toMatchObject({ state: 'ACTIVE' });
});

it('automatically_lock_coins_suspected_of_fraud: switching on starts the countdown of suspected accounts, and switching off stops the countdown', async () => {
  await turn(shop, {
    automatically_lock_coins_suspected_of_fraud: false,
    countdown_hours_to_automatically_lock_coins: 2,
  });
  const coin = await fresh();
  const standing = async () => {
    const { state, locks_at: at } = await coinNow(coin);
    return { state, counts: typeof at === 'string' };
  };
  await move(coin, 'suspect', { suspicion: 'Quẹt hai cổng cùng lúc' });
  await shop.pass({ hours: 10 });
  expect(await standing()).toEqual({ state: 'SUSPECTED', counts: false });

  await turn(shop, { automatically_lock_coins_suspected_of_fraud: true });
  await shop.pass({ minutes: 1 });
  expect(await standing()).toEqual({ state: 'SUSPECTED', counts: true });
  await turn(shop, { automatically_lock_coins_suspected_of_fraud: false });
  await shop.pass({ hours: 3 });
  expect(await standing()).toEqual({ state: 'SUSPECTED', counts: false });

  await turn(shop, { automatically_lock_coins_suspected_of_fraud: true });
  await shop.pass({ minutes: 1 });
  await shop.pass({ hours: 1 });
  expect(await standing()).toEqual({ state: 'SUSPECTED', counts: true });
  await shop.pass({ hours: 1, minutes: 2 });
  expect(await coinNow(coin)).toMatchObject({ state: 'LOCKED', lock_reason: 'Quẹt hai cổng cùng lúc' });
});

it('a POS machine with an API key receives machine settings only of the offices of its key', async () => {
  await turn(shop, { pos_machine_config: { receipt_width_mm: 58 }, pos_distance_map_stop_point: 70 });
  const key = 'tuyen_pos-of-the-fixtures';
  const config = async (headers: Record<string, string> = {}, query = '') =>
    (
      await shop.app.inject({
        method: 'GET',
        url: `/api/v1/settings/site-config${query}`,
        headers: { 'x-api-key': key, ...headers },
      })
    ).json();
  const client = await shop.rowOf('api-clients', { client_kind: 'POS' });
  const device = await shop.rowOf('devices', { office_id: String(client['office_id']), status: 'ACTIVE' });
  const own = { beep: true };
  await shop.engine.write.transaction({}, (tx) => tx.update('devices', String(device['id']), { machine_config: own }));
  expect(await config()).toMatchObject({
    pos_machine_config: { receipt_width_mm: 58 },
    pos_distance_map_stop_point: 70,
    journey_deposit_type: expect.any(String),
    journey_time_deposit: expect.any(Number),
    journey_amount_deposit: expect.any(Number),
    checksum_verify_flag: expect.any(Boolean),
    currency: 'VND',
  });
  expect(await config({}, `?device=${String(device['serial_number'])}`)).toMatchObject({
    pos_machine_config: { receipt_width_mm: 58, beep: true },
  });
  expect(await config()).not.toHaveProperty('mail_host');
  const foreign = (await shop.engine.store.find('offices')).find(
    ({ id, parent_id: parent }) => id !== client['office_id'] && parent !== client['office_id'],
  ) as Row;
  expect(await config({ 'x-office-id': String(foreign['id']) })).not.toHaveProperty('pos_machine_config');
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import type { Row } from '@tuyen/server/domain';
import { DEMO_KEY } from '../fixtures/catalog/clients.ts';
import { openShop, type Clerk, type Shop } from '../shop.fixture.ts';

const system = { actor: { kind: 'system' }, officeId: null } as const;

async function gateOf(shop: Shop, account = 'company'): Promise<Clerk> {
  const { officeId } = await shop.signIn(account);
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    headers: { 'x-client-kind': 'POS' },
    payload: { account, password: 'Tuyen#2026' },
  });
  const { authToken } = answer.json();
  return { headers: { authorization: `Bearer ${String(authToken)}`, 'x-office-id': officeId }, officeId };
}

async function sellSingle(shop: Shop, account = 'agency-ticket'): Promise<Row> {
  const price = await shop.rowOf('ticket-prices', { code: 'VL-BUS-8' });
  const route = await shop.rowOf('routes', { code: '32' });
  const body = { ticket_price_id: price['id'], route_id: route['id'] };
  const sold = await shop.post('tickets', body, await shop.signIn(account));
  expect(sold.statusCode, sold.body).toBe(201);
  return sold.json();
}

describe('Validation of tickets at a gate', () => {
  let shop: Shop;
  let gate: Clerk;
  let device: string;
  let line32: unknown;
  beforeAll(async () => {
    shop = await openShop();
    gate = await gateOf(shop);
    line32 = (await shop.rowOf('routes', { code: '32' }))['id'];
    const found = await shop.rowOf('devices', { office_id: gate.officeId, kind: 'VALIDATOR', status: 'ACTIVE' });
    device = String(found['serial_number']);
  });
  afterAll(() => shop.app.close());

  const present = (code: unknown, more: Row = {}, headers?: Record<string, string>) =>
    shop.post('tickets/validate', { code: code as string, device, route_id: line32, ...more }, gate, headers);
  const change = (resource: string, id: unknown, values: Row) =>
    shop.engine.write.transaction(system, (tx) => tx.update(resource, String(id), values));

  const unused = async (pass: unknown) => {
    for (const { id } of await shop.engine.store.find('ticket-uses', { monthly_ticket_id: String(pass) }))
      await change('ticket-uses', id, { monthly_ticket_id: null });
  };

  it('a single ticket opens a gate once and reports when and where it was used', async () => {
    const ticket = await sellSingle(shop);
    const first = await present(ticket['serial']);
    expect(first.json(), first.body).toMatchObject({
      valid: true,
      reason: null,
      message: 'Hợp lệ.',
      kind: 'TICKET',
      serial: ticket['serial'],
      ticket_type: 'ONE_TIME',
      first_used_at: '2026-03-16T02:00:00.000Z',
      used_device: device,
      uses: 1,
      uses_left: 0,
    });
    expect(await shop.rowOf('tickets', { id: ticket['id'] })).toMatchObject({
      state: 'USED',
      used_at: '2026-03-16T02:00:00.000Z',
      uses: 1,
      used_device: device,
    });
    const second = await shop.post('tickets/validate', { code: ticket['serial'], device }, gate, {
      'accept-language': 'en',
    });
    expect(second.statusCode).toBe(200);
    expect(second.json()).toMatchObject({
      valid: false,
      reason: 'used',
      message: 'The ticket was used already.',
      first_used_at: '2026-03-16T02:00:00.000Z',
      used_device: device,
    });
  });

  it('using a single ticket raises its version by one and creates one audit log entry', async () => {
    const ticket = await sellSingle(shop);
    expect((await present(ticket['serial'])).json()).toMatchObject({ valid: true });
    const used = await shop.rowOf('tickets', { id: ticket['id'] });
    expect(used).toMatchObject({ version: Number(ticket['version']) + 1, state: 'USED', uses: 1, used_device: device });
    const entries = await shop.engine.store.find('audit-logs', {
      resource: 'tickets',
      record_id: String(ticket['id']),
    });
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['create', 'use']);
    expect(entries.find(({ action }) => action === 'use')?.['after']).toMatchObject({ uses: 1, used_device: device });
  });

  it('a repeated Idempotency-Key returns the first response without using the ticket again', async () => {
    const ticket = await sellSingle(shop);
    const once = { 'idempotency-key': `tap-${String(ticket['id'])}` };
    const first = await present(ticket['serial'], {}, once);
    const again = await present(ticket['serial'], {}, once);
    expect(first.json()).toMatchObject({ valid: true });
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.json()).toEqual(first.json());
    expect(await shop.rowOf('tickets', { id: ticket['id'] })).toMatchObject({ uses: 1 });
    expect((await present('OTHER', {}, once)).statusCode).toBe(422);
  });

  it('a gate refuses a ticket of another line, a canceled, an expired and an unknown ticket', async () => {
    const other = await shop.rowOf('routes', { code: '33' });
    const ticket = await sellSingle(shop);
    expect((await present(ticket['serial'], { route_id: other['id'] })).json()).toMatchObject({
      valid: false,
      reason: 'wrong_route',
      message: 'Vé không dùng cho tuyến này.',
    });
    expect(await shop.rowOf('tickets', { id: ticket['id'] })).toMatchObject({ state: 'SOLD' });
    await change('tickets', ticket['id'], { state: 'CANCELED' });
    expect((await present(ticket['serial'])).json()).toMatchObject({ valid: false, reason: 'canceled' });
    const late = await sellSingle(shop);
    await change('tickets', late['id'], { valid_to: '2026-03-15T16:59:59.999Z' });
    expect((await present(late['serial'])).json()).toMatchObject({ valid: false, reason: 'expired' });
    expect((await present('KHONGCOVE1')).json()).toMatchObject({ valid: false, reason: 'unknown', kind: null });
  });

  it('a gate checks a ticket against the line of the vehicle that carries the gate device', async () => {
    const { vehicle_id } = await shop.rowOf('devices', { serial_number: device });
    await change('vehicles', vehicle_id, { route_id: (await shop.rowOf('routes', { code: '33' }))['id'] });
    const ticket = await sellSingle(shop);
    const here = await shop.post('tickets/validate', { code: ticket['serial'], device }, gate);
    expect(here.json(), here.body).toMatchObject({ valid: false, reason: 'wrong_route' });
    await change('vehicles', vehicle_id, { route_id: line32 });
    const there = await shop.post('tickets/validate', { code: ticket['serial'], device }, gate);
    expect(there.json()).toMatchObject({ valid: true });
  });

  it('a day ticket counts its rides and is valid only on its day', async () => {
    const price = await shop.rowOf('ticket-prices', { code: 'VN-BUS' });
    const seller = await shop.signIn('agency-ticket');
    const sell = async (valid_on: string) =>
      (await shop.post('daily-tickets', { ticket_price_id: price['id'], valid_on }, seller)).json();
    const today = await sell('2026-03-16');
    expect((await present(today.serial)).json()).toMatchObject({ valid: true, kind: 'DAILY', uses: 1, uses_left: 19 });
    expect((await present(today.serial)).json()).toMatchObject({ valid: true, uses: 2, uses_left: 18 });
    await change('daily-tickets', today.id, { uses: 20 });
    expect((await present(today.serial)).json()).toMatchObject({ valid: false, reason: 'used_up', uses_left: 0 });
    const tomorrow = await sell('2026-03-17');
    expect((await present(tomorrow.serial)).json()).toMatchObject({ valid: false, reason: 'not_started', uses: 0 });
    const metro = await shop.rowOf('routes', { transport_mode: 'METRO' });
    const elsewhere = await present((await sell('2026-03-16')).serial, { route_id: metro['id'] });
    expect(elsewhere.json()).toMatchObject({ valid: false, reason: 'wrong_mode' });
  });

  it('the limits max_usage, max_usage_in_day and time_of_use apply to every ticket type that has them', async () => {
    const root = await shop.signIn('superuser');
    const seller = await shop.signIn('agency-ticket');
    const shown = async (code: unknown, times: number) => {
      const reasons: unknown[] = [];
      for (let tap = 0; tap < times; tap += 1) reasons.push((await present(code)).json().reason);
      return reasons;
    };
    const during = async (code: string, terms: Row, tries: () => Promise<void>) => {
      const path = `ticket-prices/${String((await shop.rowOf('ticket-prices', { code }))['id'])}`;
      const without = { max_usage: null, max_usage_in_day: null, time_of_use: null };
      expect((await shop.patch(path, { ...without, ...terms }, root)).statusCode, code).toBe(200);
      await tries();
    };
    const price = await shop.rowOf('ticket-prices', { code: 'VN-BUS' });
    const day = async () =>
      (await shop.post('daily-tickets', { ticket_price_id: price['id'], valid_on: '2026-03-16' }, seller)).json();

    await during('VL-BUS-8', { max_usage: 2 }, async () => {
      expect(await shown((await sellSingle(shop))['serial'], 3)).toEqual([null, null, 'used_up']);
    });
    await during('VN-BUS', { max_usage: 2 }, async () => {
      expect(await shown((await day()).serial, 3)).toEqual([null, null, 'used_up']);
    });
    await during('VN-BUS', { max_usage: 5, max_usage_in_day: 1 }, async () => {
      expect(await shown((await day()).serial, 2)).toEqual([null, 'used_up']);
    });
    const passes = await shop.engine.store.find('monthly-tickets', { state: 'ISSUED', transport_mode: 'BUS' });
    for (const [type, terms, last] of [
      ['MONTHLY', { max_usage: 2 }, 'used_up'],
      ['MONTHLY', { max_usage_in_day: 2 }, 'used_up_today'],
      ['FREE', { max_usage: 2 }, 'used_up'],
      ['FREE', { max_usage_in_day: 2 }, 'used_up_today'],
    ] as const) {
      const pass = passes.find(
        ({ ticket_type, valid_from, valid_to, route_scope }) =>
          ticket_type === type &&
          route_scope === 'MULTI_ROUTE' &&
          String(valid_from) <= '2026-03-16' &&
          String(valid_to) >= '2026-03-16',
      ) as Row;
      const { code } = await shop.rowOf('ticket-prices', { id: pass['ticket_price_id'] });
      await change('customer-cards', pass['customer_card_id'], {
        is_locked: false,
        lock_reason: null,
        status: 'ACTIVE',
      });
      await unused(pass['id']);
      await during(String(code), terms, async () => {
        expect(await shown(pass['serial'], 3), type).toEqual([null, null, last]);
      });
      await during(String(code), {}, async () => expect(await shown(pass['serial'], 1), type).toEqual([null]));
      await unused(pass['id']);
    }
    // This part of the test runs last because it sets the clock forward. The minutes of `time_of_use` count from the
    // first tap.
    await during('VL-BUS-8', { time_of_use: 30 }, async () => {
      const { serial } = await sellSingle(shop);
      await during('VN-BUS', { time_of_use: 30 }, async () => {
        const pass = await day();
        expect([...(await shown(serial, 2)), ...(await shown(pass.serial, 2))]).toEqual([null, null, null, null]);
        shop.advanceClock(31 * 60_000);
        expect([...(await shown(serial, 1)), ...(await shown(pass.serial, 1))]).toEqual(['used', 'expired']);
        shop.advanceClock(-31 * 60_000);
      });
    });
    await during('VL-BUS-8', { max_usage: 1 }, async () => undefined);
    await during('VN-BUS', { time_of_use: 1_440, max_usage_in_day: 20 }, async () => undefined);
  });

  describe('Monthly ticket that starts with its first use', () => {
    let card: Row;
    let order: Row;
    beforeAll(async () => {
      const price = await shop.rowOf('ticket-prices', { code: 'VT-LT' });
      const terms = { validity_start: 'FROM_FIRST_USE_DATE', max_usage_in_day: 2 };
      await shop.patch(`ticket-prices/${String(price['id'])}`, terms, await shop.signIn('superuser'));
      const placed = await shop.register({ months: 1 });
      await shop.pay(placed.payment.url);
      await shop.move(placed.code, 'attach-card', { card_code: shop.blank() });
      const done = await shop.move(placed.code, 'publish');
      expect(done.json(), done.body).toMatchObject({ status: 'PUBLISHED' });
      order = await shop.rowOf('orders', { code: placed.code });
      card = await shop.rowOf('customer-cards', { card_code: order['card_code'] });
    });

    it('a partner’s check accepts a card whose unused monthly ticket starts with its first use', async () => {
      expect(order['valid_from']).toBeUndefined();
      const asked = await shop.app.inject({
        method: 'POST',
        url: '/api/v1/customer-cards/verify',
        headers: { 'x-api-key': DEMO_KEY },
        payload: { card_code: card['card_code'] },
      });
      expect(asked.json()).toMatchObject({ valid: true, reason: null, card: { valid_from: null } });
      expect((await shop.rowOf('monthly-tickets', { order_id: order['id'] }))['valid_from']).toBeUndefined();
    });

    it('the first tap on a gate sets the validity dates of ticket, card and order', async () => {
      const tap = await present(String(card['card_code']).toLowerCase());
      const days = { valid_from: '2026-03-16', valid_to: '2026-04-15' };
      expect(tap.json(), tap.body).toMatchObject({
        valid: true,
        kind: 'MONTHLY',
        card_kind: 'BASIC',
        uses: 1,
        ...days,
      });
      expect(await shop.rowOf('monthly-tickets', { order_id: order['id'] })).toMatchObject({
        ...days,
        first_used_at: '2026-03-16T02:00:00.000Z',
      });
      expect(await shop.rowOf('customer-cards', { id: card['id'] })).toMatchObject(days);
      expect(await shop.rowOf('orders', { id: order['id'] })).toMatchObject(days);
    });

    it('a monthly ticket opens a gate up to its daily limit, by card code or ticket serial', async () => {
      const { serial } = await shop.rowOf('monthly-tickets', { order_id: order['id'] });
      expect((await present(serial)).json()).toMatchObject({ valid: true, uses: 2 });
      expect((await present(card['card_code'])).json()).toMatchObject({ valid: false, reason: 'used_up_today' });
      // Rides of yesterday evening do not count toward the limit of rides per day.
      const { id } = await shop.rowOf('monthly-tickets', { order_id: order['id'] });
      for (const use of await shop.engine.store.find('ticket-uses', { monthly_ticket_id: String(id) }))
        await change('ticket-uses', use['id'], { at: '2026-03-15T16:59:59.999Z' });
      expect((await present(card['card_code'])).json()).toMatchObject({ valid: true, uses: 3 });
      await change('monthly-tickets', id, { valid_from: '2026-02-16', valid_to: '2026-03-15' });
      expect((await present(card['card_code'])).json()).toMatchObject({ valid: false, reason: 'expired' });
    });

    it('each use of a monthly ticket creates a ticket use record, and only the first use changes the ticket', async () => {
      const ticket = await shop.rowOf('monthly-tickets', { order_id: order['id'] });
      const uses = await shop.engine.store.find('ticket-uses', { monthly_ticket_id: String(ticket['id']) });
      expect(uses).toHaveLength(3);
      expect(uses[0]).toMatchObject({
        kind: 'MONTHLY',
        serial: ticket['serial'],
        office_id: ticket['office_id'],
        route_id: line32,
        device,
      });
      const logged = await shop.engine.store.find('audit-logs', { record_id: String(ticket['id']), action: 'update' });
      const ours = logged.filter(({ after }) => JSON.stringify(after).includes('first_used_at'));
      expect(ours).toHaveLength(1);
      expect(await shop.engine.store.find('audit-logs', { resource: 'ticket-uses', action: 'create' })).toEqual([]);
    });

    it('a monthly ticket’s use still counts if a slow machine clock dates it before the first use', async () => {
      const { id, serial, ...days } = await shop.rowOf('monthly-tickets', { order_id: order['id'] });
      const later = { first_used_at: '2026-03-16T02:00:05.000Z', valid_from: '2026-02-16', valid_to: '2026-03-15' };
      await change('monthly-tickets', id, later);
      expect((await present(serial)).json()).toMatchObject({ valid: false, reason: 'expired', uses: 3 });
      await change('monthly-tickets', id, { first_used_at: days['first_used_at'] });
    });

    it('a gate refuses a locked card even if it has valid tickets', async () => {
      await change('customer-cards', card['id'], { is_locked: true, lock_reason: 'Khách báo mất' });
      expect((await present(card['card_code'])).json()).toMatchObject({
        valid: false,
        reason: 'locked',
        kind: 'CARD',
        message: 'Thẻ đang bị khóa.',
      });
    });
  });

  it('a partner can verify a card, and the server records a ride only if the partner requests it', async () => {
    const ticket = (await shop.engine.store.find('monthly-tickets', { state: 'ISSUED', transport_mode: 'BUS' })).find(
      ({ valid_from, valid_to }) => String(valid_from) <= '2026-03-16' && String(valid_to) >= '2026-03-16',
    ) as Row;
    const verify = (more: Row, headers: Record<string, string> = {}) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/v1/customer-cards/verify',
        headers: { 'x-api-key': DEMO_KEY, ...headers },
        payload: { card_code: ticket['card_code'], ...more },
      });
    const uses = async () =>
      (await shop.engine.store.find('ticket-uses', { monthly_ticket_id: String(ticket['id']) })).length;
    await change('customer-cards', ticket['customer_card_id'], { is_locked: false, lock_reason: null });
    expect((await verify({})).json()).toMatchObject({ valid: true });
    expect(await uses()).toBe(0);
    const key = { 'idempotency-key': 'partner-tap' };
    expect((await verify({ record_use: true }, key)).json()).toMatchObject({ valid: true });
    expect((await verify({ record_use: true }, key)).headers['idempotent-replayed']).toBe('true');
    expect(await uses()).toBe(1);
    const metro = await shop.rowOf('routes', { transport_mode: 'METRO' });
    const there = await verify({ record_use: true, route_id: metro['id'] });
    expect(there.json()).toMatchObject({ valid: false, reason: 'wrong_mode' });
    expect(await uses()).toBe(1);
  });

  it('the store refuses to append an entry to a resource that is not stored by month', async () => {
    const add = (resource: 'ticket-uses' | 'routes', values: Row) =>
      shop.engine.write.transaction(system, (tx) => tx.append(resource, values));
    await add('ticket-uses', {
      at: '2026-03-16T02:00:00.000Z',
      kind: 'CARD',
      serial: 'ADDED',
      office_id: gate.officeId,
    });
    expect(await shop.rowOf('ticket-uses', { serial: 'ADDED' })).toMatchObject({ kind: 'CARD', version: 1 });
    await expect(add('routes', { code: '1' })).rejects.toThrow('routes is not stored by month');
  });

  it('a gate request with invalid fields gets an error per field, and an unauthorized caller is rejected', async () => {
    const ask = (body: Row, as: Clerk | undefined = gate) => shop.post('tickets/validate', body, as);
    expect((await ask({})).json()).toMatchObject({ statusCode: 422, errors: { code: expect.any(String) } });
    expect((await ask({ code: 'X' })).json().errors).toHaveProperty('device');
    expect((await ask({ code: 'X', device: 'NOWHERE-1' })).json().errors).toHaveProperty('device');
    expect((await ask({ code: 'X', device, color: 'red' })).json().errors).toHaveProperty('color');
    expect((await ask({ code: 'X', device, route_id: 'nowhere' })).json().errors).toHaveProperty('route_id');
    const broken = await shop.rowOf('devices', { office_id: gate.officeId, kind: 'POS', status: 'ACTIVE' });
    await change('devices', broken['id'], { status: 'INACTIVE' });
    expect((await ask({ code: 'X', device: broken['serial_number'] })).json()).toMatchObject({
      errors: { device: 'Thiết bị này đang ngừng hoạt động.' },
    });
    const metro = await shop.signIn('company-metro');
    expect((await ask({ code: 'X', device }, metro)).json().errors).toHaveProperty('device');
    expect((await ask({ code: 'X', device }, await shop.signIn('agency-ticket'))).statusCode).toBe(403);
    expect((await shop.post('tickets/validate', { code: 'X', device })).statusCode).toBe(401);
  });
});

onEachDatabase('Simultaneous requests of several gates', (databaseUrl) => {
  it('of several gates that check the same single ticket at once, only one gate opens', async () => {
    const shop = await openShop({ databaseUrl: await databaseUrl() });
    const gate = await gateOf(shop);
    const devices = await shop.engine.store.find('devices', { office_id: gate.officeId, status: 'ACTIVE' });
    const tickets = [await sellSingle(shop), await sellSingle(shop), await sellSingle(shop)];
    for (const { serial, id } of tickets) {
      const answers = await Promise.all(
        devices.slice(0, 6).map(async (one) => {
          const body = {
            code: serial,
            device: one['serial_number'],
            route_id: (await shop.rowOf('tickets', { id }))['route_id'],
          };
          return (await shop.post('tickets/validate', body, gate)).json();
        }),
      );
      expect(answers.filter(({ valid }) => valid)).toHaveLength(1);
      expect(answers.filter(({ reason }) => reason === 'used')).toHaveLength(5);
      expect(await shop.rowOf('tickets', { id })).toMatchObject({ state: 'USED', uses: 1 });
    }
    await shop.app.close();
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { DEMO_KEY } from '../fixtures/catalog/clients.ts';
import { addDays, localDate } from '../rules/time/calendar.ts';
import { reasonAgainst } from '../rules/tickets/card-days.ts';
import { openShop, type Shop } from '../shop.fixture.ts';

describe('Open API for partners', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.app.close());

  const send = (method: 'GET' | 'POST', path: string, payload?: Row, headers: Record<string, string> = {}) =>
    shop.app.inject({
      method,
      url: `/api/v1/${path}`,
      headers: { 'x-api-key': DEMO_KEY, ...headers },
      ...(payload && { payload }),
    });
  const sale = async (): Promise<Row> => {
    const prices = await shop.engine.store.find('ticket-prices', { ticket_type: 'ONE_TIME', status: 'ACTIVE' });
    const price = prices.find((row) => row['on_sale'] !== false && row['distance_fare'] !== true) as Row;
    const [route] = (price['route_ids'] as string[] | undefined) ?? [];
    return { ticket_price_id: price['id'], route_id: route ?? (await shop.rowOf('routes', {}))['id'] };
  };

  it('a single ticket is sold in the client’s office, once per Idempotency-Key', async () => {
    const values = await sale();
    const first = await send('POST', 'tickets/sell-single', values, { 'idempotency-key': 'a-sale' });
    expect(first.statusCode, first.body).toBe(201);
    const client = await shop.rowOf('api-clients', { name: 'Ví điện tử Sen Hồng' });
    expect(first.json()).toMatchObject({
      office_id: client['office_id'],
      client_kind: 'OPEN_API',
      payment_method: 'GATEWAY',
      state: 'SOLD',
      serial: expect.any(String),
    });
    const again = await send('POST', 'tickets/sell-single', values, { 'idempotency-key': 'a-sale' });
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.json().id).toBe(first.json().id);
    const [entry] = await shop.engine.store.find('audit-logs', { resource: 'tickets', record_id: first.json().id });
    expect(entry).toMatchObject({ actor: 'Ví điện tử Sen Hồng', client_kind: 'OPEN_API', action: 'create' });
  });

  it('an Open API sale with invalid fields gets an error, and API clients cannot use the staff endpoint', async () => {
    const answer = await send('POST', 'tickets/sell-single', { route_id: 'nowhere', color: 'red' });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors).length).toBeGreaterThan(0);
    expect((await send('POST', 'tickets', await sale())).statusCode).toBe(403);
    expect((await shop.post('tickets/sell-single', {})).statusCode).toBe(401);
  });

  const person = { full_name: 'Phạm Thu Trang', birth_date: '1999-05-06', phone: '+84 912 000 111' };
  let blanks = 0;
  async function freeCode(): Promise<string> {
    blanks += 1;
    const client = await shop.rowOf('api-clients', { name: 'Ví điện tử Sen Hồng' });
    const code = `OPENAPI${String(blanks).padStart(3, '0')}`;
    const at = shop.engine.clock.now().toISOString();
    await shop.engine.records.transaction((rows) =>
      rows.insert('electronic-cards', {
        id: `019f0000-0000-7000-8000-0000000000${String(blanks).padStart(2, '0')}`,
        version: 1,
        created_at: at,
        updated_at: at,
        office_id: client['office_id'],
        card_code: code,
        chip_number: `04A1B2C3D4E5${blanks}0`,
        batch: 'LO-01',
        state: 'IN_STOCK',
      }),
    );
    return code;
  }

  it('a partner can register a card from the stock for a customer only once', async () => {
    const code = await freeCode();
    const registered = await send('POST', 'customer-cards/register', { ...person, card_code: code.toLowerCase() });
    expect(registered.statusCode, registered.body).toBe(201);
    expect(registered.json()).toMatchObject({ card_code: code, kind: 'BASIC', mode: 'MONTHLY', status: 'ACTIVE' });
    const customer = await shop.engine.store.get('customers', registered.json().customer_id);
    expect(customer).toMatchObject({ full_name: 'Phạm Thu Trang', phone: '0912000111' });
    const again = await send('POST', 'customer-cards/register', { ...person, card_code: code });
    expect(again.json()).toMatchObject({ statusCode: 409, code: 'card_taken' });
  });

  it('a partner’s registration of a card from another company’s stock is rejected like an unknown card', async () => {
    const code = await freeCode();
    const card = await shop.rowOf('electronic-cards', { card_code: code });
    const other = await shop.rowOf('offices', { short_name: 'XNHH' });
    await shop.engine.records.transaction((rows) =>
      rows.replace('electronic-cards', card, { ...card, office_id: other['id'] }),
    );
    const register = async (card_code: string) =>
      (await send('POST', 'customer-cards/register', { ...person, card_code })).json();
    const refused = await register(code);
    expect(refused).toMatchObject({ statusCode: 422, errors: { card_code: expect.any(String) } });
    expect(await register('ZZZZ99999')).toEqual(refused);
    expect(await shop.rowOf('electronic-cards', { card_code: code })).toMatchObject({ state: 'IN_STOCK' });
  });

  it('a partner registers a card that is allocated to a counter only at that counter', async () => {
    const code = await freeCode();
    const card = await shop.rowOf('electronic-cards', { card_code: code });
    const [here, there] = await shop.engine.store.find('ticket-counters', {
      office_id: String(card['office_id']),
      status: 'ACTIVE',
    });
    await shop.engine.records.transaction((rows) =>
      rows.replace('electronic-cards', card, { ...card, state: 'ALLOCATED', ticket_counter_id: here?.['id'] }),
    );
    const register = (counter?: unknown) =>
      send('POST', 'customer-cards/register', {
        ...person,
        card_code: code,
        ...(counter !== undefined && { ticket_counter_id: counter }),
      });
    for (const counter of [undefined, there?.['id']])
      expect((await register(counter)).json()).toMatchObject({ statusCode: 409, code: 'stock_card_elsewhere' });
    const foreign = await shop.rowOf('ticket-counters', { name: 'Quầy vé Bến xe Gia Lâm' });
    expect((await register(foreign['id'])).json().errors).toHaveProperty('ticket_counter_id');
    expect((await register(here?.['id'])).statusCode).toBe(201);
  });

  it('a rejected card registration names every invalid field', async () => {
    const answer = await send('POST', 'customer-cards/register', { kind: 'FREE', full_name: 'A' });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors).sort()).toEqual(['birth_date', 'card_code', 'kind', 'phone']);
    const code = await freeCode();
    const later = await send('POST', 'customer-cards/register', { ...person, card_code: code, phone: '12' });
    expect(later.json().errors).toHaveProperty('phone');
    expect(await shop.engine.store.first('customer-cards', { card_code: code })).toBeUndefined();
  });

  it('card verification reveals nothing to a caller who does not know the card’s holder', async () => {
    const cards = await shop.engine.store.find('customer-cards');
    const today = localDate(shop.engine.clock.now());
    const good = cards.find((card) => reasonAgainst(card, today) === null) as Row;
    const verified = (await send('POST', 'customer-cards/verify', { card_code: good['card_code'] })).json();
    expect(verified).toMatchObject({ valid: true, reason: null, card: { card_code: good['card_code'] } });
    expect(JSON.stringify(verified)).not.toContain(String(good['customer_id']));
    const wrong = { card_code: good['card_code'], phone: '0911111111' };
    const unknown = { valid: false, reason: 'unknown', card: null };
    expect((await send('POST', 'customer-cards/verify', wrong)).json()).toEqual(unknown);
    expect((await send('POST', 'customer-cards/verify', { card_code: 'ZZZZ99999' })).json()).toEqual(unknown);
    const holder = await shop.rowOf('customers', { id: good['customer_id'] });
    const right = { card_code: good['card_code'], phone: holder['phone'] };
    expect((await send('POST', 'customer-cards/verify', right)).json()).toMatchObject({ valid: true });
    expect((await send('POST', 'customer-cards/verify', { card_code: 'a-b' })).statusCode).toBe(422);
  });

  it.each([
    [{ is_locked: true }, 'locked'],
    [{ status: 'INACTIVE' }, 'inactive'],
    [{ valid_to: undefined }, 'no_ticket'],
    [{ valid_to: '2026-06-14' }, 'expired'],
    [{ valid_to: '2026-06-15' }, null],
    [{ valid_from: '2026-06-16' }, 'not_started'],
    [{ valid_from: '2026-06-15' }, null],
  ])(
    'checking a card returns null for a valid card, or else the reason for the refusal: %j gives %s',
    (more, reason) => {
      const card = { status: 'ACTIVE', is_locked: false, valid_from: '2026-06-01', valid_to: '2026-06-30', ...more };
      expect(reasonAgainst(card, '2026-06-15')).toBe(reason);
    },
  );

  it('synchronization lists changed cards in pages, and a later call lists only newer changes', async () => {
    const client = await shop.rowOf('api-clients', { name: 'Ví điện tử Sen Hồng' });
    const offices = await shop.engine.store.find('offices');
    const below = offices.filter((row) => row['parent_id'] === client['office_id']).map((row) => row['id']);
    const all = await shop.engine.store.find('customer-cards');
    const own = all.filter((card) => [client['office_id'], ...below].includes(card['office_id']));
    const seen: Row[] = [];
    let cursor = '';
    for (;;) {
      const page = (await send('GET', `customer-cards/sync?limit=7${cursor && `&cursor=${cursor}`}`)).json();
      seen.push(...page.data);
      cursor = page.next;
      if (!page.more) break;
    }
    expect(seen.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort());
    expect((await send('GET', `customer-cards/sync?cursor=${cursor}`)).json()).toMatchObject({
      data: [],
      next: cursor,
    });
    const tomorrow = `${addDays(localDate(shop.engine.clock.now()), 2)}T00:00:00%2B07:00`;
    expect((await send('GET', `customer-cards/sync?since=${tomorrow}`)).json().data).toEqual([]);
    const noInstant = Buffer.from('2026|').toString('base64url');
    const since = ['since=2026-06-15', 'since=2026-06-31T00:00:00Z', 'since=2026-06-15T00:00:60Z'];
    for (const bad of [...since, 'limit=0', 'limit=1001', 'cursor=abc', `cursor=${noInstant}`, 'office=x']) {
      expect((await send('GET', `customer-cards/sync?${bad}`)).statusCode, bad).toBe(400);
    }
  });
});

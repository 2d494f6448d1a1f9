import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { turn } from '../settings/turn.fixture.ts';
import { openShop, type Clerk, type Shop } from '../shop.fixture.ts';
import { type Localized, textFor } from '../rules/localized.ts';

let shop: Shop;
let company: Clerk;
let agency: Clerk;
let counter: Row;
const open = async (databaseUrl: string | undefined) => {
  shop = await openShop({ databaseUrl });
  company = await shop.signIn('company');
  agency = await shop.signIn('agency-card');
  counter = await shop.rowOf('ticket-counters', { name: 'Quầy vé Bến xe Mỹ Đình' });
};

const stock = (name: string, input: Row, as = company) => shop.post(`electronic-cards/operations/${name}`, input, as);
const find = (where: Row) => shop.engine.store.find('electronic-cards', where as Record<string, string>);
const stockCard = (code: string) => shop.rowOf('electronic-cards', { card_code: code });
const moveStock = async (code: string, name: string, input?: Row) =>
  shop.post(`electronic-cards/${String((await stockCard(code))['id'])}/transitions/${name}`, input, company);
const customerCard = (code: string) => shop.rowOf('customer-cards', { card_code: code });
const onCard = async (code: string, name: string, input?: Row) =>
  shop.post(`customer-cards/${String((await customerCard(code))['id'])}/operations/${name}`, input, agency);
const count = (input: Row) =>
  shop.post(`ticket-counters/${String(counter['id'])}/operations/count-cards`, input, agency);
const short = async (as: Clerk | string) => {
  const tile = await shop.tile('stock-low', as);
  return tile && 'bars' in tile ? Object.fromEntries(tile.bars.map(({ key, value }) => [key, value])) : undefined;
};

async function published(): Promise<{ card: string; form: Row }> {
  const form = await shop.form();
  const placed = await shop.register(form);
  await shop.pay(placed.payment.url);
  const card = shop.blank();
  await shop.move(placed.code, 'attach-card', { card_code: card });
  const done = await shop.move(placed.code, 'publish');
  if (done.statusCode !== 200) throw new Error(done.body);
  return { card, form };
}

const renewalOf = (card: string, form: Row, month: string): Row => ({
  card_code: card,
  phone: form['phone'],
  route_scope: 'MULTI_ROUTE',
  ticket_price_id: form['ticket_price_id'],
  start_month: month,
  months: 1,
  delivery_method: 'COUNTER',
  ticket_counter_id: form['ticket_counter_id'],
});

onEachDatabase('Life cycle of a physical card', (databaseUrl) => {
  beforeAll(async () => open(await databaseUrl()));
  afterAll(() => shop.app.close());

  describe('Receipt of a card batch', () => {
    const batch = { batch: 'LO2026-09', supplier: 'Công ty Thẻ Sông Hồng', received_on: '2026-03-16' };

    it('a card batch, given as a code range or list, is received completely or not at all', async () => {
      const range = await stock('receive', { ...batch, first_card_code: 'SH26B00098', count: 4 });
      expect(range.json(), range.body).toEqual({ received: 4 });
      expect((await find({ batch: 'LO2026-09' })).map(({ card_code: code }) => code).toSorted()).toEqual([
        'SH26B00098',
        'SH26B00099',
        'SH26B00100',
        'SH26B00101',
      ]);
      expect(await stockCard('SH26B00101')).toMatchObject({
        state: 'IN_STOCK',
        code: expect.stringMatching(/^26\d+\/MP$/),
        supplier: 'Công ty Thẻ Sông Hồng',
        received_on: '2026-03-16',
        office_id: company.officeId,
      });
      const list = await stock('receive', { ...batch, cards: 'SH26B00200 04A1B2C3D4E5F0\nsh26b00201' });
      expect(list.json(), list.body).toEqual({ received: 2 });
      expect(await stockCard('SH26B00200')).toMatchObject({ chip_number: '04A1B2C3D4E5F0' });

      const twice = await stock('receive', { ...batch, first_card_code: 'SH26B00101', count: 5 });
      expect(twice.statusCode).toBe(422);
      expect(twice.json().errors.first_card_code).toContain('SH26B00101');
      const chip = await stock('receive', { ...batch, cards: 'SH26B00300 04A1B2C3D4E5F0\nSH26B00301\nSH26B00301' });
      expect(chip.json().errors.cards).toMatch(/SH26B00301.*04A1B2C3D4E5F0/);
      expect(await find({ card_code: ['SH26B00102', 'SH26B00300', 'SH26B00301'] as unknown as string })).toEqual([]);
      expect((await stock('receive', { ...batch, cards: 'SH26B00300\nSH26' })).json().errors.cards).toContain('2');
      expect((await stock('receive', batch)).json().errors).toHaveProperty('count');
      expect((await stock('receive', { ...batch, first_card_code: 'SH26B00400', count: 1 }, agency)).statusCode).toBe(
        403,
      );
    });
  });

  describe('Moving a range of cards', () => {
    it('moving a card range to a counter and back reports the cards that could not move', async () => {
      await stock('receive', { batch: 'LO-DAI', received_on: '2026-03-16', first_card_code: 'DA26A00001', count: 8 });
      await moveStock('DA26A00003', 'report-damaged', { state_reason: 'Gãy góc thẻ.' });
      const given = await stock('allocate-range', {
        from_code: 'DA26A00001',
        to_code: 'da26a00010',
        ticket_counter_id: counter['id'],
      });
      expect(given.json(), given.body).toEqual({ moved: 7, not_moved: 'DA26A00003, DA26A00009, DA26A00010' });
      expect(await stockCard('DA26A00008')).toMatchObject({ state: 'ALLOCATED', ticket_counter_id: counter['id'] });
      const [first, last] = [await stockCard('DA26A00007'), await stockCard('DA26A00008')];
      const back = await stock('take-back-range', { from_code: first['code'], to_code: last['code'] });
      expect(back.json(), back.body).toEqual({ moved: 2, not_moved: '–' });
      expect(await stockCard('DA26A00007')).toMatchObject({ state: 'IN_STOCK' });
      const reversed = await stock('take-back-range', { from_code: 'DA26A00007', to_code: 'DA26A00001' });
      expect(reversed.json().errors).toEqual({ to_code: expect.any(String) });
    });

    it('if two clerks allocate the same card range concurrently, each card goes to only one counter', async () => {
      await stock('receive', { batch: 'LO-HAI', received_on: '2026-03-16', first_card_code: 'HA26A00001', count: 6 });
      const other = (await shop.engine.store.find('ticket-counters', { office_id: String(counter['office_id']) })).find(
        ({ id }) => id !== counter['id'],
      );
      const range = { from_code: 'HA26A00001', to_code: 'HA26A00006' };
      const answers = await Promise.all(
        [counter, other].map((one) => stock('allocate-range', { ...range, ticket_counter_id: one?.['id'] })),
      );
      expect(answers.map((answer) => answer.json().moved).toSorted()).toEqual([0, 6]);
    });

    it('a card range cannot move to an inactive counter or from the stock of another office', async () => {
      const closed = await shop.rowOf('ticket-counters', { office_id: counter['office_id'] });
      const made = await shop.post(
        'ticket-counters',
        {
          code: 'QDONG',
          name: { vi: 'Quầy đã đóng' },
          address: 'Số 1 Phạm Hùng',
          district_id: closed['district_id'],
          status: 'INACTIVE',
        },
        company,
      );
      expect(made.statusCode, made.body).toBe(201);
      const range = { from_code: 'DA26A00007', to_code: 'DA26A00008' };
      const answer = await stock('allocate-range', { ...range, ticket_counter_id: made.json().id });
      expect(answer.json()).toMatchObject({ statusCode: 422, errors: { ticket_counter_id: expect.any(String) } });
      const brt = await shop.signIn('company-brt');
      const foreign = await stock('take-back-range', { from_code: 'DA26A00001', to_code: 'DA26A00002' }, brt);
      expect(foreign.json(), foreign.body).toMatchObject({ moved: 0 });
    });
  });

  describe('Counting the cards at a counter', () => {
    it('a card count by list requires a reason for a difference and marks missing cards', async () => {
      const held = (await find({ ticket_counter_id: String(counter['id']), state: 'ALLOCATED' })).map((card) =>
        String(card['card_code']),
      );
      const [missing = '', ...found] = held;
      const cards = [...found, 'DA26A00007'].join('\n');
      const silent = await count({ cards });
      expect(silent.statusCode).toBe(422);
      expect(silent.json().errors.reason).toMatch(new RegExp(`${missing}.*DA26A00007`));
      expect(await stockCard(missing)).not.toHaveProperty('missing_since');
      const done = await count({ cards, reason: 'Một thẻ đang ở quầy bên.' });
      expect(done.json(), done.body).toEqual({ held: held.length, found: held.length, missing, extra: 'DA26A00007' });
      expect(await stockCard(missing)).toMatchObject({ state: 'ALLOCATED', missing_since: expect.any(String) });
      // The fixtures contain one missing card.
      expect(await shop.tile('cards-missing', company)).toMatchObject({ value: 2, tone: 'danger' });
      const { card_counts: counts } = await shop.rowOf('ticket-counters', { id: counter['id'] });
      expect(counts).toMatchObject([
        { held: held.length, missing, reason: 'Một thẻ đang ở quầy bên.', by: expect.any(String) },
      ]);

      const report = (await shop.get('reports/card-counts', company)).json();
      const row = report.rows.find((one: Row) => String(one['counter']).startsWith(`${String(counter['code'])} `));
      expect(row).toMatchObject({ held: held.length, found: held.length, missing, reason: 'Một thẻ đang ở quầy bên.' });
      // In the fixtures, one card was missing last night.
      const all = (await shop.get('reports/card-counts', await shop.signIn('superuser'))).json();
      expect(all.totals).toMatchObject({ difference: -1 });
      expect((await shop.get('reports/card-counts', await shop.signIn('agency-ticket'))).statusCode).toBe(403);

      const again = await count({ cards: held.join('\n') });
      expect(again.json(), again.body).toEqual({ held: held.length, found: held.length });
      expect(await stockCard(missing)).not.toHaveProperty('missing_since');
      expect(await shop.tile('cards-missing', company)).toMatchObject({ value: 1 });
    });

    it('a card count that states only a number does not mark cards as missing', async () => {
      const held = await shop.engine.store.count('electronic-cards', {
        ticket_counter_id: String(counter['id']),
        state: 'ALLOCATED',
      });
      expect((await count({ number: held - 1 })).json().errors).toHaveProperty('reason');
      expect((await count({ number: held })).json()).toEqual({ held, found: held });
      expect((await count({})).json().errors).toHaveProperty('cards');
      const { card_counts: counts } = await shop.rowOf('ticket-counters', { id: counter['id'] });
      expect(counts).toHaveLength(3);
    });

    it('the number of cards that a counter received equals its attached, damaged, lost, destroyed and remaining cards', async () => {
      const { card } = await published();
      for (const { id } of await shop.engine.store.find('ticket-counters')) {
        const cards = await find({ ticket_counter_id: String(id) });
        const by = Map.groupBy(cards, ({ state }) => String(state));
        const sum = ['ALLOCATED', 'ISSUED', 'DAMAGED', 'LOST', 'DESTROYED'].reduce(
          (so, state) => so + (by.get(state)?.length ?? 0),
          0,
        );
        expect(sum, String(id)).toBe(cards.length);
      }
      expect(await stockCard(card)).toMatchObject({ state: 'ISSUED' });
    });
  });

  it('the home page lists counters with fewer cards than their card_stock_limit', async () => {
    const low = await short(company);
    expect(low).toEqual({ 'Quầy vé Bến xe Giáp Bát (QV009)': 1 });
    const held = await shop.engine.store.count('electronic-cards', {
      ticket_counter_id: String(counter['id']),
      state: 'ALLOCATED',
    });
    const limit = async (card_stock_limit: number | null) => {
      const answer = await shop.patch(`ticket-counters/${String(counter['id'])}`, { card_stock_limit }, agency);
      expect(answer.statusCode, answer.body).toBe(200);
    };
    await limit(held);
    expect(await short(agency)).toBeUndefined();
    await limit(held + 1);
    const named = { [`${textFor(counter['name'] as Localized)} (${String(counter['code'])})`]: held };
    expect(await short(agency)).toEqual(named);
    expect(await short('company-root')).toEqual({ ...low, ...named });
    await limit(null);
  });

  describe('Lost or damaged card', () => {
    it('a lost stock card cannot be attached to an order until it is found and returned', async () => {
      const blank = shop.blank();
      await moveStock(blank, 'report-lost', { state_reason: 'Rơi khi vận chuyển.' });
      const placed = await shop.register();
      await shop.pay(placed.payment.url);
      const gone = await shop.move(placed.code, 'attach-card', { card_code: blank });
      expect(gone.json()).toMatchObject({ statusCode: 409, code: 'stock_card_gone' });
      await moveStock(blank, 'find');
      expect((await moveStock(blank, 'hand-back')).json()).toMatchObject({ code: 'stock_card_blank' });
      expect((await moveStock(blank, 'recycle')).json()).toMatchObject({ state: 'IN_STOCK' });
      expect((await shop.move(placed.code, 'attach-card', { card_code: blank })).statusCode).toBe(200);
      // The card now belongs to a person, so it cannot be recycled for another person.
      await moveStock(blank, 'report-lost', { state_reason: 'Khách báo mất.' });
      await moveStock(blank, 'find');
      expect((await moveStock(blank, 'recycle')).json()).toMatchObject({ statusCode: 409, code: 'card_taken' });
      expect((await moveStock(blank, 'hand-back')).json()).toMatchObject({ state: 'ISSUED' });
    });

    it('reporting a card as lost locks the customer’s card until it is found and handed back', async () => {
      const { card } = await published();
      await moveStock(card, 'report-lost', { state_reason: 'Khách làm rơi trên xe.' });
      expect(await customerCard(card)).toMatchObject({
        is_locked: true,
        lock_reason: expect.stringContaining('rơi trên xe'),
      });
      expect((await onCard(card, 'unlock')).json()).toMatchObject({ statusCode: 409, code: 'stock_card_not_held' });
      await moveStock(card, 'find');
      await moveStock(card, 'hand-back');
      const open = await onCard(card, 'unlock');
      expect(open.statusCode, open.body).toBe(200);
      const again = await customerCard(card);
      expect(again).toMatchObject({ is_locked: false });
      expect(again).not.toHaveProperty('lock_reason');
    });
  });

  describe('Locking a customer card', () => {
    const verify = async (code: string) =>
      (await shop.post('customer-cards/verify', { card_code: code }, agency)).json();

    it('a locked card is rejected at the gate and cannot be renewed, paid for or loaded', async () => {
      const { card, form } = await published();
      const april = await shop.register(renewalOf(card, form, '2026-04'), 'public/renewals');
      await shop.pay(april.payment.url);
      const may = await shop.register(renewalOf(card, form, '2026-05'), 'public/renewals');
      await turn(shop, { payment_method: ['GATEWAY', 'CASH', 'BANK_TRANSFER'] });
      const open = async (payment_method: string) =>
        (await shop.register({ ...renewalOf(card, form, '2026-05'), payment_method }, 'public/renewals')).code;
      const [cash, transfer] = [await open('CASH'), await open('BANK_TRANSFER')];
      expect(await verify(card)).toMatchObject({ valid: true });
      expect((await onCard(card, 'lock')).json().errors).toEqual({ lock_reason: expect.any(String) });
      expect((await onCard(card, 'lock', { lock_reason: 'Nghi dùng chung thẻ' })).statusCode).toBe(200);
      expect(await customerCard(card)).toMatchObject({ is_locked: true, lock_reason: 'Nghi dùng chung thẻ' });

      expect(await verify(card)).toMatchObject({ valid: false, reason: 'locked', card: { is_locked: true } });
      const sync = (
        await shop.get(`customer-cards/sync?since=${encodeURIComponent('2026-03-16T00:00:00Z')}&limit=1000`, agency)
      ).json();
      expect(sync.data.find((row: Row) => row['card_code'] === card)).toMatchObject({ is_locked: true });
      const headers = { 'x-token-captcha': await shop.captcha() };
      const renewed = await shop.post('public/renewals', { ...renewalOf(card, form, '2026-05') }, undefined, headers);
      expect(renewed.json().statusCode).toBe(422);
      const loaded = await shop.move(april.code, 'publish');
      expect(loaded.json()).toMatchObject({ statusCode: 409, code: 'card_locked' });
      const paid = await shop.post(`payments/${may.code}/open`, { phone: form['phone'] });
      expect(paid.json()).toMatchObject({ statusCode: 409, code: 'card_locked' });
      const moved = [
        await shop.move(cash, 'take-cash'),
        await shop.move(transfer, 'confirm-transfer', { receipt_number: 'FT26075' }),
      ];
      for (const answer of moved) expect(answer.json()).toMatchObject({ statusCode: 409, code: 'card_locked' });
      expect((await onCard(card, 'lock', { lock_reason: 'Lần nữa' })).statusCode).toBe(409);

      expect((await onCard(card, 'unlock')).statusCode).toBe(200);
      expect(await verify(card)).toMatchObject({ valid: true });
      expect((await shop.move(april.code, 'publish')).json()).toMatchObject({ status: 'PUBLISHED' });
      expect((await shop.post(`payments/${may.code}/open`, { phone: form['phone'] })).statusCode).toBe(200);
    });

    it('the lock of a customer card cannot be changed by a plain update', async () => {
      const { card, form } = await published();
      const held = await customerCard(card);
      await shop.patch(`customer-cards/${String(held['id'])}`, { is_locked: true, lock_reason: 'Trực tiếp' }, agency);
      expect(await customerCard(card)).toMatchObject({ is_locked: false });
      const april = await shop.register(renewalOf(card, form, '2026-04'), 'public/renewals');
      await shop.pay(april.payment.url);
      const fresh = shop.blank();
      const body = { old_card_id: held['id'], new_card_code: fresh, reason: 'BROKEN' };
      expect((await shop.post('reissue-cards', body, agency)).statusCode).toBe(201);
      expect((await onCard(card, 'unlock')).json()).toMatchObject({ statusCode: 409, code: 'card_replaced' });
      expect((await shop.move(april.code, 'publish')).json()).toMatchObject({ status: 'PUBLISHED', card_code: fresh });
      expect(await customerCard(fresh)).toMatchObject({ valid_to: '2026-04-30' });
    });
  });
});

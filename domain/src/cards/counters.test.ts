import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { stockPlaceOf } from './stock-place.ts';
import { counterRows } from '../fixtures/catalog/counters.ts';
import { textFor } from '../rules/localized.ts';
import { openShop, type Clerk, type Shop } from '../shop.fixture.ts';

const COUNTERS = counterRows({ id: (_, key) => String(key) } as Parameters<typeof counterRows>[0]).map(
  ({ code, name, delivers_cards: delivers }) => ({ code, name, delivers }),
);
const DELIVERING = COUNTERS.filter(({ delivers }) => delivers);

let shop: Shop;
let clerk: Clerk;
beforeAll(async () => {
  shop = await openShop();
  clerk = await shop.signIn('superuser');
  for (const { code } of COUNTERS) await allocateOne(code);
});
afterAll(() => shop.app.close());

const within = (office: unknown): Clerk => ({
  headers: { ...clerk.headers, 'x-office-id': String(office) },
  officeId: String(office),
});
const stockCards = (where: Row) => shop.engine.store.find('electronic-cards', where as Record<string, string>);
const heldBy = ({ id }: Row) => stockCards({ ticket_counter_id: id, state: 'ALLOCATED' });
const counterOf = (code: string) => shop.rowOf('ticket-counters', { code });

async function officesAbove(counter: Row): Promise<readonly string[]> {
  const place = { officeId: String(counter['office_id']), counterId: String(counter['id']) };
  return (await stockPlaceOf(shop.engine.store, place)).offices;
}

async function allocateOne(code: string): Promise<void> {
  const counter = await counterOf(code);
  const [blank] = await stockCards({ office_id: await officesAbove(counter), state: 'IN_STOCK' });
  const answer = await shop.post(
    `electronic-cards/${String(blank?.['id'])}/transitions/allocate`,
    { ticket_counter_id: counter['id'] },
    within(blank?.['office_id']),
  );
  if (answer.statusCode !== 200) throw new Error(`${code}: ${answer.body}`);
}

async function confirmedAt(counter: Row): Promise<(code: unknown) => Promise<Row>> {
  const placed = await shop.register({ ticket_counter_id: counter['id'] });
  await shop.pay(placed.payment.url);
  const desk = within(counter['office_id']);
  return async (code) => (await shop.move(placed.code, 'attach-card', { card_code: code }, desk)).json();
}

describe('Card stock of every counter', () => {
  it.each(COUNTERS)('the count of the counter $code includes every card allocated to it', async ({ code }) => {
    const counter = await counterOf(code);
    const number = (await heldBy(counter)).length;
    const path = `ticket-counters/${String(counter['id'])}/operations/count-cards`;
    const counted = await shop.post(path, { number }, within(counter['office_id']));
    expect(counted.json(), counted.body).toEqual({ held: number, found: number });
    expect(number).toBeGreaterThan(0);
  });

  it.each(DELIVERING)(
    'the counter $code refuses an unknown code and a card of another counter, and says what to do',
    async ({ code }) => {
      const counter = await counterOf(code);
      const attach = await confirmedAt(counter);
      expect(await attach('KHONGCO1')).toMatchObject({
        statusCode: 422,
        errors: { card_code: expect.stringContaining('nhập kho') },
      });
      const allocated = await stockCards({ state: 'ALLOCATED', office_id: await officesAbove(counter) });
      const other = allocated.find(({ ticket_counter_id: at }) => at !== counter['id']);
      const elsewhere = await shop.rowOf('ticket-counters', { id: other?.['ticket_counter_id'] });
      expect(await attach(other?.['card_code'])).toMatchObject({
        statusCode: 409,
        code: 'stock_card_elsewhere',
        errors: {
          card_code: expect.stringContaining(textFor(COUNTERS.find(({ code: at }) => at === elsewhere['code'])?.name)),
        },
      });
    },
  );

  it.each(DELIVERING)('every card allocated to the counter $code can be attached there', async ({ code }) => {
    const counter = await counterOf(code);
    const cards = await heldBy(counter);
    expect(cards.length).toBeGreaterThan(0);
    for (const { card_code: card } of cards) {
      const attach = await confirmedAt(counter);
      expect(await attach(card)).toMatchObject({ status: 'ATTACH_CARD', card_code: card });
    }
  });

  it('a card is not allocated to a counter of another company', async () => {
    const [blank] = await stockCards({ card_code: shop.blank() });
    const brt = await shop.rowOf('offices', { short_name: 'BRT' });
    const foreign = await shop.rowOf('ticket-counters', { office_id: brt['id'] });
    const answer = await shop.post(
      `electronic-cards/${String(blank?.['id'])}/transitions/allocate`,
      { ticket_counter_id: foreign['id'] },
      within(blank?.['office_id']),
    );
    expect(answer.json()).toMatchObject({ statusCode: 422, errors: { ticket_counter_id: expect.any(String) } });
  });
});

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Clerk, type Shop } from '../shop.fixture.ts';
import { DEMO_KEY } from '../fixtures/catalog/clients.ts';
import { turn } from './turn.fixture.ts';

let shop: Shop;
let seller: Clerk;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());
beforeEach(async () => {
  seller = await shop.signIn('company');
  await turn(shop, {
    ticket_change_refund_limit_time: 60,
    ticket_change_refund_limit: 1,
    ticket_change_percent_fee: 10,
    ticket_refund_percent_fee: 20,
    ticket_change_to_lower_amount: false,
    journey_cancel_from_time: 60,
  });
});

const idOf = async (resource: string, code: string) => (await shop.rowOf(resource, { code }))['id'];
const body = async (more: Row) => ({
  ticket_price_id: await idOf('ticket-prices', 'VL-BUS-20'),
  route_id: await idOf('routes', '103A'),
  ...more,
});
const sell = async (more: Row = {}): Promise<Row> => {
  const answer = await shop.post('tickets', await body(more), seller);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
};
const move = (ticket: Row, transition: string, input: Row) =>
  shop.post(`tickets/${String(ticket['id'])}/transitions/${transition}`, input, seller);
const change = async (ticket: Row, price = 'VL-BUS-20', route = '103B') =>
  move(ticket, 'change', {
    new_ticket_price_id: await idOf('ticket-prices', price),
    new_route_id: await idOf('routes', route),
  });
const cancel = (ticket: Row) => move(ticket, 'create-cancel-ticket-request', { reason: 'Khách đổi ý' });
const requestFor = (ticket: Row) => shop.rowOf('ticket-cancel-requests', { ticket_id: String(ticket['id']) });

async function tripIn(minutes: number): Promise<string> {
  const now = shop.engine.clock.now().getTime();
  const trip = await shop.rowOf('trips', { state: 'PLANNED' });
  const route_id = await idOf('routes', '103A');
  const at = (later: number) => new Date(now + later * 60_000).toISOString();
  await shop.engine.write.transaction({}, (tx) =>
    tx.update('trips', String(trip['id']), {
      route_id,
      schedule_id: null,
      vehicle_id: null,
      departure_at: at(minutes),
      arrival_at: at(minutes + 40),
    }),
  );
  return String(trip['id']);
}

it('ticket_change_refund_limit_time: a ticket cannot be changed or refunded within this number of minutes before departure', async () => {
  const ticket = await sell({ trip_id: await tripIn(90) });
  await turn(shop, { ticket_change_refund_limit_time: 100 });
  expect((await change(ticket)).json()).toMatchObject({ statusCode: 409, code: 'ticket_change_too_late' });
  expect((await cancel(ticket)).json()).toMatchObject({ state: 'CANCEL_REQUESTED' });
  expect(await requestFor(ticket)).toMatchObject({ refund_amount: 0, fee_amount: 20_000, fee_percent: 100 });
  const other = await sell({ trip_id: await tripIn(90) });
  await turn(shop, { ticket_change_refund_limit_time: 80 });
  expect((await change(other)).json()).toMatchObject({ state: 'CHANGED' });
});

it('ticket_change_refund_limit: a ticket can be changed only this number of times', async () => {
  await turn(shop, { ticket_change_refund_limit: 2 });
  const first = await sell();
  expect((await change(first)).json()).toMatchObject({ state: 'CHANGED' });
  const second = await shop.rowOf('tickets', { replaces_id: String(first['id']) });
  expect((await change(second)).json()).toMatchObject({ state: 'CHANGED' });
  const third = await shop.rowOf('tickets', { replaces_id: String(second['id']) });
  expect((await change(third)).json()).toMatchObject({ statusCode: 409, code: 'ticket_changed_too_often' });
});

it('ticket_change_percent_fee: a change costs this percentage of the price, in whole đồng', async () => {
  await turn(shop, { ticket_change_percent_fee: 12.34 });
  const ticket = await sell();
  await change(ticket);
  expect(await shop.rowOf('tickets', { replaces_id: String(ticket['id']) })).toMatchObject({ change_fee: 2_468 });
});

it('ticket_refund_percent_fee: a refund is reduced by this percentage of the price', async () => {
  await turn(shop, { ticket_refund_percent_fee: 35 });
  const ticket = await sell();
  await cancel(ticket);
  expect(await requestFor(ticket)).toMatchObject({ fee_percent: 35, fee_amount: 7_000, refund_amount: 13_000 });
});

it('ticket_change_to_lower_amount: a change to a cheaper ticket must be allowed and refunds nothing', async () => {
  const ticket = await sell();
  expect((await change(ticket, 'VL-BUS-8', '32')).json()).toMatchObject({ statusCode: 409, code: 'ticket_cheaper' });
  await turn(shop, { ticket_change_to_lower_amount: true });
  expect((await change(ticket, 'VL-BUS-8', '32')).json()).toMatchObject({ state: 'CHANGED' });
  const cheaper = await shop.rowOf('tickets', { replaces_id: String(ticket['id']) });
  expect(cheaper).toMatchObject({ price: 8_000, change_fee: 2_000 });
});

it('journey_cancel_from_time: passengers can request a cancellation until this number of minutes before departure, and staff always', async () => {
  const send = (path: string, payload: Row) =>
    shop.app.inject({ method: 'POST', url: `/api/v1/${path}`, headers: { 'x-api-key': DEMO_KEY }, payload });
  const bought = async () => {
    const answer = await send('tickets/sell-single', await body({ trip_id: await tripIn(90) }));
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  };
  const asked = ({ id, serial }: Row, as = serial) =>
    shop.post(`public/tickets/${String(id)}/cancel-request`, { serial: as, reason: 'Khách đổi ý' });
  await turn(shop, { ticket_change_refund_limit_time: 30, journey_cancel_from_time: 120 });
  const late = await bought();
  expect((await asked(late)).json()).toMatchObject({ statusCode: 409, code: 'journey_cancel_too_late' });
  expect((await cancel(await sell({ trip_id: await tripIn(90) }))).json()).toMatchObject({ state: 'CANCEL_REQUESTED' });
  // Two limits apply to a passenger: the one for refunds and the one for cancellations. The stricter one decides.
  await turn(shop, { ticket_change_refund_limit_time: 120, journey_cancel_from_time: 30 });
  expect((await asked(late)).json()).toMatchObject({ statusCode: 409, code: 'ticket_change_too_late' });
  await turn(shop, { ticket_change_refund_limit_time: 30, journey_cancel_from_time: 60 });
  expect((await asked(late, '0')).statusCode).toBe(404);
  expect((await asked(late)).json()).toMatchObject({ state: 'CANCEL_REQUESTED', refund_amount: 16_000 });
});

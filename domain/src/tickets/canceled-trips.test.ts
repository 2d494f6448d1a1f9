import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { turn } from '../settings/turn.fixture.ts';
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

const now = () => shop.engine.clock.now().getTime();
const move = (resource: string, id: unknown, transition: string, input: Row = {}, as = clerk) =>
  shop.post(`${resource}/${String(id)}/transitions/${transition}`, input, as);
const ticketNow = (ticket: Row) => shop.rowOf('tickets', { id: ticket['id'] });

async function tripIn(minutes: number): Promise<Row> {
  const route = await shop.rowOf('routes', { code: '32' });
  const at = (more: number) => new Date(now() + (minutes + more) * 60_000).toISOString();
  const made = await shop.post('trips', { route_id: route['id'], departure_at: at(0), arrival_at: at(30) }, clerk);
  if (made.statusCode !== 201) throw new Error(made.body);
  return made.json();
}

async function sold(trip: Row): Promise<Row> {
  const price = await shop.rowOf('ticket-prices', { code: 'VL-BUS-8' });
  const body = { ticket_price_id: price['id'], route_id: trip['route_id'], trip_id: trip['id'] };
  const answer = await shop.post('tickets', body, clerk);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}

const cancel = (trip: Row) => move('trips', trip['id'], 'cancel', { state_reason: 'Đường ngập' });
const listed = async (): Promise<readonly Row[]> =>
  (await shop.get(`tickets?filter=trip_canceled||$eq||true&filter=state||$eq||SOLD&limit=100`, clerk)).json();

describe('Sold tickets of a canceled trip', () => {
  it('tickets of a canceled trip become fully refundable despite limits and fees, and are listed for the desk', async () => {
    await turn(shop, { ticket_change_refund_limit_time: 120, ticket_refund_percent_fee: 20 });
    const trip = await tripIn(30);
    const tickets = [await sold(trip), await sold(trip), await sold(trip)] as const;
    const [ticket, asked, traveler] = tickets;
    // Until the trip is canceled, a ticket gets no refund, because the departure is too close.
    const ask = (one: Row) => move('tickets', one['id'], 'create-cancel-ticket-request', { reason: 'Khách đổi ý' });
    await ask(asked);
    const early = await shop.rowOf('ticket-cancel-requests', { ticket_id: asked['id'] });
    expect(early).toMatchObject({ fee_percent: 100, refund_amount: 0 });
    const path = `public/tickets/${String(traveler['id'])}/cancel-request`;
    const request = { serial: traveler['serial'], reason: 'Chuyến bị hủy' };
    expect((await shop.post(path, request)).statusCode).toBe(409);

    const refundable = async () => shop.tile('tickets-of-canceled-trips', clerk);
    const before = await refundable();
    expect((await cancel(trip)).statusCode).toBe(200);
    const waiting = (await listed()).map(({ id }) => id);
    expect(waiting).toEqual(expect.arrayContaining([ticket['id'], traveler['id']]));
    const value = before && 'value' in before ? before.value + 2 : 2;
    expect(await refundable()).toMatchObject({ value, list: { resource: 'tickets' } });

    const renewed = await shop.rowOf('ticket-cancel-requests', { ticket_id: asked['id'] });
    expect(renewed).toMatchObject({ fee_percent: 0, fee_amount: 0, refund_amount: 8_000 });
    expect((await ask(ticket)).statusCode).toBe(200);
    const full = await shop.rowOf('ticket-cancel-requests', { ticket_id: ticket['id'] });
    expect(full).toMatchObject({ fee_percent: 0, fee_amount: 0, refund_amount: 8_000 });
    expect((await shop.post(path, request)).json()).toMatchObject({ refund_amount: 8_000 });
    await move('ticket-cancel-requests', full['id'], 'approve', {}, admin);
    const paid = await move('ticket-cancel-requests', full['id'], 'pay-refund', { refund_method: 'CASH' });
    expect(paid.json(), paid.body).toMatchObject({ state: 'REFUNDED' });
    expect(await ticketNow(ticket)).toMatchObject({ state: 'CANCELED', refund_amount: 8_000 });
    expect((await listed()).map(({ id }) => id)).not.toContain(ticket['id']);
  });

  it('tickets of a canceled trip can be changed to another trip for free, and no more are sold', async () => {
    const [trip, next] = [await tripIn(20), await tripIn(50)];
    const ticket = await sold(trip);
    await cancel(trip);
    const exchange = {
      new_ticket_price_id: ticket['ticket_price_id'],
      new_route_id: trip['route_id'],
      new_trip_id: next['id'],
    };
    const changed = await move('tickets', ticket['id'], 'change', exchange);
    expect(changed.json(), changed.body).toMatchObject({ state: 'CHANGED' });
    expect(await shop.rowOf('tickets', { replaces_id: ticket['id'] })).toMatchObject({
      trip_id: next['id'],
      trip_canceled: false,
      change_fee: 0,
    });
    await expect(sold(trip)).rejects.toThrow('trip_id');
    const [_, sale] = await Promise.all([cancel(next), sold(next).catch(() => undefined)]);
    if (sale) expect(await ticketNow(sale)).toMatchObject({ trip_canceled: true });
    expect(await shop.rowOf('tickets', { replaces_id: ticket['id'] })).toMatchObject({ trip_canceled: true });
  });

  it('tickets of a canceled or interrupted trip wait for their refund after their validity has ended', async () => {
    const [late, broken] = [await tripIn(5), await tripIn(5)];
    const [expired, unused, used] = [await sold(late), await sold(broken), await sold(broken)];
    await shop.engine.write.transaction({}, (tx) => tx.move('tickets', String(used['id']), 'use'));
    await shop.pass({ hours: 3 });
    [clerk, admin] = [await shop.signIn('company'), await shop.signIn('company-admin')];
    expect(await ticketNow(expired)).toMatchObject({ state: 'EXPIRED' });
    await cancel(late);
    expect(await ticketNow(expired)).toMatchObject({ state: 'SOLD', trip_canceled: true });
    await shop.pass({ hours: 3 });
    [clerk, admin] = [await shop.signIn('company'), await shop.signIn('company-admin')];
    const asked = await move('tickets', expired['id'], 'create-cancel-ticket-request', { reason: 'Chuyến bị hủy' });
    expect(asked.json(), asked.body).toMatchObject({ state: 'CANCEL_REQUESTED' });

    await shop.engine.write.transaction({}, async (tx) => {
      await tx.update('trips', String(broken['id']), { state: 'RUNNING' });
    });
    await move('trips', broken['id'], 'interrupt', { state_reason: 'Xe hỏng' });
    expect(await ticketNow(unused)).toMatchObject({ state: 'SOLD', trip_canceled: true });
    expect(await ticketNow(used)).toMatchObject({ state: 'USED', trip_canceled: false });
  });
});

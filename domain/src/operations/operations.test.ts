import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server-mock/domain';
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

const id = async (resource: string, where: Row) => (await shop.rowOf(resource, where))['id'];
const move = (resource: string, record: unknown, transition: string, input?: Row, as = clerk) =>
  shop.post(`${resource}/${String(record)}/transitions/${transition}`, input, as);

describe('a trip', () => {
  it('departs and arrives by the clock, in this order', async () => {
    const body = {
      route_id: await id('routes', { code: '33' }),
      departure_at: '2026-03-16T01:30:00.000Z',
      arrival_at: '2026-03-16T01:00:00.000Z',
    };
    expect((await shop.post('trips', body, clerk)).json()).toMatchObject({
      statusCode: 422,
      errors: { arrival_at: expect.any(String) },
    });
    const made = await shop.post('trips', { ...body, arrival_at: '2026-03-16T02:30:00.000Z' }, clerk);
    expect(made.json(), made.body).toMatchObject({ code: expect.stringMatching(/^CH260316-\d{4}$/), state: 'PLANNED' });
    const trip = made.json().id;
    expect((await move('trips', trip, 'depart', { departed_at: '2026-03-16T05:00:00.000Z' })).statusCode).toBe(422);
    expect((await move('trips', trip, 'depart', { departed_at: '2026-03-16T01:32:00.000Z' })).json()).toMatchObject({
      state: 'RUNNING',
    });
    expect((await move('trips', trip, 'arrive', { arrived_at: '2026-03-16T01:31:00.000Z' })).statusCode).toBe(422);
    expect((await move('trips', trip, 'arrive', { passengers: 41 })).json()).toMatchObject({
      state: 'COMPLETED',
      passengers: 41,
      arrived_at: '2026-03-16T02:00:00.000Z',
    });
  });

  it('is planned from its schedule once', async () => {
    const schedule = await id('schedules', { code: 'BD-33' });
    const plan = (days: Row) => shop.post(`schedules/${String(schedule)}/plan`, days, clerk);
    const first = await plan({ from: '2026-03-17', to: '2026-03-19' });
    expect(first.json(), first.body).toEqual({ created: 12 });
    expect((await plan({ from: '2026-03-17', to: '2026-03-19' })).json()).toEqual({ created: 0 });
    expect((await plan({ from: '2026-03-17', to: '2026-05-19' })).statusCode).toBe(422);
    expect(
      (await shop.post(`schedules/${String(schedule)}/plan`, {}, await shop.signIn('agency-card'))).statusCode,
    ).toBe(403);
  });
});

describe('a transport command', () => {
  const draft = async (more: Row = {}): Promise<Row> => {
    const issued = await shop.rowOf('command-transports', { state: 'ISSUED' });
    return {
      command_date: '2026-03-17',
      route_id: issued['route_id'],
      vehicle_id: issued['vehicle_id'],
      driver_id: issued['driver_id'],
      ticket_ranges: [
        {
          ticket_price_id: await id('ticket-prices', { code: 'VL-BUS-8' }),
          series: 'TEST',
          first_number: 1,
          last_number: 100,
        },
      ],
      ...more,
    };
  };

  it('hands tickets out once, and settles what comes back', async () => {
    const made = await shop.post('command-transports', await draft(), clerk);
    expect(made.json(), made.body).toMatchObject({
      issued_quantity: 100,
      code: expect.stringMatching(/^0000332603\d{6}$/),
    });
    const out = await move('command-transports', made.json().id, 'issue');
    expect(out.json(), out.body).toMatchObject({ state: 'ISSUED', issued_by: expect.any(String) });
    const twice = await shop.post('command-transports', await draft(), clerk);
    expect((await move('command-transports', twice.json().id, 'issue')).json()).toMatchObject({
      statusCode: 409,
      code: 'range_overlap',
    });
    const [{ ticket_price_id }] = made.json().ticket_ranges;
    const strange = { returned_ranges: [{ ticket_price_id, first_number: 90, last_number: 120 }], cash_handed_in: 0 };
    expect((await move('command-transports', made.json().id, 'return', strange)).statusCode).toBe(422);
    const back = {
      returned_ranges: [{ ticket_price_id, first_number: 81, last_number: 100 }],
      cash_handed_in: 633_000,
    };
    expect((await move('command-transports', made.json().id, 'return', back)).json()).toMatchObject({
      state: 'RETURNED',
      sold_quantity: 80,
      returned_quantity: 20,
      cash_due: 640_000,
      difference: -7_000,
    });
  });

  it('leaves with no vehicle whose inspection is over, and is no draft once it is out', async () => {
    const vehicles = await shop.engine.store.find('vehicles', { office_id: clerk.officeId, status: 'ACTIVE' });
    const expired = vehicles.find((vehicle) => String(vehicle['inspection_expires_on']) < '2026-03-17');
    const made = await shop.post(
      'command-transports',
      await draft({ vehicle_id: expired?.['id'], ticket_ranges: [] }),
      clerk,
    );
    expect((await move('command-transports', made.json().id, 'issue')).json()).toMatchObject({
      statusCode: 409,
      code: 'inspection_expired',
    });
    const out = await shop.rowOf('command-transports', { state: 'ISSUED' });
    expect(
      (await shop.patch(`command-transports/${String(out['id'])}`, { command_date: '2026-03-20' }, clerk)).statusCode,
    ).toBe(409);
    expect(
      (await shop.patch(`command-transports/${String(out['id'])}`, { note: 'Giao tận tay.' }, clerk)).statusCode,
    ).toBe(200);
    expect((await shop.remove(`command-transports/${String(out['id'])}`, clerk)).statusCode).toBe(409);
  });
});

it('a ticket command counts what is used and left', async () => {
  const shift = await shop.rowOf('work-shifts', { office_id: clerk.officeId, state: 'OPEN' });
  const body = {
    route_id: await id('routes', { code: '33' }),
    node_id: await id('nodes', { code: 'N01' }),
    shift_id: shift['id'],
    ticket_price_id: await id('ticket-prices', { code: 'VL-BUS-8' }),
    series: 'NUT',
    first_number: 1,
    last_number: 100,
  };
  expect((await shop.post('command-tickets', { ...body, last_number: 0 + 1, first_number: 5 }, clerk)).statusCode).toBe(
    422,
  );
  const made = await shop.post('command-tickets', body, clerk);
  expect(made.json(), made.body).toMatchObject({
    quantity: 100,
    left: 100,
    amount: 800_000,
    serial: expect.stringMatching(/^000033160326001\d{6}$/),
  });
  await move('command-tickets', made.json().id, 'issue');
  expect((await move('command-tickets', made.json().id, 'return', { next_unsold_number: 102 })).statusCode).toBe(422);
  expect((await move('command-tickets', made.json().id, 'return', { next_unsold_number: 41 })).json()).toMatchObject({
    state: 'RETURNED',
    used: 40,
    left: 60,
  });
});

it('an acceptance counts the trips of its days, freezes them, and is decided by somebody else', async () => {
  const route = await id('routes', { code: '33' });
  const office = (await shop.rowOf('schedules', { code: 'BD-33' }))['office_id'];
  expect(office).toBe(clerk.officeId);
  const body = { route_id: route, period_from: '2026-03-01', period_to: '2026-03-07', unit_price: 250_000 };
  const made = await shop.post('acceptance-commands', body, clerk);
  const trips = await shop.engine.store.find('trips', { route_id: String(route) });
  const own = trips.filter(({ departure_at: at }) => String(at) >= '2026-02-28T17' && String(at) < '2026-03-07T17');
  const run = own.filter(({ state }) => state === 'COMPLETED').length;
  expect(made.json(), made.body).toMatchObject({
    trips_planned: own.length,
    trips_run: run,
    amount: run * 250_000,
    code: expect.stringMatching(/^PNT\d{6}0326$/),
  });
  const { id: command } = made.json();
  expect((await shop.patch(`acceptance-commands/${command}`, { period_to: '2026-02-01' }, clerk)).statusCode).toBe(422);
  expect((await move('acceptance-commands', command, 'submit')).json()).toMatchObject({ state: 'SUBMITTED' });
  expect((await shop.patch(`acceptance-commands/${command}`, { unit_price: 1 }, clerk)).statusCode).toBe(409);
  expect((await move('acceptance-commands', command, 'accept')).json()).toMatchObject({ code: 'own_request' });
  expect((await move('acceptance-commands', command, 'accept', {}, admin)).json()).toMatchObject({ state: 'ACCEPTED' });
  const again = await shop.post(
    'acceptance-commands',
    { ...body, period_from: '2026-03-07', period_to: '2026-03-08' },
    clerk,
  );
  expect((await move('acceptance-commands', again.json().id, 'submit')).json()).toMatchObject({
    code: 'period_accepted_already',
  });
  const open = await shop.post(
    'acceptance-commands',
    { ...body, period_from: '2026-03-15', period_to: '2026-03-17' },
    clerk,
  );
  expect((await move('acceptance-commands', open.json().id, 'submit')).json()).toMatchObject({
    code: 'trips_unfinished',
  });
});

it('an agency is of the type of its office, and takes its short name', async () => {
  const agency = await shop.rowOf('agencies', { short_name: 'DLMD' });
  const office = await shop.rowOf('offices', { short_name: 'DLCG' });
  const wrong = await shop.patch(`agencies/${String(agency['id'])}`, { agency_office_id: office['id'] }, admin);
  expect(wrong.json()).toMatchObject({ statusCode: 422, errors: { agency_office_id: expect.any(String) } });
  const ends = await shop.patch(`agencies/${String(agency['id'])}`, { contract_to: '2020-01-01' }, admin);
  expect(ends.json()).toMatchObject({ statusCode: 422, errors: { contract_to: expect.any(String) } });
});

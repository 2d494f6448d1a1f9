import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { freeCrew } from './crew.fixture.ts';
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

const move = (resource: string, record: unknown, transition: string, input?: Row, as = clerk) =>
  shop.post(`${resource}/${String(record)}/transitions/${transition}`, input, as);

describe('Transport command (vehicle, crew and paper tickets for trips)', () => {
  const draft = async (more: Row = {}): Promise<Row> => {
    const issued = await shop.rowOf('command-transports', { state: 'ISSUED' });
    return {
      command_date: '2026-03-17',
      route_id: issued['route_id'],
      vehicle_id: issued['vehicle_id'],
      driver_id: issued['driver_id'],
      ticket_ranges: [
        {
          ticket_price_id: await shop.idOf('ticket-prices', { code: 'VL-BUS-8' }),
          series: 'TEST',
          first_number: 1,
          last_number: 100,
        },
      ],
      ...more,
    };
  };

  it('ticket numbers issued by a transport command cannot be issued again, and returned tickets are settled', async () => {
    const made = await shop.post('command-transports', await draft(), clerk);
    expect(made.json(), made.body).toMatchObject({
      issued_quantity: 100,
      code: expect.stringMatching(/^0000332603\d{6}$/),
    });
    const out = await move('command-transports', made.json().id, 'issue');
    expect(out.json(), out.body).toMatchObject({ state: 'ISSUED', issued_by: expect.any(String) });
    const { buses, people } = await freeCrew(shop, clerk);
    const [vehicle_id, driver_id] = [buses[0], people[0]];
    const twice = await shop.post('command-transports', await draft({ vehicle_id, driver_id }), clerk);
    expect(twice.statusCode, twice.body).toBe(201);
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
      statusCode: 422,
      errors: { difference_reason: expect.any(String) },
    });
    const said = { ...back, difference_reason: 'Phụ xe thối nhầm tiền.' };
    expect((await move('command-transports', made.json().id, 'return', said)).json()).toMatchObject({
      state: 'RETURNED',
      sold_quantity: 80,
      returned_quantity: 20,
      cash_due: 640_000,
      difference: -7_000,
    });
  });

  it('a transport command rejects a vehicle with an expired inspection and cannot be edited after it is issued', async () => {
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

it('a ticket command (paper tickets handed to a seller) counts used and remaining tickets', async () => {
  const shift = await shop.rowOf('work-shifts', { office_id: clerk.officeId, state: 'OPEN' });
  const body = {
    route_id: await shop.idOf('routes', { code: '33' }),
    node_id: await shop.idOf('nodes', { code: 'N01' }),
    shift_id: shift['id'],
    ticket_price_id: await shop.idOf('ticket-prices', { code: 'VL-BUS-8' }),
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
  expect(
    (await move('command-tickets', made.json().id, 'return', { next_unsold_number: 102, cash_handed_in: 0 }))
      .statusCode,
  ).toBe(422);
  expect(
    (
      await move('command-tickets', made.json().id, 'return', { next_unsold_number: 41, cash_handed_in: 320_000 })
    ).json(),
  ).toMatchObject({
    state: 'RETURNED',
    used: 40,
    left: 60,
  });
});

it('an agency is rejected if its type differs from the type of its office, or if its contract ends before it starts', async () => {
  const agency = await shop.rowOf('agencies', { short_name: 'DLMD' });
  const office = await shop.rowOf('offices', { short_name: 'DLCG' });
  const wrong = await shop.patch(`agencies/${String(agency['id'])}`, { agency_office_id: office['id'] }, admin);
  expect(wrong.json()).toMatchObject({ statusCode: 422, errors: { agency_office_id: expect.any(String) } });
  const ends = await shop.patch(`agencies/${String(agency['id'])}`, { contract_to: '2020-01-01' }, admin);
  expect(ends.json()).toMatchObject({ statusCode: 422, errors: { contract_to: expect.any(String) } });
});

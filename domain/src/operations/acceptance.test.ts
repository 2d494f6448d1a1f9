import { afterAll, beforeAll, expect, it } from 'vitest';
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

it("an acceptance of a period's trips counts them, is fixed after submission and needs another person's approval", async () => {
  const route = await shop.idOf('routes', { code: '33' });
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

it('an acceptance of trips excludes canceled and interrupted trips, and fixes all trips of its days once it is submitted', async () => {
  const route = await shop.idOf('routes', { code: '17' });
  const trip = async (time: string): Promise<string> => {
    const made = await shop.post('trips', { route_id: route, departure_at: `2026-03-14T${time}:00.000Z` }, clerk);
    expect(made.statusCode, made.body).toBe(201);
    return String(made.json().id);
  };
  const { buses, people } = await freeCrew(shop, clerk);
  const crew = { vehicle_id: buses[0], driver_id: people[0] };
  const [ran, broken, canceled, open] = [
    await trip('01:00'),
    await trip('03:00'),
    await trip('05:00'),
    await trip('07:00'),
  ];
  for (const [one, hour] of [
    [ran, '01'],
    [broken, '03'],
  ] as const) {
    const manned = await shop.patch(`trips/${one}`, crew, clerk);
    expect(manned.statusCode, manned.body).toBe(200);
    await move('trips', one, 'depart', { departed_at: `2026-03-14T${hour}:02:00.000Z` });
    const end =
      one === ran ? ['arrive', { arrived_at: `2026-03-14T02:05:00.000Z` }] : ['interrupt', { state_reason: 'Xe hỏng' }];
    expect((await move('trips', one, String(end[0]), end[1] as Row)).statusCode).toBe(200);
  }
  await move('trips', canceled, 'cancel', { state_reason: 'Thiếu xe' });
  const body = { route_id: route, period_from: '2026-03-14', period_to: '2026-03-14', unit_price: 200_000 };
  const made = await shop.post('acceptance-commands', body, clerk);
  expect(made.json(), made.body).toMatchObject({ trips_planned: 4, trips_run: 1, trips_lost: 2, amount: 200_000 });
  const command = made.json().id;
  expect((await move('acceptance-commands', command, 'submit')).json()).toMatchObject({ code: 'trips_unfinished' });
  expect((await shop.patch(`trips/${open}`, { departure_at: '2026-03-17T07:00:00.000Z' }, clerk)).statusCode).toBe(200);
  const { version } = await shop.rowOf('acceptance-commands', { id: command });
  const both = await Promise.all([
    move('acceptance-commands', command, 'submit', { version }),
    shop.post('trips', { route_id: route, departure_at: '2026-03-14T09:00:00.000Z' }, clerk),
  ]);
  expect(both.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
  expect((await move('acceptance-commands', command, 'accept', {}, admin)).json()).toMatchObject({
    state: 'ACCEPTED',
    trips_planned: 3,
    amount: 200_000,
  });

  const named = expect.stringContaining(made.json().code);
  const late = await shop.post('trips', { route_id: route, departure_at: '2026-03-14T09:00:00.000Z' }, clerk);
  expect(late.json()).toMatchObject({ statusCode: 409, code: 'day_accepted', message: named });
  const back = await shop.patch(`trips/${open}`, { departure_at: '2026-03-14T07:00:00.000Z' }, clerk);
  expect(back.json()).toMatchObject({ code: 'day_accepted', errors: { departure_at: named } });
  expect((await move('trips', ran, 'interrupt', { state_reason: 'Nhầm' })).statusCode).toBe(409);
  expect((await shop.patch(`trips/${ran}`, { departure_at: '2026-03-17T01:00:00.000Z' }, clerk)).statusCode).toBe(409);
  expect((await shop.remove(`trips/${canceled}`, clerk)).statusCode).toBe(409);
});

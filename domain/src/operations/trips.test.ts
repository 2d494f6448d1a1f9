import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { freeCrew } from './crew.fixture.ts';
import { openShop, type Clerk, type Shop } from '../shop.fixture.ts';

let shop: Shop;
let clerk: Clerk;
let buses: readonly string[];
let people: readonly string[];
beforeAll(async () => {
  shop = await openShop();
  clerk = await shop.signIn('company');
  ({ buses, people } = await freeCrew(shop, clerk));
});
afterAll(() => shop.app.close());

const move = (resource: string, record: unknown, transition: string, input?: Row, as = clerk) =>
  shop.post(`${resource}/${String(record)}/transitions/${transition}`, input, as);
const tripAt = async (day: string, from: number, to: number | undefined, more: Row = {}) => {
  const at = (hour: number) => new Date(Date.parse(`${day}T00:00:00.000+07:00`) + hour * 3_600_000).toISOString();
  const times = { departure_at: at(from), ...(to !== undefined && { arrival_at: at(to) }) };
  return shop.post('trips', { route_id: await shop.idOf('routes', { code: '33' }), ...times, ...more }, clerk);
};
const made = async (...of: Parameters<typeof tripAt>): Promise<Row> => {
  const answer = await tripAt(...of);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
};
const crew = (bus = 0) => ({ vehicle_id: buses[bus], driver_id: people[0], conductor_id: people[1] });

describe('Planning, departure and arrival of trips', () => {
  it('a trip cannot arrive before it departs, and neither time can be in the future', async () => {
    const wrong = await tripAt('2026-03-16', 8.5, 8);
    expect(wrong.json()).toMatchObject({ statusCode: 422, errors: { arrival_at: expect.any(String) } });
    const trip = await made('2026-03-16', 8.5, 8.75, { vehicle_id: buses[4], driver_id: people[1] });
    expect(trip).toMatchObject({ code: expect.stringMatching(/^CH260316-\d{4}$/), state: 'PLANNED' });
    const depart = (at: string) => move('trips', trip['id'], 'depart', { departed_at: at });
    expect((await depart('2026-03-16T05:00:00.000Z')).statusCode).toBe(422);
    expect((await depart('2026-03-16T01:32:00.000Z')).json()).toMatchObject({ state: 'RUNNING' });
    expect((await move('trips', trip['id'], 'arrive', { arrived_at: '2026-03-16T01:31:00.000Z' })).statusCode).toBe(
      422,
    );
    expect((await move('trips', trip['id'], 'arrive', { passengers: 41 })).json()).toMatchObject({
      state: 'COMPLETED',
      passengers: 41,
      arrived_at: '2026-03-16T02:00:00.000Z',
    });
  });

  it('the schedule operation "plan trips" creates the missing trips and returns their number', async () => {
    const schedule = await shop.idOf('schedules', { code: 'BD-33' });
    const plan = (days: Row) => shop.post(`schedules/${String(schedule)}/operations/plan`, days, clerk);
    const first = await plan({ from: '2026-03-17', to: '2026-03-19' });
    expect(first.json(), first.body).toEqual({ created: 12 });
    expect((await plan({ from: '2026-03-17', to: '2026-03-19' })).json()).toEqual({ created: 0 });
    expect((await plan({ from: '2026-03-17', to: '2026-05-19' })).json()).toMatchObject({
      statusCode: 422,
      errors: { to: 'Mỗi lần chỉ lập được nhiều nhất 31 ngày.' },
    });
    expect((await plan({ from: '2026-03-19', to: '2026-03-17' })).statusCode).toBe(422);
    expect((await plan({ from: '2026-03-19' })).json()).toMatchObject({ errors: { to: expect.any(String) } });
    const agent = await shop.signIn('agency-card');
    expect((await shop.post(`schedules/${String(schedule)}/operations/plan`, {}, agent)).statusCode).toBe(403);
  });

  it('a trip departs only with a vehicle and a driver', async () => {
    const trip = await made('2026-03-16', 8, 9);
    const refused = await move('trips', trip['id'], 'depart');
    expect(refused.json()).toMatchObject({
      statusCode: 409,
      code: 'trip_unmanned',
      errors: { vehicle_id: expect.any(String), driver_id: expect.any(String) },
    });
    const shown = (await shop.get(`trips/${String(trip['id'])}?can=1`, clerk)).json();
    expect(shown.can.refused.depart).toMatchObject({ code: 'trip_unmanned' });
    await shop.patch(`trips/${String(trip['id'])}`, { vehicle_id: buses[1] }, clerk);
    expect((await move('trips', trip['id'], 'depart')).json().errors).toEqual({ driver_id: expect.any(String) });
  });

  it('a trip does not depart with an uninspected or inactive vehicle or on an inactive route', async () => {
    const system = <T>(work: Parameters<typeof shop.engine.write.transaction<T>>[1]) =>
      shop.engine.write.transaction({}, work);
    const bus = String(buses[2]);
    const trip = await made('2026-03-16', 6, 7, { vehicle_id: bus, driver_id: people[0] });
    let day = 21;
    const set = (resource: string, of: string, values: Row) => system((tx) => tx.update(resource, of, values));
    for (const [resource, of, bad, good, code, field] of [
      [
        'vehicles',
        bus,
        { inspection_expires_on: '2026-03-15' },
        { inspection_expires_on: '2026-03-16' },
        'inspection_expired',
        'vehicle_id',
      ],
      ['vehicles', bus, { status: 'INACTIVE' }, { status: 'ACTIVE' }, 'vehicle_inactive', 'vehicle_id'],
      ['routes', String(trip['route_id']), { status: 'INACTIVE' }, { status: 'ACTIVE' }, 'route_inactive', 'route_id'],
    ] as const) {
      await set(resource, of, bad);
      const refused = await move('trips', trip['id'], 'depart', { departed_at: '2026-03-16T00:00:00.000Z' });
      expect(refused.json(), code).toMatchObject({ statusCode: 409, code, errors: { [field]: expect.any(String) } });
      day += 1;
      expect((await tripAt(`2026-03-${day}`, 6, 7, { vehicle_id: bus })).statusCode).toBe(
        code === 'inspection_expired' ? 201 : 422,
      );
      await set(resource, of, good);
    }
    expect((await move('trips', trip['id'], 'depart', { departed_at: '2026-03-16T00:00:00.000Z' })).statusCode).toBe(
      200,
    );
    // A crew whose trip is running cannot depart with another trip, even if the planned times do not overlap.
    const next = await made('2026-03-16', 7.5, 8, { vehicle_id: bus, driver_id: people[1] });
    expect((await move('trips', next['id'], 'depart')).json()).toMatchObject({
      code: 'busy_on_trip',
      message: expect.stringContaining(String(trip['code'])),
      errors: { vehicle_id: expect.any(String) },
    });
    await move('trips', trip['id'], 'arrive', { arrived_at: '2026-03-16T00:30:00.000Z' });
    expect((await move('trips', next['id'], 'depart')).statusCode).toBe(200);
    await move('trips', next['id'], 'arrive');
  });

  it('a trip that overlaps another with the same vehicle or person is refused, naming that trip', async () => {
    const other = await shop.idOf('routes', { code: '22A' });
    const first = await made('2026-03-23', 8, 9, crew());
    for (const [field, more] of [
      ['vehicle_id', { vehicle_id: buses[0] }],
      ['driver_id', { driver_id: people[0] }],
      ['conductor_id', { conductor_id: people[0] }],
    ] as const) {
      const refused = await tripAt('2026-03-23', 8.5, 10, { ...more, route_id: other });
      expect(refused.json(), field).toMatchObject({
        statusCode: 409,
        code: 'busy_on_trip',
        message: expect.stringMatching(new RegExp(`${String(first['code'])}.*23/03/2026 08:00.*23/03/2026 09:00`)),
        errors: { [field]: expect.any(String) },
      });
    }
    // A trip may start at the time at which another trip ends. A trip without an arrival time counts as 90 minutes
    // long.
    const open = await made('2026-03-23', 9, undefined, crew());
    expect((await tripAt('2026-03-23', 10.25, 11, crew())).statusCode).toBe(409);
    const third = await made('2026-03-23', 10.5, 11, crew());
    expect((await shop.patch(`trips/${String(third['id'])}`, { note: 'Đổi tài' }, clerk)).statusCode).toBe(200);
    const earlier = { departure_at: '2026-03-23T03:00:00.000Z' };
    expect((await shop.patch(`trips/${String(third['id'])}`, earlier, clerk)).json()).toMatchObject({
      message: expect.stringContaining(String(open['code'])),
    });
    await move('trips', open['id'], 'cancel', { state_reason: 'Đường ngập' });
    expect((await shop.patch(`trips/${String(third['id'])}`, earlier, clerk)).statusCode).toBe(200);
    expect((await tripAt('2026-03-24', 8, 9, { driver_id: people[0], conductor_id: people[0] })).json()).toMatchObject({
      statusCode: 422,
      errors: { conductor_id: expect.any(String) },
    });
    const both = await Promise.all([tripAt('2026-03-25', 8, 9, crew()), tripAt('2026-03-25', 8.5, 9.5, crew())]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  });
});

describe('Transport command (vehicle, crew and paper tickets for trips)', () => {
  const command = async (day: string, trips: readonly unknown[], more: Row = {}): Promise<Row> => {
    const body = {
      command_date: day,
      route_id: await shop.idOf('routes', { code: '33' }),
      trip_ids: trips,
      ...crew(),
      ...more,
    };
    const answer = await shop.post('command-transports', body, clerk);
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json();
  };
  const issue = (record: Row) => move('command-transports', record['id'], 'issue');
  const tripNow = (trip: Row) => shop.rowOf('trips', { id: trip['id'] });

  it('issuing a transport command assigns its crew to its trips, and completed trips keep the crew afterwards', async () => {
    const [early, late] = [
      await made('2026-03-16', 5.25, 5.75, { vehicle_id: buses[3] }),
      await made('2026-03-16', 20, 21),
    ];
    const out = await command('2026-03-16', [late['id'], early['id']]);
    expect((await issue(out)).json()).toMatchObject({ state: 'ISSUED' });
    for (const trip of [early, late]) expect(await tripNow(trip)).toMatchObject(crew());
    const [entry] = await shop.engine.store.find(
      'audit-logs',
      { record_id: String(late['id']) },
      { sort: '-at', limit: 1 },
    );
    expect(entry?.['after']).toMatchObject(crew());

    expect((await move('trips', early['id'], 'depart', { departed_at: '2026-03-15T22:20:00.000Z' })).statusCode).toBe(
      200,
    );
    await move('trips', early['id'], 'arrive', { arrived_at: '2026-03-15T22:50:00.000Z' });
    const back = await move('command-transports', out['id'], 'return', { cash_handed_in: 0 });
    expect(back.statusCode, back.body).toBe(200);
    expect(await tripNow(early)).toMatchObject({ state: 'COMPLETED', ...crew() });
    const left = await tripNow(late);
    expect([left['vehicle_id'] ?? null, left['driver_id'] ?? null, left['conductor_id'] ?? null]).toEqual([
      null,
      null,
      null,
    ]);

    const draft = await command('2026-03-16', [late['id']]);
    await move('command-transports', draft['id'], 'cancel');
    expect((await tripNow(late))['vehicle_id'] ?? null).toBeNull();
  });

  it('a transport command is refused, naming the conflict, if its vehicle or crew is assigned elsewhere', async () => {
    const trip = await made('2026-03-26', 8, 9);
    const busy = await made('2026-03-26', 8.5, 9.5, {
      driver_id: people[0],
      route_id: await shop.idOf('routes', { code: '22A' }),
    });
    const draft = await command('2026-03-26', [trip['id']]);
    expect((await issue(draft)).json()).toMatchObject({
      statusCode: 409,
      code: 'busy_on_trip',
      message: expect.stringContaining(String(busy['code'])),
      errors: { driver_id: expect.any(String) },
    });
    expect((await tripNow(trip))['vehicle_id'] ?? null).toBeNull();
    await move('trips', busy['id'], 'cancel', { state_reason: 'Đổi tài' });

    const day = await command('2026-03-26', []);
    expect((await issue(day)).statusCode).toBe(200);
    const second = await issue(draft);
    expect(second.json()).toMatchObject({
      code: 'busy_on_command',
      message: expect.stringContaining(String(day['code'])),
    });
    const elsewhere = await tripAt('2026-03-26', 15, 16, {
      vehicle_id: buses[0],
      route_id: await shop.idOf('routes', { code: '22A' }),
    });
    expect(elsewhere.json()).toMatchObject({ code: 'busy_on_command', errors: { vehicle_id: expect.any(String) } });
    expect((await tripAt('2026-03-26', 15, 16, { vehicle_id: buses[0] })).statusCode).toBe(201);

    const [one, other] = [await made('2026-03-27', 8, 9), await made('2026-03-27', 8.5, 9.5)];
    expect((await issue(await command('2026-03-27', [one['id'], other['id']]))).json()).toMatchObject({
      code: 'busy_on_trip',
    });
    const [a, b] = [await command('2026-03-27', [one['id']]), await command('2026-03-27', [other['id']])];
    const both = await Promise.all([issue(a), issue(b)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('a transport command accepts only planned trips, and each trip is in at most one command', async () => {
    const [gone, shared] = [await made('2026-03-28', 8, 9), await made('2026-03-28', 10, 11)];
    await move('trips', gone['id'], 'cancel', { state_reason: 'Thiếu xe' });
    const draft = await shop.post(
      'command-transports',
      {
        command_date: '2026-03-28',
        route_id: await shop.idOf('routes', { code: '33' }),
        trip_ids: [gone['id']],
        ...crew(),
      },
      clerk,
    );
    expect(draft.statusCode, draft.body).toBe(422);
    const first = await command('2026-03-28', [shared['id']]);
    const second = await command('2026-03-28', [shared['id']], {
      vehicle_id: buses[1],
      driver_id: people[1],
      conductor_id: null,
    });
    expect((await issue(first)).statusCode).toBe(200);
    expect((await issue(second)).json()).toMatchObject({
      code: 'trip_already_commanded',
      message: expect.stringMatching(new RegExp(`${String(shared['code'])}.*${String(first['code'])}`)),
    });
  });

  it('a transport command on an inactive route is refused', async () => {
    const draft = await command('2026-03-29', []);
    const route = String(draft['route_id']);
    const set = (status: string) => shop.engine.write.transaction({}, (tx) => tx.update('routes', route, { status }));
    await set('INACTIVE');
    expect((await issue(draft)).json()).toMatchObject({ statusCode: 409, code: 'route_inactive' });
    await set('ACTIVE');
  });
});

import { describe, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import type { Row } from '@tuyen/server/domain';
import { type Clerk, openShop, type Shop } from '../shop.fixture.ts';
import { freeCrew } from './crew.fixture.ts';

const DAY = '2026-04-06';
const at = (hours: number, day = DAY) =>
  new Date(Date.parse(`${day}T00:00:00+07:00`) + hours * 3_600_000).toISOString();

interface Planning {
  readonly shop: Shop;
  readonly clerk: Clerk;
  readonly buses: readonly string[];
  readonly people: readonly string[];
  trip(from: number, more?: Row, day?: string): Promise<Row>;
  ask(path: string, body: Row): Promise<{ readonly status: number; readonly body: Row }>;
}

async function planning(databaseUrl?: string): Promise<Planning> {
  const shop = await openShop(databaseUrl === undefined ? {} : { databaseUrl });
  const clerk = await shop.signIn('company');
  const route = await shop.rowOf('routes', { code: '33' });
  return {
    shop,
    clerk,
    ...(await freeCrew(shop, clerk)),
    async trip(from, more = {}, day = DAY) {
      const own = {
        route_id: route['id'],
        direction: 'OUTBOUND',
        departure_at: at(from, day),
        arrival_at: at(from + 1, day),
      };
      const answer = await shop.post('trips', { ...own, ...more }, clerk);
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json();
    },
    async ask(path, body) {
      const send = path === 'assignments' ? shop.patch : shop.post;
      const answer = await send(`trips/views/board/${path}`, body, clerk);
      return { status: answer.statusCode, body: answer.json() };
    },
  };
}

const change = ({ id, version }: Row, values: Row) => ({ id, version, values });
const actions = (body: Row) =>
  (body['results'] as readonly Row[]).map(({ action, code }) => [action, code].filter(Boolean));

onEachDatabase('Planning of trips', (databaseUrl) => {
  it('one request assigns several trips, states a result for each, and keeps the others if one is refused', async () => {
    const { shop, buses, people, trip, ask } = await planning(await databaseUrl());
    const [first, second, same] = [await trip(5), await trip(6), await trip(6.5, { direction: 'INBOUND' })];
    const crew = { vehicle_id: buses[0], driver_id: people[0] };
    const changes = [first, second, same].map((one) => change(one, crew));
    const tried = await ask('assignments', { changes, dry_run: true });
    expect(actions(tried.body)).toEqual([['update'], ['update'], ['refuse', 'busy_on_trip']]);
    expect((await shop.rowOf('trips', { id: first['id'] }))['vehicle_id'] ?? null).toBeNull();
    expect(await ask('assignments', { changes, all: true })).toMatchObject({
      status: 409,
      body: { code: 'not_all_assigned', errors: { 'changes.2': expect.stringContaining(String(second['code'])) } },
    });
    expect((await shop.rowOf('trips', { id: first['id'] }))['vehicle_id'] ?? null).toBeNull();
    const saved = await ask('assignments', { changes });
    expect(actions(saved.body)).toEqual([['update'], ['update'], ['refuse', 'busy_on_trip']]);
    expect(await shop.rowOf('trips', { id: second['id'] })).toMatchObject(crew);
    expect((await shop.rowOf('trips', { id: same['id'] }))['vehicle_id'] ?? null).toBeNull();
  });

  it('a planner who read an earlier version of a trip overwrites nothing, and the answer to undo restores the former crew', async () => {
    const { shop, buses, people, trip, ask } = await planning(await databaseUrl());
    const one = await trip(5);
    const { results } = (await ask('assignments', { changes: [change(one, { vehicle_id: buses[0] })] })).body;
    const [{ id, version, before }] = results as [Row];
    const late = await ask('assignments', { changes: [change(one, { vehicle_id: buses[1], driver_id: people[0] })] });
    expect(actions(late.body)).toEqual([['refuse', 'version_conflict']]);
    expect(await shop.rowOf('trips', { id: one['id'] })).toMatchObject({ vehicle_id: buses[0] });
    expect(before).toEqual({ vehicle_id: null });
    await ask('assignments', { changes: [{ id, version, values: before }] });
    expect((await shop.rowOf('trips', { id: one['id'] }))['vehicle_id'] ?? null).toBeNull();
  });

  it('a vehicle can move from one trip to a simultaneous one in one request, whatever the order', async () => {
    const { buses, trip, ask } = await planning(await databaseUrl());
    const [from, to] = [await trip(5, { vehicle_id: buses[0] }), await trip(5.5)];
    const changes = [change(to, { vehicle_id: buses[0] }), change(from, { vehicle_id: null })];
    expect(actions((await ask('assignments', { changes })).body)).toEqual([['update'], ['update']]);
  });

  it('only free and inspected vehicles are offered for a run, and the others have a reason', async () => {
    const { shop, buses, trip, ask } = await planning(await databaseUrl());
    const [run, next, elsewhere] = [
      await trip(5),
      await trip(6),
      await trip(6.5, { direction: 'INBOUND', vehicle_id: buses[0] }),
    ];
    const expired = String(buses[1]);
    await shop.engine.write.transaction({}, (tx) =>
      tx.update('vehicles', expired, { inspection_expires_on: '2026-04-05' }),
    );
    const off = await shop.rowOf('vehicles', { id: buses[2] });
    await shop.engine.write.transaction({}, (tx) => tx.update('vehicles', String(off['id']), { status: 'INACTIVE' }));
    const { body } = await ask('offers', { field: 'vehicle_id', ids: [run['id'], next['id']] });
    const { free, refused } = body as { readonly free: readonly Row[]; readonly refused: readonly Row[] };
    expect(free.map(({ id }) => id)).toContain(buses[3]);
    const reasons = Object.fromEntries(refused.map((one) => [String(one['id']), one['reasons']]));
    expect(reasons).toMatchObject({
      [String(buses[0])]: [expect.stringContaining(String(elsewhere['code']))],
      [expired]: ['Không còn hạn đăng kiểm vào ngày đó.'],
      [String(buses[2])]: [expect.stringContaining('Trạng thái')],
    });
    expect(body['overlap']).toBeUndefined();
    const both = await ask('offers', { field: 'vehicle_id', ids: [next['id'], elsewhere['id']] });
    expect(both.body['overlap']).toEqual([next['id'], elsewhere['id']]);
  });

  it('a proposal fills a day without conflicts, the same each time, and writes nothing', async () => {
    const { shop, trip, ask } = await planning(await databaseUrl());
    const trips = [];
    for (let index = 0; index < 12; index += 1)
      trips.push(await trip(5 + index / 2, { direction: index % 2 ? 'INBOUND' : 'OUTBOUND' }));
    const { body } = await ask('proposals', { day: DAY });
    const changes = body['changes'] as readonly { readonly id: string; readonly values: Row }[];
    expect((await ask('proposals', { day: DAY })).body).toEqual(body);
    expect(
      changes
        .filter(({ values }) => values['vehicle_id'])
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(trips.map(({ id }) => String(id)).toSorted());
    expect((await shop.rowOf('trips', { id: trips[0]?.['id'] }))['vehicle_id'] ?? null).toBeNull();
    const saved = await ask('assignments', { changes, all: true });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect((await ask('proposals', { day: DAY })).body['changes']).toEqual([]);
  });
});

describe('Copies and limits of the planning of trips', () => {
  it('the assignments of another day are copied to trips at the same time, except what is not free', async () => {
    const { shop, buses, people, trip, ask } = await planning();
    const before = '2026-04-05';
    await trip(5, { vehicle_id: buses[0], driver_id: people[0] }, before);
    await trip(7, { vehicle_id: buses[1], driver_id: people[1] }, before);
    const [one, two] = [await trip(5), await trip(7)];
    const busy = await trip(7.5, { direction: 'INBOUND', vehicle_id: buses[1] });
    const { body } = await ask('proposals', { day: DAY, copy_of: before });
    expect(body['changes']).toEqual([
      { id: one['id'], version: 1, values: { vehicle_id: buses[0], driver_id: people[0] } },
      { id: two['id'], version: 1, values: { driver_id: people[1] } },
    ]);
    expect(body['open']).toContainEqual({
      id: two['id'],
      field: 'vehicle_id',
      message: expect.stringContaining(String(busy['code'])),
    });
    expect((await shop.rowOf('trips', { id: one['id'] }))['vehicle_id'] ?? null).toBeNull();
  });

  it('a crew that is out on a dispatch sheet without trips is offered for no trip of that day', async () => {
    const { shop, clerk, buses, people, trip, ask } = await planning();
    const other = (await shop.engine.store.find('routes', { status: 'ACTIVE' })).find(({ code }) => code !== '33');
    const sheet = { command_date: DAY, route_id: other?.['id'], vehicle_id: buses[0], driver_id: people[0] };
    const made = (await shop.post('command-transports', sheet, clerk)).json();
    const issued = await shop.post(`command-transports/${String(made.id)}/transitions/issue`, {}, clerk);
    expect(issued.json(), issued.body).toMatchObject({ state: 'ISSUED' });
    const free = async (field: string, { id }: Row) => {
      const { body } = await ask('offers', { field, ids: [id] });
      return (body['free'] as readonly Row[]).map((one) => one['id']);
    };
    const [same, next] = [await trip(20), await trip(20, {}, '2026-04-07')];
    expect(await free('vehicle_id', same)).not.toContain(buses[0]);
    expect(await free('driver_id', same)).not.toContain(people[0]);
    expect(await free('vehicle_id', next)).toContain(buses[0]);
    expect(await free('driver_id', next)).toContain(people[0]);
  });

  it('planning requires the permission to change trips, and changes only the fields of the timeline', async () => {
    const { shop, buses, trip, ask } = await planning();
    const one = await trip(5);
    expect(await ask('assignments', { changes: [change(one, { state: 'RUNNING' })] })).toMatchObject({
      status: 422,
      body: { errors: { 'changes.0.values.state': expect.any(String) } },
    });
    expect((await ask('offers', { field: 'route_id', ids: [one['id']] })).status).toBe(422);
    expect((await ask('offers', { field: 'vehicle_id', ids: [] })).status).toBe(422);
    const other = await shop.signIn('company-brt');
    const body = { changes: [change(one, { vehicle_id: buses[0] })] };
    const refused = (await shop.patch('trips/views/board/assignments', body, other)).json();
    expect(refused.results).toMatchObject([{ action: 'refuse', code: 'not_found' }]);
    expect(
      (await shop.app.inject({ method: 'POST', url: '/api/v1/trips/views/board/offers', payload: {} })).statusCode,
    ).toBe(401);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Clerk, type Shop } from '../shop.fixture.ts';

let shop: Shop;
let admin: Clerk;
let path: string;
let stops: readonly Row[];
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signIn('superuser');
  const route = await shop.rowOf('routes', { code: '32' });
  path = `routes/${String(route['id'])}`;
  stops = route['stops_outbound'] as readonly Row[];
});
afterAll(() => shop.app.close());

it('the server numbers the stops of a route by list position and ignores numbers from the client', async () => {
  const moved = [stops[1], stops[0], ...stops.slice(2)].map((stop, index) => ({
    ...stop,
    order: 99,
    distance_m: stops[index]?.['distance_m'],
  }));
  const answer = await shop.patch(path, { stops_outbound: moved }, admin);
  expect(answer.statusCode, answer.body).toBe(200);
  const saved: readonly Row[] = answer.json().stops_outbound;
  expect(saved.map(({ order }) => order)).toEqual(stops.map((_, index) => index + 1));
  expect(saved[0]?.['stop_point_id']).toBe(stops[1]?.['stop_point_id']);
});

it('a stop with a smaller distance than the previous one is rejected, but a stop without distance is accepted', async () => {
  const falling = stops.map((stop, index) => (index === 3 ? { ...stop, distance_m: 1 } : stop));
  const refused = await shop.patch(path, { stops_outbound: falling }, admin);
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toEqual({ 'stops_outbound.3.distance_m': expect.stringMatching(/^Dòng 4 .*nhỏ hơn/u) });
  // Two stops at the same place can have equal distances. A stop without a distance is not compared.
  const unknown = stops.map((stop, index) => (index === 3 ? { ...stop, distance_m: null } : stop));
  expect((await shop.patch(path, { stops_outbound: unknown }, admin)).statusCode).toBe(200);
});

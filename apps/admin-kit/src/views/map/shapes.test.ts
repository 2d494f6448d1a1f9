import type { MapLine, MapView } from '@tuyen/model';
import { expect, test } from 'vitest';
import { coordinatesOf } from './coordinates.ts';
import { idsOf, middleOf, NO_STOPS, shapesOf } from './shapes.ts';

const view: MapView = { name: 'map', kind: 'map', label: {}, slugs: [], filter: {}, parts: { fields: [] } };
const stop = (id: string, lat: number) => ({ id, lat, lng: 105 });
const byId = new Map([stop('a', 21), stop('b', 22)].map((each) => [each.id, each]));

test('a point is a geo-point or two numbers, and numbers outside of the earth are none', () => {
  expect(coordinatesOf({ at: { lat: 21, lng: 105 } }, 'at')).toEqual({ lat: 21, lng: 105 });
  expect(coordinatesOf({ y: 21, x: 105 }, ['y', 'x'])).toEqual({ lat: 21, lng: 105 });
  expect(coordinatesOf({ y: 91, x: 105 }, ['y', 'x'])).toBeUndefined();
  expect(coordinatesOf({ y: null, x: 105 }, ['y', 'x'])).toBeUndefined();
  expect(coordinatesOf({ at: null }, 'at')).toBeUndefined();
});

test('records without a place are not on the map', () => {
  const records = [{ id: 1, at: { lat: 21, lng: 105 } }, { id: 2 }];
  expect(shapesOf({ ...view, point: 'at' }, records, NO_STOPS)).toEqual([
    { record: records[0], point: { lat: 21, lng: 105 } },
  ]);
});

test('a line leads through the records of a list in its order, and leaves out records without a point', () => {
  const line: MapLine = { list: 'stops', field: 'stop_id', resource: 'stops', point: ['lat', 'lng'] };
  const routes = [
    { id: 1, stops: [{ stop_id: 'b' }, { stop_id: 'a' }, { stop_id: 'unknown' }] },
    { id: 2, stops: [{ stop_id: 'a' }] },
  ];
  expect(idsOf(line, routes)).toEqual(['b', 'a', 'unknown']);
  const [shape, none] = shapesOf({ ...view, line }, routes, { ...NO_STOPS, byId });
  expect(shape?.line?.map(({ lat }) => lat)).toEqual([22, 21]);
  expect(none).toBeUndefined();
});

test('a line leads through a list of ids, through points in a list, or through records that refer to it', () => {
  const ids: MapLine = { list: 'stops', resource: 'stops', point: ['lat', 'lng'] };
  const inner: MapLine = { list: 'points', point: ['lat', 'lng'] };
  const by: MapLine = { by: 'route_id', resource: 'stops', point: ['lat', 'lng'] };
  const route = { id: 1, stops: ['a', 'b'], points: [stop('', 1), stop('', 2)] };
  const of = new Map([[1, [stop('c', 3), stop('d', 4)]]]);
  const lats = (line: MapLine) => shapesOf({ ...view, line }, [route], { byId, of })[0]?.line?.map(({ lat }) => lat);
  expect([lats(ids), lats(inner), lats(by)]).toEqual([
    [21, 22],
    [1, 2],
    [3, 4],
  ]);
  expect([idsOf(ids, [route]), idsOf(inner, [route]), idsOf(by, [route])]).toEqual([['a', 'b'], [], []]);
});

test('the facts of a line are at its middle', () => {
  const line = [stop('a', 1), stop('b', 2), stop('c', 3)];
  expect(middleOf({ record: { id: 1 }, line })).toMatchObject({ lat: 2 });
});

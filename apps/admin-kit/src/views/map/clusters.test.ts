import { expect, test } from 'vitest';
import { clustersOf } from './clusters.ts';

const world = { getWest: () => -180, getSouth: () => -85, getEast: () => 180, getNorth: () => 85 };
const shapes = Array.from({ length: 10_000 }, (_, id) => ({
  record: { id },
  point: { lat: 21 + (id % 100) / 1000, lng: 105 + Math.floor(id / 100) / 1000 },
}));

test('ten thousand points are a few circles from afar, and none is lost', () => {
  const found = clustersOf(shapes).within(world, 8);
  expect(found.length).toBeLessThan(50);
  expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(10_000);
});

test('a circle becomes several at its zoom, and single points have their shape', () => {
  const clusters = clustersOf(shapes);
  const [first] = clusters.within(world, 2);
  expect(first).toMatchObject({ count: 10_000, label: '10k', shape: undefined });
  expect(first && clusters.zoomOf(first)).toBeGreaterThan(2);
  const close = { getWest: () => 104.9995, getSouth: () => 20.9995, getEast: () => 105.0005, getNorth: () => 21.0005 };
  const [single] = clusters.within(close, 18);
  expect(single).toMatchObject({ count: 1, shape: { record: { id: 0 } } });
});

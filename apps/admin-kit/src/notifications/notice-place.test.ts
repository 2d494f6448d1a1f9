import { expect, test } from 'vitest';
import { freePlace } from './notice-place.ts';

const VIEW = { width: 1280, height: 800 };
const NOTICE = { width: 400, height: 48 };
const bar = (left: number, right: number, top: number, bottom: number) => ({ left, right, top, bottom });

test('without a bar, a notice is centered at the bottom of the window', () => {
  expect(freePlace(NOTICE, [], VIEW)).toEqual({ left: 640, bottom: 12 });
  expect(freePlace(NOTICE, [bar(0, 0, 0, 0), bar(200, 1280, 900, 950)], VIEW)).toEqual({ left: 640, bottom: 12 });
});

test('a notice is above a bottom bar and centered on it', () => {
  expect(freePlace(NOTICE, [bar(560, 1260, 740, 800)], VIEW)).toEqual({ left: 910, bottom: 72 });
});

test('a notice is below a bar that leaves enough space', () => {
  expect(freePlace(NOTICE, [bar(200, 1260, 660, 720)], VIEW)).toEqual({ left: 730, bottom: 12 });
});

test('a notice is above all stacked bars', () => {
  const bars = [bar(200, 1260, 640, 700), bar(200, 1260, 740, 800)];
  expect(freePlace(NOTICE, bars, VIEW)).toEqual({ left: 730, bottom: 172 });
});

test('a notice stays inside the window next to a narrow bar at its edge', () => {
  expect(freePlace(NOTICE, [bar(1200, 1280, 740, 800)], VIEW).left).toBe(1074);
  expect(freePlace({ width: 500, height: 48 }, [], { width: 390, height: 800 }).left).toBe(195);
});

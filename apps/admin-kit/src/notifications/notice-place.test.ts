import { expect, test } from 'vitest';
import { freePlace } from './notice-place.ts';

const VIEW = { width: 1280, height: 800 };
const NOTICE = { width: 400, height: 48 };
const bar = (left: number, right: number, top: number, bottom: number) => ({ left, right, top, bottom });

test('a notification is centered at the bottom of the window if the page has no toolbar there', () => {
  expect(freePlace(NOTICE, [], VIEW)).toEqual({ left: 640, bottom: 12 });
  expect(freePlace(NOTICE, [bar(0, 0, 0, 0), bar(200, 1280, 900, 950)], VIEW)).toEqual({ left: 640, bottom: 12 });
});

test('a notification is placed above a bottom toolbar and centered on it', () => {
  expect(freePlace(NOTICE, [bar(560, 1260, 740, 800)], VIEW)).toEqual({ left: 910, bottom: 72 });
});

test('a notification is placed below a toolbar that leaves enough space', () => {
  expect(freePlace(NOTICE, [bar(200, 1260, 660, 720)], VIEW)).toEqual({ left: 730, bottom: 12 });
});

test('a notification is placed above several stacked toolbars', () => {
  const bars = [bar(200, 1260, 640, 700), bar(200, 1260, 740, 800)];
  expect(freePlace(NOTICE, bars, VIEW)).toEqual({ left: 730, bottom: 172 });
});

test('a notification next to a narrow toolbar at the window edge stays inside the window', () => {
  expect(freePlace(NOTICE, [bar(1200, 1280, 740, 800)], VIEW).left).toBe(1074);
  expect(freePlace({ width: 500, height: 48 }, [], { width: 390, height: 800 }).left).toBe(195);
});

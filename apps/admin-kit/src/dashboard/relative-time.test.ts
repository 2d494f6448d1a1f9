import { zoneNamed } from '@tuyen/model';
import { expect, test } from 'vitest';
import { relativeTo } from './relative-time.ts';

/** Current time of the tests. In Hà Nội, it is 00:30 on the next day. */
const now = new Date('2026-11-17T17:30:00Z');
const zone = zoneNamed('Asia/Ho_Chi_Minh');

test.each([
  ['2026-11-17T17:10:00Z', -20, 'minute'],
  ['2026-11-17T19:31:00Z', 2, 'hour'],
  ['2026-11-16T17:29:00Z', -1, 'day'],
  ['2026-11-18', 0, 'day'],
  ['2026-11-20', 2, 'day'],
])('a time is described relative to now, with a negative number for the past: %s is %d %s', (at, count, unit) =>
  expect(relativeTo(at, now, zone)).toEqual({ count, unit }),
);

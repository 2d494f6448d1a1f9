import { expect, test } from 'vitest';
import { parseInstant } from './instant.ts';

test.each([
  ['2026-11-18T10:00:00Z', '2026-11-18T10:00:00.000Z'],
  ['2026-11-18t10:00:00z', '2026-11-18T10:00:00.000Z'],
  ['2026-11-18T10:00:00+07:00', '2026-11-18T03:00:00.000Z'],
  ['2026-11-18T20:00:00-04:30', '2026-11-19T00:30:00.000Z'],
  ['2026-11-18T10:00:00-00:00', '2026-11-18T10:00:00.000Z'],
  ['2026-11-18T10:00:00.5Z', '2026-11-18T10:00:00.500Z'],
  ['2026-11-18T10:00:00.123999Z', '2026-11-18T10:00:00.123Z'],
  ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
  ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
  ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
])('the timestamp %j is parsed as the instant %j', (text, instant) => {
  expect(parseInstant(text)?.toISOString()).toBe(instant);
});

test.each([
  ['a day that the calendar does not have', '2026-11-31T08:00:00Z'],
  ['29 February of a common year', '2026-02-29T08:00:00Z'],
  ['the year 0', '0000-06-01T00:00:00Z'],
  ['a leap second', '2026-12-31T23:59:60Z'],
  ['an hour that no day has', '2026-11-18T24:00:00Z'],
  ['a minute that no hour has', '2026-11-18T10:60:00Z'],
  ['an offset without minutes', '2026-01-01T00:00:00+07'],
  ['an offset without a colon', '2026-01-01T00:00:00+0700'],
  ['an offset of a day', '2026-01-01T00:00:00+24:00'],
  ['no offset', '2026-01-01T00:00:00'],
  ['no seconds', '2026-01-01T00:00Z'],
  ['a space instead of T', '2026-01-01 00:00:00Z'],
  ['a point without digits', '2026-01-01T00:00:00.Z'],
  ['a day alone', '2026-01-01'],
  ['a year of six digits', '+012026-01-01T00:00:00Z'],
  ['a year before the first in UTC', '0001-01-01T00:00:00+07:00'],
  ['a year after the last in UTC', '9999-12-31T23:59:59-07:00'],
  ['space around it', ' 2026-01-01T00:00:00Z'],
  ['a line break after it', '2026-01-01T00:00:00Z\n'],
  ['nothing', ''],
])('a timestamp with %s is not parsed', (_, text) => {
  expect(parseInstant(text)).toBeUndefined();
});

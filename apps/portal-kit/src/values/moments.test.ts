import { zoneNamed } from '@tuyen/model';
import { expect, test } from 'vitest';
import { localOfMoment, momentOfLocal } from './moments.ts';

const hanoi = zoneNamed('Asia/Ho_Chi_Minh');

test('a local time of a date-time question becomes its moment in UTC, and is shown as the same local time', () => {
  expect(momentOfLocal('2026-12-05T03:30', hanoi)).toBe('2026-12-04T20:30:00.000Z');
  expect(localOfMoment('2026-12-04T20:30:00.000Z', hanoi)).toBe('2026-12-05T03:30');
});

test('an empty date-time question has no answer', () => {
  expect(momentOfLocal('', hanoi)).toBeUndefined();
  expect(localOfMoment(undefined, hanoi)).toBe('');
});

test('a text that is no local time stays, so that validation reports it', () => {
  expect(momentOfLocal('tomorrow', hanoi)).toBe('tomorrow');
});

import { describe, expect, it } from 'vitest';
import { isMourning } from './banner.ts';

describe('Black-and-white banner during national mourning', () => {
  it.each([
    ['2024-07-20T05:00:00+07:00', true],
    ['2024-07-26T23:59:59+07:00', true],
    ['2024-07-27T00:00:00+07:00', false],
    // An instant that is still July 26 in Greenwich, but already July 27 in Hanoi.
    ['2024-07-26T18:00:00Z', false],
    ['2026-11-20T10:00:00+07:00', false],
  ])(
    'the banner is black-and-white only on the days of national mourning: at %s, black-and-white: %s',
    (moment, mourning) => expect(isMourning(new Date(moment))).toBe(mourning),
  );
});

import { formatsOf } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import { fromParts, toParts } from './dates.ts';
import { HANOI } from '@tuyen/model/testing/regions';
import { formatFileSize } from './file-size.ts';

describe('Splitting of a date into day, month and year', () => {
  it.each([
    [{ day: '27', month: '3', year: '1998' }, '1998-03-27'],
    [{ day: '7', month: '03', year: '1998' }, '1998-03-07'],
    [{ day: '', month: '', year: '' }, undefined],
    [{ day: '7', month: '', year: '' }, '--07'],
    [{ day: ' ', month: '3', year: '' }, '-03-'],
    [{ day: '1-2', month: '3', year: '1998' }, '1998-03-12'],
    [{ day: 'x', month: 'y', year: 'z' }, 'z-y-x'],
  ])('the date parts %j become the date %s', (parts, value) => expect(fromParts(parts)).toBe(value));

  it('splitting and joining a date keeps its parts, even if the date is incomplete', () => {
    expect(toParts(fromParts({ day: '07', month: '', year: '19' }))).toEqual({ day: '07', month: '', year: '19' });
    expect(toParts(undefined)).toEqual({ day: '', month: '', year: '' });
  });
});

describe('Formatting of file sizes', () => {
  it.each([
    [340_000, '340 kB'],
    [2_400_000, '2,4 MB'],
    [10_000_000, '10 MB'],
    [10, '1 kB'],
  ])('a file size of %i bytes is formatted in the number format of the region: %s', (bytes, text) =>
    expect(formatFileSize(bytes, formatsOf(HANOI))).toBe(text),
  );
});

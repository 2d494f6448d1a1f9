import { type Field, formatsOf, resourceNamed } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { comparedSpan, pointsOf } from './time-spans.ts';

const MODEL = libraryModel();
const { zone } = formatsOf(MODEL.region);
const field = (name: string): Field => {
  const found = resourceNamed(MODEL, 'books')?.fields.find((one) => one.name === name);
  if (!found) throw new Error(`books have ${name}`);
  return found;
};
const DATE = field('published_on');
const MOMENT = field('read_at');
/** Monday, 9:30 in the library's time zone. */
const NOW = new Date('2026-03-16T02:30:00Z');

const days = (from: string, to: string) => ({ 'published_on||$gte': from, 'published_on||$lte': to });

describe('Periods compared by a figure tile', () => {
  it('a figure tile compares whole days if its field is a date without a time', () => {
    expect(comparedSpan(DATE, 'day', NOW, zone)).toEqual({
      bounds: ['2026-03-15', '2026-03-16', '2026-03-16', '2026-03-17'],
      conditions: { 'published_on||$eq': '2026-03-16' },
    });
    expect(comparedSpan(DATE, 'week', new Date('2026-03-18T02:30:00Z'), zone)).toEqual({
      bounds: ['2026-03-09', '2026-03-12', '2026-03-16', '2026-03-23'],
      conditions: days('2026-03-16', '2026-03-22'),
    });
    expect(comparedSpan(DATE, 'month', NOW, zone)).toEqual({
      bounds: ['2026-02-01', '2026-02-17', '2026-03-01', '2026-04-01'],
      conditions: days('2026-03-01', '2026-03-31'),
    });
  });

  it('a figure tile with a date-time field ends the previous period at the same time of day', () => {
    expect(comparedSpan(MOMENT, 'day', NOW, zone)).toEqual({
      bounds: [
        '2026-03-14T17:00:00.000Z',
        '2026-03-15T02:30:00.000Z',
        '2026-03-15T17:00:00.000Z',
        '2026-03-16T17:00:00.000Z',
      ],
      conditions: { 'read_at||$eq': '2026-03-16' },
    });
    expect(comparedSpan(MOMENT, 'month', NOW, zone).bounds).toEqual([
      '2026-01-31T17:00:00.000Z',
      '2026-02-16T02:30:00.000Z',
      '2026-02-28T17:00:00.000Z',
      '2026-03-31T17:00:00.000Z',
    ]);
  });

  it("if the previous month is shorter than today's date, the compared period ends with the last day of that month", () => {
    const late = new Date('2026-03-30T02:30:00Z');
    expect(comparedSpan(DATE, 'month', late, zone).bounds.slice(0, 3)).toEqual([
      '2026-02-01',
      '2026-03-01',
      '2026-03-01',
    ]);
    expect(comparedSpan(MOMENT, 'month', late, zone).bounds.slice(1, 3)).toEqual([
      '2026-02-28T17:00:00.000Z',
      '2026-02-28T17:00:00.000Z',
    ]);
  });
});

describe('Points of a trend tile', () => {
  it('a trend tile has the given number of periods, the last of which is the current one', () => {
    expect(pointsOf(DATE, 'day', 3, NOW, zone)).toEqual({
      days: ['2026-03-14', '2026-03-15', '2026-03-16'],
      bounds: ['2026-03-14', '2026-03-15', '2026-03-16', '2026-03-17'],
      conditions: days('2026-03-14', '2026-03-16'),
    });
    expect(pointsOf(DATE, 'month', 2, NOW, zone)).toEqual({
      days: ['2026-02-01', '2026-03-01'],
      bounds: ['2026-02-01', '2026-03-01', '2026-04-01'],
      conditions: days('2026-02-01', '2026-03-31'),
    });
    expect(pointsOf(MOMENT, 'week', 2, NOW, zone)).toEqual({
      days: ['2026-03-09', '2026-03-16'],
      bounds: ['2026-03-08T17:00:00.000Z', '2026-03-15T17:00:00.000Z', '2026-03-22T17:00:00.000Z'],
      conditions: { 'read_at||$gte': '2026-03-09', 'read_at||$lte': '2026-03-22' },
    });
  });

  it('a trend tile with one period has only the current day', () => {
    expect(pointsOf(DATE, 'day', 1, NOW, zone)).toEqual({
      days: ['2026-03-16'],
      bounds: ['2026-03-16', '2026-03-17'],
      conditions: { 'published_on||$eq': '2026-03-16' },
    });
  });
});

import { expect, test } from 'vitest';
import { rangeFilters } from './queries.ts';
import { calendarView, hanoi } from './view.fixture.ts';

const days = ['2026-11-30', '2026-12-01'];

test('the records of a range begin in it, reach into it, or began before and have no end', () => {
  const view = calendarView({ days: true, endless: true, filter: { status: 'ACTIVE' } });
  expect(rangeFilters(view, days, hanoi)).toEqual({
    within: { status: 'ACTIVE', 'from||$gte': '2026-11-30', 'from||$lt': '2026-12-02' },
    reaching: { status: 'ACTIVE', 'from||$lt': '2026-11-30', 'to||$gte': '2026-11-30' },
    endless: { status: 'ACTIVE', 'from||$lt': '2026-11-30', to: null },
  });
});

test('a range of times begins and ends at midnight of the project’s time zone', () => {
  const { to: _, ...single } = calendarView({});
  expect(rangeFilters(calendarView({}), days, hanoi)).toEqual({
    within: { 'from||$gte': '2026-11-29T17:00:00.000Z', 'from||$lt': '2026-12-01T17:00:00.000Z' },
    reaching: { 'from||$lt': '2026-11-29T17:00:00.000Z', 'to||$gt': '2026-11-29T17:00:00.000Z' },
    endless: undefined,
  });
  expect(rangeFilters(single, days, hanoi)).toMatchObject({ reaching: undefined, endless: undefined });
});

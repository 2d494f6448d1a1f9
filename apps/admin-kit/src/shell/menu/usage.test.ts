import { expect, test } from 'vitest';
import { habitAfter, mostUsed, withVisit, type Habit, type Uses } from './usage.ts';

const DAY = 24 * 60 * 60 * 1000;
const visited = (paths: readonly string[], before: Uses = {}) => paths.reduce(withVisit, before);
const visits = (paths: readonly string[], at: number, before?: Habit) =>
  paths.reduce<Habit | undefined>((habit, path) => habitAfter(habit, path, at, 5), before);

test('the most used pages are the pages opened at least three times, most opened first', () => {
  const uses = visited(['/a', '/b', '/b', '/b', '/c', '/c', '/c', '/c']);
  expect(mostUsed(uses, 5)).toEqual(['/c', '/b']);
  expect(mostUsed(uses, 1)).toEqual(['/c']);
  expect(mostUsed({}, 5)).toEqual([]);
});

test('the visit counts of all pages are halved after two hundred visits', () => {
  const old = visited([...Array.from({ length: 199 }, () => '/old'), '/once']);
  expect(visited(['/new'], old)).toEqual({ '/old': 99 });
});

test('frequently used pages appear after seven days and change at most once a day', () => {
  const week = visits(['/a', '/a', '/a'], 0);
  expect(week?.often).toEqual([]);
  expect(visits(['/a'], 7 * DAY - 1, week)?.often).toEqual([]);
  const learned = visits(['/a'], 7 * DAY, week);
  expect(learned?.often).toEqual(['/a']);
  const busy = visits(['/b', '/b', '/b', '/b', '/b'], 7.5 * DAY, learned);
  expect(busy?.often).toEqual(['/a']);
  expect(visits(['/b'], 8 * DAY, busy)?.often).toEqual(['/b', '/a']);
});

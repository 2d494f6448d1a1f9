import { expect, test } from 'vitest';
import { mostUsed, withVisit, type Uses } from './usage.ts';

const visited = (paths: readonly string[], before: Uses = {}) => paths.reduce(withVisit, before);

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

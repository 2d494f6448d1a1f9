import { expect, it } from 'vitest';
import { readLink } from './link.ts';

it.each([
  ['#id=a-1&key=b_2', { id: 'a-1', key: 'b_2' }],
  ['#key=b_2&id=a-1', { id: 'a-1', key: 'b_2' }],
  ['#id=a-1', undefined],
  ['#id=&key=b', undefined],
  ['#page', undefined],
  ['', undefined],
])('the page for lost cards reads the id and key of its link from the hash %s', (hash, link) =>
  expect(readLink(hash)).toEqual(link),
);

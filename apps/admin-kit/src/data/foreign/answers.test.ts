import { expect, test } from 'vitest';
import type { Dialect } from '@tuyen/model';
import { films } from './films.fixture.ts';
import { inParallel } from './in-parallel.ts';
import { readError } from './read-error.ts';
import { readList } from './read-list.ts';

const headers = (values: Record<string, string> = {}) => new Headers(values);
const five = [1, 2, 3, 4, 5].map((id) => ({ id }));

test('the records and their number are where the dialect says', () => {
  const json = { data: { items: five }, meta: { total: '31' } };
  const list = { records: 'data.items', total: 'meta.total', page: { kind: 'page', page: 'p' } } as const;
  expect(readList(list, { json, headers: headers() }, 5)).toMatchObject({ records: five, total: 31, hasNext: true });
});

test.each([
  ['posts 0-4/319', 319],
  ['319', 319],
  ['0-4/*', undefined],
])('the header "%s" says that there are %s records', (value, total) => {
  const list = { total: { header: 'X-Total' }, page: { kind: 'offset', offset: 'o' } } as const;
  expect(readList(list, { json: five, headers: headers({ 'x-total': value }) }, 5).total).toBe(total);
});

test('without a total, a full page has a next one unless the answer says otherwise', () => {
  const page = { kind: 'page', page: 'p' } as const;
  const answer = (json: unknown) => ({ json, headers: headers() });
  expect(readList({ page }, answer(five), 5).hasNext).toBe(true);
  expect(readList({ page }, answer(five), 10).hasNext).toBe(false);
  const more = { records: 'data', page: { ...page, more: 'has_more' } };
  expect(readList(more, answer({ data: five, has_more: false }), 5).hasNext).toBe(false);
});

test('the token of the next page is read from a value or from the query of an address', () => {
  const page = { kind: 'cursor', cursor: 'after', next: 'links.next' } as const;
  const cursor = (next: unknown) =>
    readList({ records: 'data', page }, { json: { data: five, links: { next } }, headers: headers() }, 5).cursor;
  expect(cursor('abc')).toBe('abc');
  expect(cursor('https://api.example.org/films?after=abc%3D&limit=5')).toBe('abc=');
  expect(cursor('/films?after=abc')).toBe('abc');
  expect(cursor(null)).toBeUndefined();
});

/** Errors as the documentation of each system shows them. */
test.each<[string, Dialect['errors'], unknown, object]>([
  [
    'an object of lists of messages',
    { message: 'message', fields: 'errors' },
    { message: 'Invalid', errors: { filmTitle: ['Too long.', 'Taken.'] } },
    { message: 'Invalid', fields: { film_title: 'Too long. Taken.' } },
  ],
  [
    'a list of JSON:API errors with pointers',
    { message: 'errors.0.detail', fields: { at: 'errors', field: 'source.pointer', message: 'detail' } },
    { errors: [{ detail: 'Taken.', source: { pointer: '/data/attributes/filmTitle' } }] },
    { message: 'Taken.', fields: { film_title: 'Taken.' } },
  ],
  [
    'a list of messages without fields',
    { message: 'Message', fields: 'Elements.0.ValidationErrors[].Message' },
    { Message: 'Refused.', Elements: [{ ValidationErrors: [{ Message: 'No such account.' }] }] },
    { message: 'Refused. No such account.', fields: {} },
  ],
  [
    'errors of fields that the model does not know',
    { fields: 'errors' },
    { errors: { other: 'Missing.' } },
    { message: 'Missing.', fields: {} },
  ],
  [
    'an error of RFC 9457 that the dialect does not describe',
    undefined,
    { type: 'about:blank', detail: 'Refused.', errors: [{ pointer: '#/filmTitle', detail: 'Taken.' }] },
    { message: 'Refused.', fields: { film_title: 'Taken.' } },
  ],
  [
    'an answer that is no object',
    { message: 'message', fields: 'errors' },
    '<html>',
    { message: undefined, fields: {} },
  ],
])('%s becomes messages of fields and a message', (_, errors, body, expected) => {
  expect(readError(films({ ...(errors && { errors }) }), body)).toEqual(expected);
});

test('tasks run at most six at a time, and their results keep the order', async () => {
  let open = 0;
  let most = 0;
  const results = await inParallel(
    Array.from({ length: 20 }, (_, index) => index),
    6,
    async (index) => {
      open += 1;
      most = Math.max(most, open);
      await Promise.resolve();
      open -= 1;
      return index * 2;
    },
  );
  expect(most).toBe(6);
  expect(results).toEqual(Array.from({ length: 20 }, (_, index) => index * 2));
});

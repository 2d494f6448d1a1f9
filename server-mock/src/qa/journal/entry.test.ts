import { expect, it } from 'vitest';
import { jsonOf, receivedRequestOf } from './entry.ts';
import { sampleEntry } from './sample-entry.fixture.ts';

it.each([
  [undefined, undefined],
  [{ bytes: 3, cut: true }, undefined],
  [{ text: '{"a":1}', bytes: 7, cut: false }, { a: 1 }],
  [{ text: 'null', bytes: 4, cut: false }, null],
  [{ text: '{"a":', bytes: 7, cut: true }, '{"a":'],
])('the stored body %j is read as the JSON value %j', (body, value) => {
  expect(jsonOf(body)).toEqual(value);
});

it('a journal entry is converted to the method, path, query, headers and body that conditions check', () => {
  const body = { text: '{"title":"One"}', bytes: 15, cut: false };
  const headers = { accept: '*/*' };
  expect(receivedRequestOf(sampleEntry({ method: 'POST', url: '/books?page=2', request: { headers, body } }))).toEqual({
    method: 'POST',
    path: '/books',
    query: { page: ['2'] },
    headers,
    body: { title: 'One' },
  });
});

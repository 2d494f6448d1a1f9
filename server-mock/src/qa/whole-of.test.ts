import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { wholeOf } from './whole-of.ts';

it.each([
  ['a text', 'thẻ bạn đọc'],
  ['bytes', new TextEncoder().encode('thẻ bạn đọc')],
  ['a stream', Readable.from([Buffer.from('thẻ '), Buffer.from('bạn đọc')])],
])('the complete response body is read if it is given as %s', async (_, payload) => {
  expect((await wholeOf(payload)).toString()).toBe('thẻ bạn đọc');
});

it('reading the complete body of an answer without a body returns no bytes', async () => {
  expect(await wholeOf(undefined)).toHaveLength(0);
});

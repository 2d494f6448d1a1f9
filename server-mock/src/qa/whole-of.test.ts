import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { wholeOf } from './whole-of.ts';

it.each([
  ['a text', 'thẻ bạn đọc'],
  ['bytes', new TextEncoder().encode('thẻ bạn đọc')],
  ['a stream', Readable.from([Buffer.from('thẻ '), Buffer.from('bạn đọc')])],
])('wholeOf reads a payload that is %s', async (_, payload) => {
  expect((await wholeOf(payload)).toString()).toBe('thẻ bạn đọc');
});

it('wholeOf returns no bytes for an answer without a body', async () => {
  expect(await wholeOf(undefined)).toHaveLength(0);
});

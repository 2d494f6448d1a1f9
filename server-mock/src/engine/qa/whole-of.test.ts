import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { wholeOf } from './whole-of.ts';

it.each([
  ['a text', 'vé ngày'],
  ['bytes', new TextEncoder().encode('vé ngày')],
  ['a stream', Readable.from([Buffer.from('vé '), Buffer.from('ngày')])],
])('an answer is %s', async (_, payload) => {
  expect((await wholeOf(payload)).toString()).toBe('vé ngày');
});

it('an answer without a body has no bytes', async () => {
  expect(await wholeOf(undefined)).toHaveLength(0);
});

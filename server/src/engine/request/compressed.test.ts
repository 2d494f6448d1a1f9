import Fastify, { type FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendCompressed } from './compressed.ts';

const SHORT = 'Một vé tháng. '.repeat(500);
const LONG = SHORT.repeat(50);
let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  app.get('/short', (_request, reply) => sendCompressed(reply.header('vary', 'Authorization'), SHORT));
  app.get('/long', (_request, reply) => sendCompressed(reply, LONG));
  app.get('/parts', (_request, reply) => sendCompressed(reply, Readable.from([SHORT, SHORT])));
});
afterAll(() => app.close());

const get = (url: string, accepted: string) => app.inject({ url, headers: { 'accept-encoding': accepted } });

it.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity', undefined],
  ['gzip;q=0', undefined],
  ['deflate, zstd', undefined],
  ['br;q=none', undefined],
])('a client that accepts %j gets a response in the encoding %s', async (accepted, encoding) => {
  const { headers, rawPayload } = await get('/short', accepted);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['vary']).toBe('Authorization, accept-encoding');
  const text = encoding === 'br' ? brotliDecompressSync(rawPayload) : encoding ? gunzipSync(rawPayload) : rawPayload;
  expect(text.toString()).toBe(SHORT);
});

it.each([
  ['/long', LONG],
  ['/parts', SHORT + SHORT],
])('the response to GET %s, sent in several parts, is complete after decompression', async (url, text) => {
  expect(brotliDecompressSync((await get(url, 'br')).rawPayload).toString()).toBe(text);
  expect(gunzipSync((await get(url, 'gzip')).rawPayload).toString()).toBe(text);
});

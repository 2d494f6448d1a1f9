import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

const get = (path: string, encoding?: string) =>
  shop.app.inject({ url: `/api/v1/${path}`, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });

it.each([
  'public/ticket-prices',
  'public/routes',
  'public/ticket-counters',
  'public/object-groups',
  'public/policies/payment',
])('the response to %s is compressed for clients that accept it', async (path) => {
  const plain = await get(path);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.length).toBeGreaterThan(1024);
  const [br, gzip] = [await get(path, 'gzip, deflate, br'), await get(path, 'gzip')];
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(String(br.headers['vary'])).toMatch(/accept-encoding/i);
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(Number(br.headers['content-length'])).toBe(br.rawPayload.length);
});

it('responses about a person are not compressed, so that their length reveals nothing', async () => {
  const form = await shop.form();
  const placed = await shop.register(form);
  for (const path of [
    `public/results/${placed.result_id}`,
    `public/orders/${placed.code}?phone=${String(form['phone'])}`,
  ]) {
    const answer = await get(path, 'br');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding'], path).toBeUndefined();
  }
});

it('short responses and errors are not compressed', async () => {
  expect((await get('public/contact', 'br')).headers['content-encoding']).toBeUndefined();
  expect((await get('public/policies/none', 'br')).headers['content-encoding']).toBeUndefined();
});

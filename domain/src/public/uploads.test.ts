import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ rateLimits: true });
});
afterAll(() => shop.app.close());

const upload = (name: string, bytes: Uint8Array) => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name));
  return shop.app.inject({ method: 'POST', url: '/api/v1/public/uploads', payload: form });
};

it('takes a citizen’s photo and hands it out without its metadata', async () => {
  const photo = await sharp({ create: { width: 60, height: 80, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Copyright: 'at home' } })
    .jpeg()
    .toBuffer();
  const stored = await upload('toi.jpg', photo);
  expect(stored.statusCode).toBe(201);
  const { rawPayload, headers } = await shop.app.inject({ url: stored.json().address });
  expect(headers['content-type']).toBe('image/jpeg');
  expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
});

it('refuses what only calls itself a picture', async () => {
  expect((await upload('toi.jpg', Buffer.from('<script>alert(1)</script>'))).statusCode).toBe(422);
});

it('takes so many from one address and no more', async () => {
  const statuses = new Set<number>();
  for (let count = 0; count < 45; count++) statuses.add((await upload('x.txt', Buffer.from('x'))).statusCode);
  expect([...statuses]).toEqual([422, 429]);
});

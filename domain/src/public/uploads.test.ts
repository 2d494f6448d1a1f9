import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ rateLimits: true });
});
afterAll(() => shop.app.close());

const upload = (name: string, bytes: Uint8Array, visitor?: string) => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name));
  const headers = visitor === undefined ? {} : { 'x-visitor-id': visitor };
  return shop.app.inject({ method: 'POST', url: '/api/v1/public/uploads', payload: form, headers });
};

it('a citizen’s photo is stored and served without its metadata', async () => {
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

it('an uploaded file that only claims to be a picture is rejected', async () => {
  expect((await upload('toi.jpg', Buffer.from('<script>alert(1)</script>'))).statusCode).toBe(422);
});

async function statuses(count: number, visitor?: string): Promise<number[]> {
  const answers: number[] = [];
  for (let sent = 0; sent < count; sent++) answers.push((await upload('x.txt', Buffer.from('x'), visitor)).statusCode);
  return [...new Set(answers)];
}

it('one visit to the portal can upload at most 40 files', async () => {
  await shop.pass({ minutes: 10 });
  expect(await statuses(40, 'visit-a')).toEqual([422]);
  expect(await statuses(1, 'visit-a')).toEqual([429]);
});

it('uploads without a visit id that come from one address share the limit of one visitor', async () => {
  await shop.pass({ minutes: 10 });
  expect(await statuses(41)).toEqual([422, 429]);
});

it('many visitors on one Wi-Fi can together upload up to 1000 files from one address', async () => {
  await shop.pass({ minutes: 10 });
  for (let pupil = 0; pupil < 25; pupil++) expect(await statuses(40, `pupil-${pupil}`)).toEqual([422]);
  expect(await statuses(1, 'pupil-26')).toEqual([429]);
});

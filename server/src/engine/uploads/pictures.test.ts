import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';
import { ANYBODY } from '../endpoint/schema.ts';

const OPEN = { schema: { security: ANYBODY } };

let server: Library;
beforeAll(async () => {
  server = await openLibrary({
    domain: {
      routes(app, { uploads }) {
        app.post('/public/files', OPEN, async (request, reply) => reply.code(201).send(await uploads.receive(request)));
      },
    },
  });
});
afterAll(() => server.app.close());

function upload(bytes: Uint8Array) {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], 'a.png'));
  return server.app.inject({ method: 'POST', url: '/api/v1/public/files', payload: form });
}

function blank(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: 'teal' } });
}

async function stored(bytes: Uint8Array) {
  const answer = await upload(bytes);
  expect(answer.statusCode, answer.body).toBe(201);
  const { id } = answer.json();
  return sharp((await server.engine.uploads.read(id))?.bytes).metadata();
}

it('the server processes uploaded pictures in one thread without a cache', async () => {
  await upload(await blank(10, 10).png().toBuffer());
  expect([sharp.concurrency(), sharp.cache().memory.max, sharp.cache().items.max]).toEqual([1, 0, 0]);
});

it('the server processes one picture at a time and rejects pictures beyond a queue limit', async () => {
  const bomb = await blank(7000, 7000).png({ compressionLevel: 9, palette: true }).toBuffer();
  expect(bomb.length).toBeLessThan(100_000);
  const picture = await blank(2000, 2000).png().toBuffer();
  const finished: number[] = [];
  const sent = (bytes: Uint8Array, number: number) => upload(bytes).finally(() => finished.push(number));
  const first = sent(bomb, 0);
  const asked = async () => expect((await server.anyone('GET', 'public/captcha')).status).toBe(200);
  await asked();
  const others = Array.from({ length: 11 }, (_, index) => sent(picture, index + 1));
  await asked();
  expect(finished.length).toBeLessThan(12);
  const answers = await Promise.all([first, ...others]);
  // Only one worker processes pictures, so the first picture finishes first. The later ones take a fraction of its time
  // and would overtake it if there were a second worker.
  const drawn = finished.filter((number) => answers[number]?.statusCode === 201);
  expect(drawn[0]).toBe(0);
  const refused = answers.filter(({ statusCode }) => statusCode !== 201);
  expect(refused.length).toBeLessThanOrEqual(3);
  expect(refused.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual(
    refused.map(() => [503, '5']),
  );
});

it('the server downsizes very large pictures and keeps the resolution of others', async () => {
  expect(await stored(await blank(7000, 5000).jpeg().toBuffer())).toMatchObject({ width: 3000, height: 2143 });
  expect(await stored(await blank(900, 1200).webp().toBuffer())).toMatchObject({ width: 900, height: 1200 });
});

it('the server rotates an uploaded photo upright before measuring it', async () => {
  const photo = await blank(4000, 2000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await stored(photo)).toMatchObject({ width: 1500, height: 3000 });
});

it.each([
  ['more points than a photo has', () => blank(7200, 7200).png().toBuffer()],
  ['half a picture', async () => (await blank(500, 500).png().toBuffer()).subarray(0, 900)],
  ['a drawing that is a program', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a format that is not accepted', () => blank(9, 9).tiff().toBuffer()],
  ['the first bytes of a picture and nothing else', async () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
])('the server rejects %s as an uploaded picture', async (_what, bytes) => {
  const answer = await upload(await bytes());
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'upload_type']);
});

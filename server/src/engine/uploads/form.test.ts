import { once } from 'node:events';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exchange, listening, openLine } from '@tuyen/server-mock/testing/socket';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';
import { ANYBODY } from '../endpoint/schema.ts';

const OPEN = { schema: { security: ANYBODY } };

let server: Library;
let port: number;
let form: string;
let arrived: () => void;

beforeAll(async () => {
  server = await openLibrary({
    domain: {
      routes(app, { uploads }) {
        app.post('/public/files', OPEN, async (request) => {
          arrived?.();
          return uploads.receive(request, { maxBytes: 100_000 });
        });
      },
    },
  });
  port = await listening(server.app);
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  form =
    '--limit\r\nContent-Disposition: form-data; name="note"\r\n\r\nmine\r\n' +
    '--limit\r\nContent-Disposition: form-data; name="file"; filename="me.png"\r\nContent-Type: image/png\r\n\r\n' +
    `${picture.toString('latin1')}\r\n--limit--\r\n`;
});
afterAll(() => server.app.close());

function post(
  body: string,
  { length = body.length, type = 'multipart/form-data; boundary=limit', path = 'public/files' } = {},
) {
  return `POST /api/v1/${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n${body}`;
}
const status = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
const isUp = async () => status(await exchange(port, 'GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'));

it('the server accepts a complete upload form', async () => {
  expect(status(await exchange(port, post(form)))).toBe(200);
});

it.each([
  [0, 200],
  [1, 413],
])('an upload form may have 64 kB besides the file; %i more bytes result in the status %i', async (more, answered) => {
  const length = 100_000 + 64 * 1024 + more;
  const padded = form.replace('mine', 'm'.repeat(length - form.length + 'mine'.length));
  expect(padded).toHaveLength(length);
  expect(status(await exchange(port, post(padded)))).toBe(answered);
});

it('the server finds an uploaded file that contains the boundary text or has an unquoted name', async () => {
  const type = 'multipart/form-data; charset=utf-8; boundary="I"';
  const answer = await exchange(
    port,
    post(form.replaceAll('--limit', '--I').replace('filename="me', 'filename=me').replace('.png"', '.png'), { type }),
  );
  expect(status(answer)).toBe(200);
  expect(answer).toContain('"name":"me.png"');
});

it('the server rejects an upload form that is cut at any point, even if the Content-Length matches', async () => {
  for (let at = 0; at < form.length - 2; at += 7) {
    expect(status(await exchange(port, post(form.slice(0, at)))), `cut at ${at}`).toBe(400);
  }
  expect(await isUp()).toBe(200);
});

it('the server keeps running if connections end or reset in the middle of a request body', async () => {
  for (let at = 0; at < form.length; at += 23) {
    for (const leave of ['end', 'destroy', 'resetAndDestroy'] as const) {
      const reached = new Promise<void>((resolve) => (arrived = resolve));
      const { socket, closed } = await openLine(port);
      socket.write(post(form.slice(0, at), { length: form.length }), 'latin1');
      await reached;
      socket[leave]();
      const answer = await closed;
      if (leave === 'end') expect(status(answer), `cut at ${at}`).toBe(400);
    }
  }
  expect(await isUp()).toBe(200);
});

it('the server keeps running after truncated request bodies of every content type', async () => {
  const bodies = {
    'application/json': '{"account": "clerk", "password": "wr',
    'text/plain': 'som',
    'multipart/form-data; boundary=limit': form,
  };
  for (const path of ['auth/login', 'books', 'books/bulk', 'uploads', 'no-such-thing']) {
    for (const [type, body] of Object.entries(bodies)) {
      const answer = await exchange(port, post(body, { type, path, length: body.length + 9 }), true);
      expect(status(answer), `${path} ${type}`).toBeGreaterThanOrEqual(400);
      expect(status(answer), `${path} ${type}`).toBeLessThan(500);
    }
  }
  expect(await isUp()).toBe(200);
});

it.each([
  ['no boundary', 'multipart/form-data', ''],
  ['an endless boundary', `multipart/form-data; boundary=${'b'.repeat(9000)}`, 'x'],
  [
    'many parts',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(50),
  ],
  ['endless headers', 'multipart/form-data; boundary=b', `--b\r\n${'X: y\r\n'.repeat(9000)}\r\n\r\nx\r\n--b--`],
  [
    'a name without end',
    'multipart/form-data; boundary=b',
    `--b\r\nContent-Disposition: form-data; name="${'%22'.repeat(9000)}`,
  ],
])('the server rejects an upload form with %s', async (_what, type, body) => {
  const answer = await exchange(port, post(body, { type }));
  expect([400, 422]).toContain(status(answer));
});

it('the server reads the rest of a file that is too large, so that the client receives the error', async () => {
  const file = `--limit\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n${'x'.repeat(5_000_000)}\r\n--limit--\r\n`;
  const answer = await exchange(port, post(file));
  expect(status(answer)).toBe(413);
  expect(answer).toContain('upload_too_large');
  const { socket, closed } = await openLine(port);
  socket.write(
    `POST /api/v1/public/files HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=limit\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  for (let sent = 0; sent < 60; sent += 1) {
    if (!socket.write(`10000\r\n${'x'.repeat(0x10000)}\r\n`)) await once(socket, 'drain');
  }
  socket.write('0\r\n\r\n');
  expect(status(await closed)).toBe(413);
});

import { once } from 'node:events';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { ANYBODY } from '../endpoint/schema.ts';
import { openLibrary } from '@tuyen/server-mock/testing/library';
import { listening, openLine } from '@tuyen/server-mock/testing/socket';

const BROKEN = 'GET /api/v1/slow HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';
const WHOLE = '4\r\none \r\n3\r\ntwo\r\n0\r\n\r\n';

/**
 * Starts a server that sends each response in two chunks. `/slow` sends the second chunk after the server receives
 * invalid HTTP. `/first` sends the second chunk after the test calls `goOn`.
 */
async function open() {
  const { promise: broken, resolve: arrived } = Promise.withResolvers<void>();
  const { promise: waited, resolve: goOn } = Promise.withResolvers<void>();
  async function* parts(middle: Promise<void>) {
    yield 'one ';
    await middle;
    yield 'two';
  }
  const { app } = await openLibrary({
    domain: {
      routes(routes) {
        const schema = { security: ANYBODY };
        routes.get('/slow', { schema }, (_, reply) => reply.send(Readable.from(parts(broken))));
        routes.get('/first', { schema }, (_, reply) => reply.send(Readable.from(parts(waited))));
      },
    },
  });
  onTestFinished(() => app.close());
  app.server.on('clientError', () => arrived());
  return { ...(await openLine(await listening(app))), goOn };
}

it('an answer stays complete if the rest of its request is invalid HTTP, and its connection then closes', async () => {
  const { socket, closed } = await open();
  socket.write(BROKEN);
  await once(socket, 'data');
  socket.write('no chunk\r\n');
  const [head, ...rest] = (await closed).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 200 /u);
  expect(rest.join('\r\n\r\n')).toBe(WHOLE);
});

it('answers to pipelined requests stay complete if the last request ends with invalid HTTP', async () => {
  const { socket, closed, goOn } = await open();
  let received = '';
  socket.on('data', (part) => (received += String(part)));
  socket.write(`GET /api/v1/first HTTP/1.1\r\nHost: a\r\n\r\n${BROKEN}`);
  await expect.poll(() => received).toContain('one ');
  goOn();
  await expect.poll(() => received.split('HTTP/1.1 200 ').at(2)).toContain('one ');
  socket.write('no chunk\r\n');
  const [, first, second] = (await closed).split('HTTP/1.1 200 ');
  expect(first?.endsWith(`\r\n\r\n${WHOLE}`)).toBe(true);
  expect(second?.endsWith(`\r\n\r\n${WHOLE}`)).toBe(true);
});

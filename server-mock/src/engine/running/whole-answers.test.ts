import { once } from 'node:events';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { ANYBODY } from '../endpoint/schema.ts';
import { library, openLibrary } from '../testing/library.ts';
import { listening, openLine } from '../testing/socket.ts';

it('an answer stays whole if the rest of its request turns out to be no HTTP, and is the last of its connection', async () => {
  const { promise: broken, resolve: goOn } = Promise.withResolvers<void>();
  async function* parts() {
    yield 'one ';
    await broken;
    yield 'two';
  }
  const { app } = await openLibrary({
    domain: {
      ...library,
      routes(routes) {
        routes.get('/slow', { schema: { security: ANYBODY } }, (_, reply) => reply.send(Readable.from(parts())));
      },
    },
  });
  onTestFinished(() => app.close());
  app.server.on('clientError', () => goOn());
  const { socket, closed } = await openLine(await listening(app));
  socket.write('GET /api/v1/slow HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n');
  await once(socket, 'data');
  socket.write('no chunk\r\n');
  const [head, ...rest] = (await closed).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 200 /u);
  expect(rest.join('\r\n\r\n')).toBe('4\r\none \r\n3\r\ntwo\r\n0\r\n\r\n');
});

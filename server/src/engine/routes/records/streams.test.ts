import { once } from 'node:events';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Library, openLibrary, PASSWORD } from '@tuyen/server-mock/testing/library';
import { exchange, listening, openLine } from '@tuyen/server-mock/testing/socket';

describe('Responses and request bodies that end early', () => {
  let library: Library;
  let port: number;
  let token: string;
  beforeAll(async () => {
    library = await openLibrary();
    port = await listening(library.app);
    const clerk = await library.as('clerk');
    for (let part = 0; part < 3; part += 1) {
      const bulk = Array.from({ length: 1000 }, (_, index) => ({ title: `Sách ${part}.${index} ${'x'.repeat(40)}` }));
      expect((await clerk('POST', 'books/bulk', { bulk })).status).toBe(201);
    }
    token = String(
      (await library.anyone('POST', 'auth/login', { account: 'clerk', password: PASSWORD })).body['authToken'],
    );
  });
  afterAll(() => library.app.close());

  const get = (path: string, more = '') =>
    `GET /api/v1/${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\n${more}\r\n`;
  const isUp = async () => expect(await exchange(port, get('books?limit=1'))).toMatch(/^HTTP\/1\.1 200/);

  it.each(['', 'Accept-Encoding: gzip\r\n', 'Accept-Encoding: br\r\n'])(
    'the server survives a client that disconnects during a long list (%j)',
    async (encoding) => {
      for (const leave of ['destroy', 'resetAndDestroy', 'end'] as const) {
        const { socket, closed } = await openLine(port);
        socket.write(get('books', encoding));
        await once(socket, 'data');
        socket[leave]();
        await closed;
      }
      await isUp();
    },
  );

  it.each(['', 'Accept-Encoding: gzip\r\n'])(
    'a long list ends without its last chunk if the database fails midway (%j)',
    async (encoding) => {
      const { database } = library.engine.records;
      const rows = database.rows.bind(database);
      let parts = 0;
      database.rows = async (sql, params) => {
        if (sql.includes('json_each') && (parts += 1) > 2) throw new Error('the database is gone');
        return rows(sql, params);
      };
      const { closed, socket } = await openLine(port);
      socket.write(get('books', encoding));
      const received = await closed;
      database.rows = rows;
      // The status 200 has already been sent, so an error can only cut off the answer. Because the last chunk is
      // missing, no client takes the answer for complete.
      expect(received.endsWith('0\r\n\r\n')).toBe(false);
      expect(parts).toBe(3);
      await isUp();
    },
  );

  const bomb = gzipSync(Buffer.alloc(50_000_000, ' '));
  it.each([
    ['gzip', Buffer.from('this is no gzip')],
    ['gzip', gzipSync('{"account":"clerk"}').subarray(0, 15)],
    ['br', brotliCompressSync('{"account":"clerk"}').subarray(0, 5)],
    ['deflate', Buffer.from('{}')],
    ['zstd', Buffer.from('{}')],
    ['no-such-thing', Buffer.from('{}')],
    ['gzip, gzip, gzip', gzipSync(gzipSync(gzipSync('{}')))],
    ['gzip', bomb],
  ])('a request body that does not decode as %s is rejected (%#)', async (encoding, body) => {
    const head = `POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Encoding: ${encoding}\r\nContent-Length: ${body.length}\r\n\r\n`;
    const answer = await exchange(port, head + body.toString('latin1'));
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/);
    await isUp();
  });

  it.each(['5\r\nabc', 'zz\r\n', 'ffffffffffffffffffffff\r\n', '-1\r\n', '0;x=y\r\nX: y\r\n'])(
    'a request with invalid chunked encoding is rejected: %j',
    async (chunks) => {
      const head =
        'POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
      expect(await exchange(port, head + chunks, true)).toMatch(/^HTTP\/1\.1 4\d\d/);
      await isUp();
    },
  );
});

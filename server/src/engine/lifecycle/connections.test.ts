import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../sites/site.ts';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';
import { listening, openLine } from '@tuyen/server-mock/testing/socket';

const connections = { headers: 100, request: 300, keepAlive: 100, silent: 60_000, check: 20 };

const openings: Readonly<Record<string, () => Promise<FastifyInstance>>> = { server, site };
const closings: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(closings.map((close) => close())));

async function server(): Promise<FastifyInstance> {
  const library: Library = await openLibrary({ connections });
  closings.push(() => library.app.close());
  return library.app;
}

async function site(): Promise<FastifyInstance> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  await writeFile(join(folder, 'index.html'), 'index');
  const config = { apiBase: 'http://127.0.0.1:4000/api/v1' };
  const app = await buildSite({ folder, config, csp: {}, routes: [], connections });
  closings.push(() => app.close().then(() => rm(folder, { recursive: true })));
  return app;
}

describe.concurrent.each(Object.entries(openings))('Limits of HTTP connections to a %s', (_name, open) => {
  let port: number;
  beforeAll(async () => {
    port = await listening(await open());
  });

  async function drip(beginning: string): Promise<string> {
    const { socket, closed } = await openLine(port);
    socket.write(beginning);
    const dripping = setInterval(() => socket.writable && socket.write('x'), 5);
    return closed.finally(() => clearInterval(dripping));
  }

  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    [
      'a body',
      'POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999999\r\n\r\n',
    ],
    [
      'a file',
      'POST /api/v1/uploads HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 999999\r\n\r\n',
    ],
    ['a body that is not read', 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 999999\r\n\r\n'],
  ])('an HTTP connection is closed if %s arrives one byte at a time', async (what, beginning) => {
    const received = await drip(beginning);
    if (what === 'headers') expect(received).toContain('408');
  });

  it('an idle HTTP connection is closed, both before the first request and after an answer', async () => {
    expect(await (await openLine(port)).closed).toContain('408');
    const { socket, closed } = await openLine(port);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(await closed).toMatch(/^HTTP\/1\.1 (?:200|404)/);
  });
});

it('HTTP connections have default time limits', async () => {
  const { app } = await openLibrary();
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = app.server;
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout }).toEqual({
    headersTimeout: 15_000,
    requestTimeout: 120_000,
    keepAliveTimeout: 72_000,
    timeout: 180_000,
  });
  await app.close();
});

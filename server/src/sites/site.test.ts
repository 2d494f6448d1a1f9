import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchange, listening } from '@tuyen/server-mock/testing/socket';
import { buildSite, readSiteOptions } from './site.ts';

let folder: string;
let site: FastifyInstance;
let lines: Record<string, unknown>[] = [];
const stream = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(
      ...chunk
        .toString()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    );
    done();
  },
});
let now = new Date();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'policy'));
  const files = [
    'index.html',
    '404.html',
    'policy/index.html',
    'policy/payment.html',
    'os.css',
    'android.css',
    'plain.css',
    'black.css',
  ];
  for (const file of [...files, 'assets/app-abc.js']) await writeFile(join(folder, file), file);
  site = await buildSite({
    folder,
    config: { apiBase: 'http://api.example:4000/api/v1' },
    now: () => now,
    logger: { level: 'info', name: 'portal', stream },
    csp: { 'default-src': ["'none'"], 'connect-src': ["'self'", '{api}'] },
    routes: [
      { path: '/os.css', file: 'android.css', userAgent: 'Android' },
      { path: '/plain.css', file: 'black.css', until: '2024-07-27T00:00:00+07:00' },
      { path: '/policy?tab=payment', file: 'policy/payment.html' },
      { path: '/policy', file: 'policy/index.html' },
      { path: '/result/*', file: 'index.html' },
      { path: '/**', file: '404.html', status: 404 },
    ],
  });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers = {}) => site.inject({ url, headers });

test('a site finds files by path or wildcard route, and serves its not-found page for other addresses', async () => {
  expect((await get('/')).body).toBe('index.html');
  expect((await get('/result/abc')).body).toBe('index.html');
  expect((await get('/policy')).body).toBe('policy/index.html');
  const lost = await get('/no/such/page');
  expect([lost.statusCode, lost.body]).toEqual([404, '404.html']);
});

test('a site responds to a missing file with 404 and never with a page', async () => {
  const app = await buildSite({
    folder,
    config: { apiBase: 'http://api.example/api/v1' },
    csp: {},
    routes: [ANY_PAGE],
  });
  for (const url of ['/locales/xx/common.json', '/templates/vi/nothing.xlsx', '/assets/app-old.js', '/a/b.css?v=1']) {
    const answer = await app.inject({ url });
    expect([answer.statusCode, answer.headers['content-type']], url).toEqual([404, 'text/plain; charset=utf-8']);
    expect(answer.headers['cache-control'], url).toBe('no-store');
  }
  expect((await app.inject({ url: '/vehicles/01a1e215/show?filter={"name":"a.b"}' })).body).toBe('index.html');
  await app.close();
});

const ANY_PAGE = { path: '/**', file: 'index.html' };

test('a site can choose the served file by the query and by the user agent', async () => {
  expect((await get('/policy?tab=payment&from=footer')).body).toBe('policy/payment.html');
  expect((await get('/policy?tab=other')).body).toBe('policy/index.html');
  expect((await get('/os.css', { 'user-agent': 'Mozilla (Linux; Android 14)' })).body).toBe('android.css');
  expect((await get('/os.css', { 'user-agent': 'Mozilla (X11)' })).body).toBe('os.css');
});

test('a site can choose the served file by the date', async () => {
  now = new Date('2024-07-26T16:59:59Z');
  expect((await get('/plain.css')).body).toBe('black.css');
  now = new Date('2024-07-26T17:00:00Z');
  expect((await get('/plain.css')).body).toBe('plain.css');
});

test('a site serves no files from outside its folder', async () => {
  for (const url of ['/../package.json', '/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd']) {
    expect((await get(url)).body, url).not.toContain('root:');
  }
});

test('a site responds to malformed addresses with a 4xx status', async () => {
  for (const url of ['//', '//[', '///x?tab', '/%zz', '/%00', `/${'a/'.repeat(2000)}`]) {
    expect((await get(url)).statusCode, url).toBeGreaterThanOrEqual(400);
    expect((await get(url)).statusCode, url).toBeLessThan(500);
  }
});

test("every site response has a content security policy with the API's address; hashed assets are cached", async () => {
  const page = await get('/');
  expect(page.headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self' http://api.example:4000",
  );
  expect(page.headers['cache-control']).toBe('no-cache');
  expect((await get('/assets/app-abc.js')).headers['cache-control']).toContain('immutable');
  expect((await get('/config.json')).json()).toEqual({ apiBase: 'http://api.example:4000/api/v1' });
});

test('every site response has a request id, taken from the request if that id is valid', async () => {
  for (const url of [
    '/',
    '/config.json',
    '/assets/app-abc.js',
    '/policy?tab=payment',
    '/no/such/page',
    '/a.b',
    '/%zz',
  ]) {
    const { headers } = await get(url);
    expect(headers['x-request-id'], url).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/u);
    expect(headers['content-security-policy'], url).toBeDefined();
  }
  expect((await get('/', { 'x-request-id': 'proxy-1:42' })).headers['x-request-id']).toBe('proxy-1:42');
  expect((await get('/', { 'x-request-id': 'two words' })).headers['x-request-id']).not.toBe('two words');
});

test('every site response is logged with the served file, but without path and query', async () => {
  lines = [];
  const ids = { 'x-request-id': 'r-1', authorization: 'Bearer secret' };
  for (const url of ['/assets/app-abc.js', '/result/secret?key=secret', '/config.json', '/no/secret', '/%zz/secret'])
    await get(url, ids);
  expect((await site.inject({ method: 'POST', url: '/secret', payload: {} })).statusCode).toBe(404);
  const received = await exchange(await listening(site), 'secret is no HTTP\r\n\r\n');
  const answered = lines.filter(({ msg }) => msg === 'answered');
  expect(lines.filter(({ level }) => level !== 30)).toEqual([]);
  expect(answered.map(({ method, route, file, status }) => [method, route, file, status])).toEqual([
    ['GET', '/*', 'assets/app-abc.js', 200],
    ['GET', undefined, 'index.html', 200],
    ['GET', '/config.json', undefined, 200],
    ['GET', undefined, '404.html', 404],
    ['GET', undefined, undefined, 400],
    ['POST', undefined, undefined, 404],
    [undefined, undefined, undefined, 400],
  ]);
  expect(answered[0]).toMatchObject({
    reqId: 'r-1',
    name: 'portal',
    ip: '127.0.0.1',
    ms: expect.any(Number),
    msg: 'answered',
  });
  expect(received).toContain(`x-request-id: ${String(answered.at(-1)?.['reqId'])}\r\n`);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('a site names its own origin in robots.txt, in the sitemap and in pages, even without operator data', async () => {
  const built = 'http://127.0.0.1:4002';
  const own = await mkdtemp(join(tmpdir(), 'site-'));
  await writeFile(join(own, 'index.html'), `<title>Home – Clinic</title><link rel="canonical" href="${built}/"/>`);
  await writeFile(join(own, 'robots.txt'), `Sitemap: ${built}/sitemap.xml\n`);
  await writeFile(join(own, 'sitemap.xml'), `<loc>${built}/</loc><loc>${built}/en/</loc>`);
  await writeFile(join(own, 'csp.json'), '{}');
  await writeFile(join(own, 'routes.json'), '[{ "path": "/", "file": "index.html" }]');
  await writeFile(join(own, 'facts.json'), JSON.stringify({ paths: [], origin: built, title: 'Clinic' }));
  const options = await readSiteOptions(own, { apiBase: 'http://api.example/api/v1' });
  const app = await buildSite({ ...options, origin: 'https://clinic.example' });
  const robots = await app.inject('/robots.txt');
  expect(robots.body).toBe('Sitemap: https://clinic.example/sitemap.xml\n');
  expect(robots.headers['content-type']).toContain('text/plain');
  const map = await app.inject('/sitemap.xml');
  expect(map.body).toBe('<loc>https://clinic.example/</loc><loc>https://clinic.example/en/</loc>');
  expect(map.headers['content-type']).toContain('xml');
  expect((await app.inject('/')).body).toBe(
    '<title>Home – Clinic</title><link rel="canonical" href="https://clinic.example/"/>',
  );
  await app.close();
  await rm(own, { recursive: true });
});

test('a page shows the facts about the operator in the language of the page', async () => {
  const asked: (string | undefined)[] = [];
  const api = createServer((request, response) => {
    const language = request.headers['accept-language'];
    asked.push(language);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ name: language === 'en' ? 'Clinic' : 'Klinik', logo: { de: 'no text' } }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', () => resolve()));
  const own = await mkdtemp(join(tmpdir(), 'site-'));
  const built = (language: string) =>
    `<html lang="${language}"><p data-fact="name"></p><p data-fact="logo"></p></html>`;
  await writeFile(join(own, 'index.html'), built('de'));
  await writeFile(join(own, 'en.html'), built('en'));
  await writeFile(join(own, 'csp.json'), '{}');
  await writeFile(
    join(own, 'routes.json'),
    '[{ "path": "/", "file": "index.html" }, { "path": "/en", "file": "en.html" }]',
  );
  await writeFile(
    join(own, 'facts.json'),
    JSON.stringify({ paths: ['contact'], origin: 'http://x.example', title: 'X' }),
  );
  const { port } = api.address() as AddressInfo;
  const app = await buildSite(await readSiteOptions(own, { apiBase: `http://127.0.0.1:${port}` }));
  for (const _ of [1, 2]) {
    expect((await app.inject('/')).body).toBe(
      '<html lang="de"><p data-fact="name">Klinik</p><p data-fact="logo"></p></html>',
    );
    expect((await app.inject('/en')).body).toContain('<p data-fact="name">Clinic</p>');
  }
  expect(asked).toEqual(['de', 'en']);
  await app.close();
  api.close();
  await rm(own, { recursive: true });
});

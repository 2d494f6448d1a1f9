import { createServer, type RequestListener } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readOrigin } from './read-origin.ts';

function folder(): string {
  const root = mkdtempSync(join(tmpdir(), 'tuyen-origin-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return root;
}

async function served(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('an import reads the bytes of a file, the first bytes of a SQLite file, and the files of a folder', async () => {
  const root = folder();
  writeFileSync(join(root, 'a.csv'), 'A\n1');
  writeFileSync(join(root, 'b.db'), `SQLite format 3\0${'x'.repeat(1000)}`);
  mkdirSync(join(root, 'data'));
  writeFileSync(join(root, 'data/c.csv'), 'C');
  expect(Buffer.from((await readOrigin(root, 'a.csv', {})).bytes ?? []).toString()).toBe('A\n1');
  expect((await readOrigin(root, 'b.db', {})).bytes).toHaveLength(16);
  expect([...((await readOrigin(root, 'data', {})).files?.keys() ?? [])]).toEqual(['c.csv']);
});

test('the address of a database comes from the environment, and its password stays out of what is written', async () => {
  const environment = { LEGACY_URL: 'postgres://me:secret@localhost/shop' };
  expect(await readOrigin('.', 'env:LEGACY_URL', environment)).toEqual({
    from: 'env:LEGACY_URL',
    url: 'postgres://me:secret@localhost/shop',
  });
  expect(await readOrigin('.', 'postgres://me@localhost/shop', {})).toMatchObject({
    url: 'postgres://me@localhost/shop',
  });
});

test('a document is downloaded, also through a redirect on the same host', async () => {
  const address = await served((request, response) => {
    if (request.url === '/old') response.writeHead(302, { location: '/new' }).end();
    else response.end('A\n1');
  });
  expect(Buffer.from((await readOrigin('.', `${address}/old`, {})).bytes ?? []).toString()).toBe('A\n1');
});

test.each([
  [
    'redirects into a private network',
    (_: unknown, answer: Parameters<RequestListener>[1]) =>
      answer.writeHead(302, { location: 'http://10.0.0.1/x' }).end(),
    'redirects to 10.0.0.1, an address of a private network.',
  ],
  [
    'redirects without end',
    (_: unknown, answer: Parameters<RequestListener>[1]) => answer.writeHead(302, { location: '/again' }).end(),
    'redirects more than 5 times.',
  ],
  [
    'is missing',
    (_: unknown, answer: Parameters<RequestListener>[1]) => answer.writeHead(404).end(),
    'answers with status 404.',
  ],
  [
    'is larger than the limit',
    (_: unknown, answer: Parameters<RequestListener>[1]) => answer.end(Buffer.alloc(21 * 1024 * 1024)),
    'is larger than 20 MB.',
  ],
])('a document that %s is refused', async (_, listener, message) => {
  const address = await served(listener);
  await expect(readOrigin('.', `${address}/doc.json`, {})).rejects.toThrow(message);
});

test('a download that ends in the middle is an error of the address', async () => {
  const address = await served((_request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{', () => void response.destroy());
  });
  await expect(readOrigin('.', `${address}/cut`, {})).rejects.toThrow(`${address}/cut cannot be downloaded: `);
});

test.each(['file:///etc/passwd', 'data:,x', 'http://'])('a redirect to %s is refused', async (location) => {
  const address = await served((_request, response) => void response.writeHead(302, { location }).end());
  await expect(readOrigin('.', address, {})).rejects.toThrow('redirects to no web address');
});

test('with follow, an import downloads the documents at addresses that a document refers to, each once', async () => {
  const asked: string[] = [];
  const address = await served((request, response) => {
    asked.push(String(request.url));
    const refs = request.url === '/doc.json' ? ['pet.json#/Pet', 'pet.json#/Dog'] : ['doc.json#/a', 'toy.json'];
    response.end(JSON.stringify(request.url === '/toy.json' ? {} : { all: refs.map(($ref) => ({ $ref })) }));
  });
  const { linked } = await readOrigin('.', `${address}/doc.json`, {}, undefined, true);
  expect([...(linked?.keys() ?? [])]).toEqual([`${address}/pet.json`, `${address}/toy.json`]);
  expect(asked).toEqual(['/doc.json', '/pet.json', '/toy.json']);
  expect(await readOrigin('.', `${address}/doc.json`, {})).not.toHaveProperty('linked');
});

test('with follow, a reference to a private network is refused', async () => {
  const root = folder();
  const address = await served((_request, response) => response.end('{}'));
  writeFileSync(join(root, 'doc.json'), JSON.stringify({ $ref: `${address}/pet.json` }));
  await expect(readOrigin(root, 'doc.json', {}, undefined, true)).rejects.toThrow(
    'The document refers to 127.0.0.1, an address of a private network.',
  );
});

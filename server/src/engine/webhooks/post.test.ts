import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { publicLookup } from '../mail/public-address.ts';
import { post } from './post.ts';
import { problemOfTarget } from './target.ts';
import { startReceiver } from './webhooks.fixture.ts';

const closed: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closed.splice(0)) await close();
});

it.each([
  ['https://partner.example/hooks', undefined],
  ['http://partner.example/hooks', 'webhook_https'],
  ['ftp://partner.example', 'webhook_https'],
  ['https://user:secret@partner.example', 'webhook_credentials'],
  ['https://localhost', 'webhook_private'],
  ['https://127.0.0.1', 'webhook_private'],
  ['https://2130706433', 'webhook_private'],
  ['https://[::1]:8443', 'webhook_private'],
  ['https://[::ffff:10.0.0.1]', 'webhook_private'],
  ['https://169.254.169.254/latest/meta-data', 'webhook_private'],
])('with public targets, the address %s has the problem %s', (url, problem) => {
  expect(problemOfTarget(url, 'public')).toBe(problem);
});

it('an operator may allow private addresses and http, but no credentials in an address', () => {
  expect(problemOfTarget('http://127.0.0.1:8080', 'any')).toBeUndefined();
  expect(problemOfTarget('http://a:b@127.0.0.1', 'any')).toBe('webhook_credentials');
});

it.each([
  [[{ address: '10.0.0.1', family: 4 }]],
  [
    [
      { address: '93.184.215.14', family: 4 },
      { address: '::1', family: 6 },
    ],
  ],
])('a name that leads to a private address, also beside a public one, gets no request', async (addresses) => {
  const lookup = publicLookup((_, done) => done(null, addresses));
  const posted = await post(
    { url: 'https://rebound.example/hooks', headers: {}, body: '{}' },
    { targets: 'public', timeoutMs: 1000, lookup },
  );
  expect(posted).toMatchObject({ problem: 'PRIVATE_TARGET', status: undefined });
});

it('only the first kilobyte of an answer is kept, without a character that the cut breaks', async () => {
  const receiver = await startReceiver(() => ({ body: `${'x'.repeat(1023)}ơ${'y'.repeat(100_000)}` }));
  closed.push(() => receiver.close());
  const { answer, problem } = await post({ url: receiver.url, headers: {}, body: '{}' }, { targets: 'any' });
  expect([problem, answer]).toEqual([undefined, 'x'.repeat(1023)]);
});

it('an answer that asks for a later attempt is heard, up to an hour', async () => {
  const receiver = await startReceiver(() => ({ status: 429, headers: { 'retry-after': '86400' } }));
  closed.push(() => receiver.close());
  const posted = await post({ url: receiver.url, headers: {}, body: '{}' }, { targets: 'any' });
  expect(posted).toMatchObject({ problem: 'ANSWER', status: 429, retryAfterMs: 3_600_000 });
});

it('a receiver that never ends its answer is left after the time limit, and its status counts', async () => {
  const server = createServer((_, response) => void response.writeHead(200).write('begun'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closed.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  // A server that listens on a port has an address with a port.
  const { port } = server.address() as AddressInfo;
  const posted = await post(
    { url: `http://127.0.0.1:${port}`, headers: {}, body: '{}' },
    { targets: 'any', timeoutMs: 100 },
  );
  expect(posted.status).toBe(200);
});

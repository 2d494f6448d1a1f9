// @module-tag process
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';

const START = fileURLToPath(new URL('../bin/start.js', import.meta.url));
const PROJECT = fileURLToPath(new URL('../test-project', import.meta.url));
const PRODUCT = fileURLToPath(new URL('../../', import.meta.url));

const neighbor = createServer();
afterEach(() => neighbor.close());

it('a server start on a used port reports one line that names the variable to set', async () => {
  neighbor.listen(0, '127.0.0.1');
  await once(neighbor, 'listening');
  const address = neighbor.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: undefined, TUYEN_QA: '1' };
  const { code, said } = await start(env);
  expect(code).toBe(1);
  expect(said).toBe(
    `Port ${port} of 127.0.0.1 is taken. Stop what listens there, or set PORT to another one: PORT=${port + 10}\n`,
  );
});

it('a server start with an unreachable database reports one line without the password', async () => {
  const { code, said } = await start({ ...process.env, DATABASE_URL: 'postgres://tuyen:secret@127.0.0.1:1/tuyen' });
  expect(code).toBe(1);
  expect(said).toBe(
    'The database postgres://…@127.0.0.1:1/tuyen cannot be used: connect ECONNREFUSED 127.0.0.1:1. ' +
      'Start it, end whatever has locked it, or set DATABASE_URL.\n',
  );
});

it('a server start rejects an unreadable list of proxies and explains the format', async () => {
  const { code, said } = await start({ ...process.env, TUYEN_TRUST_PROXY: 'yes' });
  expect(code).toBe(1);
  expect(said).toBe(
    'TUYEN_TRUST_PROXY=yes: "yes" is neither a number of proxies nor an address. Write how many proxies are in front of the ' +
      'server (1), or their addresses: 10.0.0.0/8,::1.\n',
  );
});

it('a server in production refuses to start with the weaker password hashing meant for tests', async () => {
  const { code, said } = await start({ ...process.env, NODE_ENV: 'production', TUYEN_PASSWORD_COST: '10' });
  expect([code, said]).toEqual([
    1,
    'TUYEN_PASSWORD_COST is for tests and is refused with NODE_ENV=production. Unset it.\n',
  ]);
});

it('a server start rejects an invalid environment before it opens anything', async () => {
  const { code, said } = await start({ ...process.env, NODE_ENV: 'prod', TUYEN_PASSWORD_COST: 'low' });
  expect([code, said]).toEqual([
    1,
    'NODE_ENV=prod: write one of production, development, test.\n' +
      'TUYEN_PASSWORD_COST is "low": a whole number from 4 to 20 is needed.\n',
  ]);
});

it('a server does not start if a flow contains an unresolved name, and reports that name', async () => {
  const root = mkdtempSync(join(tmpdir(), 'tuyen-start-'));
  cpSync(PROJECT, root, { recursive: true });
  mkdirSync(join(root, 'schemas/flows'));
  const title = { vi: 'Mượn', en: 'Borrow' };
  const flow = {
    name: 'borrow',
    for: 'portal',
    route: '/borrow',
    title,
    steps: [{ name: 'loan', title, fields: ['loans.reader'] }],
    submit: { path: 'public/loans' },
  };
  writeFileSync(join(root, 'schemas/flows/borrow.json'), JSON.stringify(flow));
  try {
    expect(await start({ ...process.env, PORT: '0', DATABASE_URL: undefined }, root)).toEqual({
      code: 1,
      said: expect.stringContaining('borrow.json /submit/path: the server has no endpoint POST public/loans.'),
    });
  } finally {
    rmSync(root, { recursive: true });
  }
});

async function start(env: NodeJS.ProcessEnv, root = PROJECT): Promise<{ code: number; said: string }> {
  const child = spawn('node', [START, '--root', root], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const [code] = await once(child, 'close');
  return { code, said };
}

it('a server that other machines can reach warns about demonstration accounts with known passwords', async () => {
  const env = { ...process.env, PORT: '0', HOST: '0.0.0.0', DATABASE_URL: undefined, NODE_ENV: undefined };
  const child = spawn('node', [START, '--root', PRODUCT], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const [said] = (await once(child.stderr, 'data')) as [Buffer];
  const exit = once(child, 'close');
  child.kill('SIGTERM');
  await exit;
  expect(said.toString()).toContain('WARNING: http://0.0.0.0 can be reached by others');
  expect(said.toString()).toContain('superuser');
});

it('a server that other machines can reach prints a generated token for /__qa', async () => {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '0.0.0.0',
    DATABASE_URL: undefined,
    NODE_ENV: undefined,
    TUYEN_QA: '1',
  };
  const child = spawn('node', [START, '--root', PROJECT], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  for await (const chunk of child.stdout) if (/#token=\S+: requests/u.test((said += chunk))) break;
  const exit = once(child, 'close');
  child.kill('SIGTERM');
  await exit;
  expect(said).toMatch(/__qa#token=([\w-]{32}): requests must send the header x-qa-token: \1/u);
});

it('a local server reports at startup that /__qa needs no token', async () => {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: undefined,
    NODE_ENV: undefined,
    TUYEN_QA: '1',
  };
  const child = spawn('node', [START, '--root', PROJECT], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  for await (const chunk of child.stdout) if (/__qa: /u.test((said += chunk))) break;
  const exit = once(child, 'close');
  child.kill('SIGTERM');
  await exit;
  expect(said).toContain('/__qa: open to this machine without a token');
});

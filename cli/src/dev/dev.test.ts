// @module-tag process
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '../../../tests/support/free-port.ts';
import { BIN, Library, REPOSITORY } from '../testing/library.ts';

const PROJECT = join(REPOSITORY, 'server-mock/test-project');
const AUTHORS = 'schemas/resources/authors.json';
const DOMAIN = `import { rules } from './rules.ts';
export const domain = { hooks: { authors: { beforeCreate: rules } } };
`;
const RULES = `import { Problem } from '@tuyen/server/domain';
const refused = 'Nobody';
export function rules({ name }) {
  if (name === refused) throw new Problem(409, 'conflict');
}
`;
/** Option that makes Node treat the pipes of a process as a terminal, so that the process reads key presses. */
const AS_TERMINAL = `--import=data:text/javascript,${encodeURIComponent(
  `if (process.argv.includes('dev')) {
    for (const stream of [process.stdin, process.stdout]) stream.isTTY = true;
    process.stdin.setRawMode = () => process.stdin;
  }`,
)}`;

interface Dev {
  readonly child: ChildProcess;
  readonly port: number;
  readonly api: string;
  output(): string;
  /** Waits until the output after the last `mark()` contains the text. */
  said(text: string | RegExp): Promise<void>;
  /** Discards the output so far. Later calls of `said` search only newer output. */
  mark(): void;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

let project: Library;
const running: ChildProcess[] = [];

beforeEach(() => {
  project = new Library(PROJECT);
  project.installPackages();
  project.edit(
    'tuyen.config.json',
    '"server": {',
    '"admin": { "out": "web/generated", "custom": "web/custom", "public": "web/public" },\n  "server": {\n    "domain": "server/domain.ts",',
  );
  project.write('web/vite.config.mjs', 'export default {};\n');
  project.write('web/index.html', '<!doctype html><title>Back-office</title>');
  project.write('server/domain.ts', DOMAIN);
  project.write('server/rules.ts', RULES);
});

afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
});

async function start(args: readonly string[] = [], env: NodeJS.ProcessEnv = {}, given?: number): Promise<Dev> {
  const port = given ?? (await freePort());
  const child = spawn('node', [BIN, 'dev', ...args], {
    cwd: project.root,
    env: { ...process.env, NODE_ENV: undefined, DATABASE_URL: undefined, NO_COLOR: '1', PORT: String(port), ...env },
    // The IPC channel closes if the test run is killed, and the process then ends.
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  running.push(child);
  let output = '';
  let from = 0;
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  return {
    child,
    port,
    api: `http://127.0.0.1:${port}/api/v1`,
    output: () => output,
    said: (text) => expect.poll(() => output.slice(from)).toMatch(text),
    mark: () => (from = output.length),
    async stop(signal = 'SIGINT') {
      const closed = once(child, 'close');
      child.kill(signal);
      const [code] = await closed;
      return code;
    },
  };
}

async function started(
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
  port?: number,
  said = /Admin +http/u,
): Promise<Dev> {
  const dev = await start(args, env, port);
  await dev.said(said);
  return dev;
}

const PEN_NAME = '"pen_name": { "type": "string", "x-label": { "vi": "Bút danh", "en": "Pen name" } }';

function addPenName(): void {
  project.replace(AUTHORS, '"born_on": {', `${PEN_NAME},\n      "born_on": {`);
}

function contradictRows(): void {
  const text = project.read(AUTHORS).replace('"required": ["name"]', '"required": ["name", "pen_name"]');
  project.write(AUTHORS, text.replace('"born_on": {', `${PEN_NAME},\n      "born_on": {`));
}

async function signedIn({ api }: Dev) {
  const answer = await fetch(`${api}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'superuser', password: 'Tuyen#2026' }),
  });
  const { authToken } = await answer.json();
  return async (method: string, path: string, body?: object) => {
    const found = await fetch(`${api}/${path}`, {
      method,
      headers: { authorization: `Bearer ${authToken}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: found.status, body: await found.json() };
  };
}

async function pageOf({ port }: Dev): Promise<{ reloads(): number; close(): void }> {
  const client = await (await fetch(`http://127.0.0.1:${port + 1}/@vite/client`)).text();
  const [, token = ''] = /wsToken = "([^"]+)"/u.exec(client) ?? [];
  const socket = new WebSocket(`ws://127.0.0.1:${port + 1}/?token=${token}`, 'vite-hmr');
  let reloads = 0;
  socket.addEventListener('message', ({ data }) => {
    if (JSON.parse(String(data)).type === 'full-reload') reloads++;
  });
  await once(socket, 'open');
  return { reloads: () => reloads, close: () => socket.close() };
}

it('tuyen dev generates the project at start, and serves a field that is added while it runs', async () => {
  const dev = await started();
  expect(project.has('web/generated/authors/list.gen.tsx')).toBe(true);
  const config = await fetch(`http://127.0.0.1:${dev.port + 1}/config.json`);
  expect(await config.json()).toEqual({ apiBase: dev.api });
  const page = await pageOf(dev);
  // The page imports a generated module, and Vite would reload the page as soon as that module changes.
  const module = await fetch(`http://127.0.0.1:${dev.port + 1}/generated/authors/validate.gen.js`);
  expect(module.status).toBe(200);
  const before = await signedIn(dev);
  const kept = await before('POST', 'authors', { name: 'Kept' });
  expect(kept.status).toBe(201);
  expect((await before('POST', 'authors', { name: 'A', pen_name: 'B' })).status).toBe(422);

  addPenName();
  await expect.poll(page.reloads).toBe(1);
  const after = await signedIn(dev);
  const made = await after('POST', 'authors', { name: 'A', pen_name: 'B' });
  expect([made.status, made.body.pen_name]).toEqual([201, 'B']);
  expect((await after('GET', `authors/${kept.body.id}`)).body.name).toBe('Kept');
  page.close();
  expect(await dev.stop()).toBe(0);
});

it("tuyen dev keeps the running server while a schema has an error, and prints the error's position", async () => {
  const dev = await started();
  const page = await pageOf(dev);
  dev.mark();
  project.replace(AUTHORS, '"maxLength": 80', '"maxLength": 80,,');
  await dev.said(/schemas\/resources\/authors\.json:9:\d+/u);
  await dev.said('The server keeps running with the last valid schemas.');
  expect((await (await signedIn(dev))('GET', 'authors')).status).toBe(200);
  expect(page.reloads()).toBe(0);

  project.replace(AUTHORS, '"maxLength": 80,,', '"maxLength": 90');
  await expect.poll(page.reloads).toBe(1);
  expect((await (await signedIn(dev))('POST', 'authors', { name: 'A'.repeat(85) })).status).toBe(201);
  page.close();
});

it('tuyen dev does not restart the server for a change that the server does not read', async () => {
  const dev = await started();
  const page = await pageOf(dev);
  dev.mark();
  project.write(AUTHORS, `${project.read(AUTHORS)}\n\n`);
  project.write('schemas/locales/en/admin.json', '{}');
  project.replace('server/rules.ts', "'Nobody'", "'Somebody'");
  await expect.poll(page.reloads).toBeGreaterThan(0);
  expect(dev.output().match(/The server runs with the changes/gu)).toHaveLength(1);
  page.close();
});

it('tuyen dev restarts the server after a change of an imported server module, and survives a server crash', async () => {
  const dev = await started();
  const post = async (name: string) => (await (await signedIn(dev))('POST', 'authors', { name })).status;
  expect([await post('Nobody'), await post('Somebody')]).toEqual([409, 201]);
  dev.mark();
  project.replace('server/rules.ts', "'Nobody'", "'Somebody'");
  await dev.said('The server runs with the changes');
  expect([await post('Nobody'), await post('Somebody')]).toEqual([201, 409]);

  dev.mark();
  project.replace('server/rules.ts', 'export function', 'unknownName();\nexport function');
  await dev.said(/server\/rules\.ts:3/u);
  await dev.said('It starts again after the next change');
  dev.mark();
  project.replace('server/rules.ts', 'unknownName();\n', '');
  await dev.said('The server runs with the changes');
  expect(await post('Somebody')).toBe(409);
});

it('tuyen dev keeps the running server if existing rows contradict changed schemas, until the user presses d', async () => {
  const dev = await started([], { NODE_OPTIONS: AS_TERMINAL });
  const before = await signedIn(dev);
  expect((await before('POST', 'authors', { name: 'Kept' })).status).toBe(201);
  dev.mark();
  contradictRows();
  await dev.said(/authors\.pen_name is required, and \d+ rows/u);
  await dev.said('Press d to start with new sample rows');
  expect((await before('GET', 'authors')).status).toBe(200);

  dev.child.stdin?.write('d');
  await dev.said('The server runs with the changes');
  const after = await signedIn(dev);
  expect((await after('POST', 'authors', { name: 'A' })).status).toBe(422);
  expect((await after('POST', 'authors', { name: 'A', pen_name: 'B' })).status).toBe(201);

  dev.mark();
  dev.child.stdin?.write('r');
  await dev.said('The server runs with the changes');
  const closed = once(dev.child, 'close');
  dev.child.stdin?.write('q');
  expect((await closed)[0]).toBe(0);
});

it('tuyen dev prints an account of the rows that it keeps from an earlier run', async () => {
  const dev = await started();
  await dev.stop();
  const again = await started([], {}, dev.port);
  await again.said('has the rows of the last run');
  const [, account, password] = /^\s+(\S+) \/ (\S+)$/mu.exec(again.output()) ?? [];
  const answer = await fetch(`${again.api}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, password }),
  });
  expect(answer.status, again.output()).toBe(200);
});

it('at start, tuyen dev explains why existing rows contradict the schemas, and --reset replaces the rows', async () => {
  const dev = await started();
  await dev.stop();
  contradictRows();
  const refused = await started([], {}, dev.port);
  await refused.said(/authors\.pen_name is required, and \d+ rows/u);
  await refused.said('Run `tuyen dev --reset` to start with new sample rows');
  await refused.stop();
  const anew = await started(['--reset', '--rows', '7', '--plain'], {}, dev.port);
  expect((await (await signedIn(anew))('GET', 'authors?page=1')).body.total).toBe(7);
});

it('Ctrl+C ends tuyen dev and its server without an error message about the server', async () => {
  const dev = await started(['--plain']);
  const closed = once(dev.child, 'close');
  process.kill(-(dev.child.pid ?? 0), 'SIGINT');
  expect((await closed)[0]).toBe(0);
  expect(dev.output()).not.toContain('The server has ended');
  await expect.poll(() => fetch(`${dev.api}/auth/login`).catch(() => 'nobody answers')).toBe('nobody answers');
});

it('after tuyen dev is killed, none of its processes remain and its ports are free', async () => {
  const dev = await started();
  await dev.stop('SIGKILL');
  await expect.poll(() => fetch(`${dev.api}/auth/login`).catch(() => 'nobody answers')).toBe('nobody answers');
  const again = await started([], {}, dev.port);
  expect((await (await signedIn(again))('GET', 'authors')).status).toBe(200);
});

it('tuyen dev reads .env.development and passes the API key of the portal to the browser', async () => {
  project.edit(
    'tuyen.config.json',
    '"server": {',
    '"portal": { "out": "site/generated", "public": "site/public" },\n  "server": {',
  );
  project.write('site/vite.config.mjs', 'export default {};\n');
  project.write('.env.development', 'PORTAL_API_KEY=library_0123456789\n');
  const dev = await started(['--apps', 'portal'], {}, undefined, /Portal +http\S+ +\(English: \/en\/\)/u);
  const config = await fetch(`http://127.0.0.1:${dev.port + 2}/config.json`);
  expect(await config.json()).toEqual({ apiBase: dev.api, apiKey: 'library_0123456789' });
  expect(dev.output()).not.toContain('Admin');
});

it.each([
  [[], { NODE_ENV: 'production' }, 'tuyen dev does not run with NODE_ENV=production'],
  [['--apps', 'desk'], {}, '--apps names "desk". Write admin, portal, both between commas, or none.'],
  [['--apps', 'portal'], {}, 'The project has no app "portal"'],
  [['--port', '0'], {}, '--port is "0": a whole number from 1 to 65533 is needed.'],
  [['--rows', '-1'], {}, '--rows is "-1": a whole number from 1 to 1000000 is needed.'],
  [['--reset'], { DATABASE_URL: 'file:own.db' }, 'tuyen dev deletes only its own database'],
])('tuyen dev rejects the arguments %j with the environment %j and exits with 2', async (args, env, said) => {
  const dev = await start(args, env);
  const [code] = await once(dev.child, 'close');
  expect(dev.output()).toContain(said);
  expect(code).toBe(2);
});

it('tuyen dev reports the missing package vite if a project with an app has not installed it', async () => {
  project.remove('node_modules');
  const dev = await start();
  const [code] = await once(dev.child, 'close');
  expect(dev.output()).toContain('npm install --save-dev vite');
  expect(code).toBe(2);
});

it('tuyen dev reports each port that is in use, with the purpose of the port, and chooses no other port', async () => {
  const port = await freePort();
  const neighbor = createServer().listen(port + 1, '127.0.0.1');
  await once(neighbor, 'listening');
  const dev = await start([], {}, port);
  const [code] = await once(dev.child, 'close');
  neighbor.close();
  expect([code, dev.output()]).toEqual([
    2,
    `error  Port ${port + 1} (Admin) of 127.0.0.1 is taken. Stop what listens there, or choose other ports with --port.\n`,
  ]);
});

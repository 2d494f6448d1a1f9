// @module-tag process
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '../../../tests/support/free-port.ts';
import { existsSync } from 'node:fs';
import { BIN, Library, REPOSITORY } from '../testing/library.ts';

const PROJECT = join(REPOSITORY, 'server-mock/test-project');
const running: ChildProcess[] = [];
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
});

async function serve(args: readonly string[], env: NodeJS.ProcessEnv = {}, project = PROJECT, said = 'superuser /') {
  const port = await freePort();
  const child = spawn('node', [BIN, 'serve', '--root', project, ...args], {
    env: { ...process.env, DATABASE_URL: undefined, PORT: String(port), HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let output = '';
  const listens = new Promise<boolean>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        if (output.includes(said)) resolve(true);
      });
    child.once('close', () => resolve(false));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'close');
  };
  return {
    listens: await listens,
    stop,
    output: () => output,
    code: child.exitCode,
    api: `http://127.0.0.1:${port}/api/v1`,
  };
}

async function signedIn(api: string) {
  const answer = await fetch(`${api}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'superuser', password: 'Tuyen#2026' }),
  });
  const { authToken } = await answer.json();
  return async (path: string) => {
    const found = await fetch(`${api}/${path}`, { headers: { authorization: `Bearer ${authToken}` } });
    return { status: found.status, body: await found.json() };
  };
}

it('tuyen serve serves sample records of selected resources, with a history that matches their state', async () => {
  const { listens, api, output } = await serve(['--only', 'loans', '--rows', '300']);
  expect(listens, output()).toBe(true);
  const get = await signedIn(api);
  const { body: loans } = await get('loans?page=1&limit=300');
  expect(loans.total).toBe(300);
  const states = new Set<string>();
  for (const { state, history, created_at: made, updated_at: changed } of loans.data) {
    states.add(state);
    const moves: readonly { from?: string; to: string; at: string }[] = history;
    expect(moves[0]).toMatchObject({ to: 'ASKED', at: made });
    expect(moves.at(-1)).toMatchObject({ to: state });
    for (const [index, { from, at }] of moves.entries()) {
      if (index > 0) expect(from).toBe(moves[index - 1]?.to);
      expect(at >= (moves[index - 1]?.at ?? '') && at <= changed).toBe(true);
    }
  }
  expect(states.size).toBeGreaterThan(2);
  // Only loans are served in full. Records of other resources exist only if a served loan refers to them.
  const [first] = loans.data;
  expect((await get(`books/${first.book_id}`)).status).toBe(200);
  expect((await get('catalogues')).status).toBe(404);
});

it('tuyen serve does not load optional packages before startup completes', async () => {
  const register = `import { registerHooks } from 'node:module';
    const packages = new Set();
    registerHooks({ load(url, context, next) {
      const [, name] = /node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url) ?? [];
      if (name) packages.add(name);
      return next(url, context);
    } });
    process.on('SIGTERM', () => console.log('loaded: ' + [...packages].join(' ')));`;
  const flag = `--import=data:text/javascript,${encodeURIComponent(register)}`;
  const { listens, output, stop } = await serve(['--only', 'loans'], { NODE_OPTIONS: flag });
  expect(listens, output()).toBe(true);
  await stop();
  expect(output()).toMatch(/^loaded: .*fastify/mu);
  expect(output()).not.toMatch(
    /^loaded: .*(?:kysely|ajv|swagger|yaml|prom-client|htmlparser2|altcha|papaparse|sharp)/mu,
  );
});

it.each([
  [['--only', 'loan'], {}, 'There is no resource "loan". Did you mean "loans"?'],
  [['--rows', '-1'], {}, '--rows is "-1": a whole number from 1 to 1000000 is needed.'],
  [['--rows', 'many'], {}, '--rows is "many": a whole number from 1 to 1000000 is needed.'],
  [['--rows', '5'], { DATABASE_URL: 'file:x.db' }, 'serve sample records from memory. Unset DATABASE_URL.'],
  [
    ['--only', 'loans'],
    { NODE_ENV: 'production', TUYEN_PASSWORD_COST: undefined },
    'which production has none of. Unset NODE_ENV.',
  ],
  [[], { NODE_ENV: 'prod' }, 'NODE_ENV=prod: write one of production, development, test.'],
  [[], { PUBLIC_URL: 'tickets.example.com' }, 'write an origin without a path'],
])(
  'tuyen serve rejects the arguments %j with the environment %j and suggests a correction',
  async (args, env, said) => {
    const { listens, output } = await serve(args, env);
    expect(listens).toBe(false);
    expect(output()).toContain(said);
  },
);

function withBackOffice(): Library {
  const project = new Library(PROJECT);
  project.installPackages();
  project.edit(
    'tuyen.config.json',
    '"server": {',
    '"admin": { "out": "generated/admin", "custom": "admin/custom", "public": "admin/public" },\n  "server": {',
  );
  project.write('admin/dist/index.html', 'The back-office');
  project.write('admin/dist/csp.json', '{}');
  project.write('admin/dist/routes.json', '[{ "path": "/**", "file": "index.html" }]');
  return project;
}

it('tuyen serve warns about an app without an API key and names the variable for the key', async () => {
  const project = withBackOffice();
  const without = await serve([], {}, project.root, 'Server http');
  await without.stop();
  expect(without.output()).toContain('The back-office sends no API key (x-api-key). Set ADMIN_API_KEY to send one');
  const withKey = await serve([], { ADMIN_API_KEY: 'library_0123456789' }, project.root, 'Server http');
  await withKey.stop();
  expect(withKey.output()).toContain('Back-office http');
  expect(withKey.output()).not.toContain('API key');
});

it('tuyen serve logs page requests and uses a database file if DATABASE_URL is empty', async () => {
  const project = withBackOffice();
  const { listens, api, output, stop } = await serve(
    [],
    { DATABASE_URL: '', LOG_LEVEL: 'info' },
    project.root,
    'Server http',
  );
  expect(listens, output()).toBe(true);
  const site = new URL(api);
  site.port = String(Number(site.port) + 1);
  const page = await fetch(new URL('/books/key-of-a-person', site));
  await stop();
  expect(await page.text()).toBe('The back-office');
  const lines = output()
    .split('\n')
    .filter((line) => line.includes('"answered"'))
    .map((line) => JSON.parse(line));
  const reqId = page.headers.get('x-request-id');
  expect(lines).toMatchObject([{ name: 'admin', reqId, method: 'GET', file: 'index.html', status: 200 }]);
  expect(output()).not.toContain('key-of-a-person');
  expect(existsSync(`${project.root}/data/tuyen.db`)).toBe(true);
});

it('tuyen serve warns once about schemas that are newer than the generated files', async () => {
  const project = withBackOffice();
  const generated = await promisify(execFile)('node', [BIN, 'generate', '--root', project.root]);
  expect(generated.stderr).toBe('');
  const current = await serve([], {}, project.root, 'Server http');
  await current.stop();
  expect(current.output()).not.toContain('older than');

  project.replace('schemas/resources/authors.json', '"maxLength": 80', '"maxLength": 90');
  const stale = await serve([], {}, project.root, 'Server http');
  await stale.stop();
  const warning =
    /^The generated files are older than schemas\/resources\/authors\.json\. Run npx tuyen generate, and build the apps again\.$/gmu;
  expect(stale.output().match(warning), stale.output()).toHaveLength(1);
});

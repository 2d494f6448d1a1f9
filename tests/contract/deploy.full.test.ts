import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programOf } from '../support/debian.ts';
import { freePort } from '../support/free-port.ts';
import { writeNginx } from '../support/nginx.ts';
import { projectRoot } from '../support/project-root.ts';

/*
 * The steps of an operator: sources in a clean folder, `deploy/install.sh`, a first account, the server in production,
 * nginx in front. All steps are one test, because each depends on the previous one.
 */

/** Maximum milliseconds for npm install and build on a busy machine. */
const INSTALL = 900_000;
const WITHOUT_RIGHTS = 65_534;
const unprivileged = process.getuid?.() === 0 ? { uid: WITHOUT_RIGHTS, gid: WITHOUT_RIGHTS } : {};
const TOKEN = 'a token for the figures';

let folder: string;
let project: string;
const running: ChildProcess[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tuyen-deploy-'));
  chmodSync(folder, 0o755);
  project = join(folder, 'tuyen');
  mkdirSync(project);
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of files.split('\0').filter(Boolean)) cpSync(join(projectRoot, file), join(project, file));
  mkdirSync(join(folder, 'home'));
  if ('uid' in unprivileged) execFileSync('chown', ['-R', `${WITHOUT_RIGHTS}:${WITHOUT_RIGHTS}`, folder]);
});

afterAll(async () => {
  for (const child of running) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Settings of this machine for the npm registry. The test passes them to the user that it creates. Variables with the
 * prefix `npm_` are ignored, because the test run may have set them to other values.
 */
const network = Object.fromEntries(
  ['registry', 'cafile', 'proxy', 'https-proxy'].flatMap((key) => {
    const own = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
    const env = { ...Object.fromEntries(own), PATH: '/usr/local/bin:/usr/bin:/bin' };
    const value = execFileSync('npm', ['config', 'get', key], { cwd: tmpdir(), env, encoding: 'utf8' }).trim();
    return value === 'null' ? [] : [[`npm_config_${key.replace('-', '_')}`, value]];
  }),
);

function environment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const path = `${join(process.execPath, '..')}:/usr/local/bin:/usr/bin:/bin`;
  return { PATH: path, HOME: join(folder, 'home'), ...network, ...more };
}

function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(command, args, { cwd: project, env, stdio: ['ignore', 'pipe', 'pipe'], ...unprivileged });
  running.push(child);
  let output = '';
  const said = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => output.includes(text) && resolve();
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          output += chunk;
          look();
        });
      child.once('exit', (code) => reject(new Error(`${command} ended with ${code}:\n${output}`)));
    });
  return { child, said, output: () => output };
}

function ask(port: number, host: string, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>((resolve, reject) => {
    const options = { port, host: '127.0.0.1', servername: host, path, rejectUnauthorized: false };
    request({ ...options, headers: { host, ...headers } }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });
}

test('an unprivileged user can install the project and run its server behind nginx', { timeout: INSTALL }, async () => {
  execFileSync('sh', ['deploy/install.sh'], { cwd: project, env: environment(), stdio: 'pipe', ...unprivileged });

  const port = await freePort();
  const [admin, portal] = [port + 1, port + 2];
  const host = 'api.tickets.example.com';
  const env = environment({
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: `https://${host}`,
    ADMIN_URL: 'https://admin.tickets.example.com',
    PORTAL_URL: 'https://tickets.example.com',
    TUYEN_TRUST_PROXY: '1',
    TUYEN_METRICS_TOKEN: TOKEN,
  });
  const account =
    'admin create --username nguyen.an --email an@tuyen.example --set user.full_name=An --office Tuyen ' +
    '--set office.code=TCT --set office.short_name=TCT --set office.organisation_type=COMPANY_ROOT';
  execFileSync('node', ['cli/bin/tuyen.js', ...account.split(' ')], {
    cwd: project,
    env: { ...env, DATABASE_URL: 'file:data/tuyen.db' },
    input: 'Mat-khau#2026-dai\n',
    ...unprivileged,
  });
  const server = start('node', ['cli/bin/tuyen.js', 'serve'], env);
  await server.said(`Server http://127.0.0.1:${port}`);

  const tls = await freePort();
  const config = await writeNginx(folder, tls, { 4000: [port], 4001: [admin], 4002: [portal] });
  const nginx = start(programOf('nginx', 'nginx-light'), ['-e', 'stderr', '-c', config], environment());
  nginx.child.once('exit', (code) => code && console.error(nginx.output()));
  await expect
    .poll(() =>
      ask(tls, host, '/api/v1/public/languages').then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .not.toBe(0);

  const login = await new Promise<number>((resolve, reject) => {
    const body = JSON.stringify({ account: 'nguyen.an', password: 'Mat-khau#2026-dai' });
    const headers = { host, 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.9' };
    const options = { port: tls, host: '127.0.0.1', servername: host, rejectUnauthorized: false, method: 'POST' };
    request({ ...options, path: '/api/v1/auth/login', headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end(body);
  });
  expect(login).toBe(200);

  const api = await ask(tls, host, '/api/v1/meta/resources');
  expect(api.status).toBe(401);
  expect(api.headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    // The request id is 32 hexadecimal digits if nginx assigned it. Ids from the server have another form.
    'x-request-id': expect.stringMatching(/^[\da-f]{32}$/u),
  });
  for (const closed of ['/metrics', '/ready', '/__qa/clock'])
    expect((await ask(tls, host, closed)).status, closed).toBe(404);
  const [back, front] = [await ask(tls, 'admin.tickets.example.com', '/'), await ask(tls, 'tickets.example.com', '/')];
  expect([back.status, front.status]).toEqual([200, 200]);
  expect(String(back.headers['content-security-policy'])).toContain(`https://${host}`);

  const figures = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(await figures.text()).toContain('route="/api/v1/auth/login",status="200"} 1');

  // The server's log must contain the client address that nginx saw, not the address that the client claimed in a
  // header. It must not contain the password.
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.includes('"answered"'));
  const signedIn = lines.map((line) => JSON.parse(line)).find(({ route }) => route === '/api/v1/auth/login');
  expect(signedIn).toMatchObject({ method: 'POST', status: 200, ip: '127.0.0.1' });
  expect(server.output()).not.toContain('Mat-khau');

  const ended = once(server.child, 'exit');
  server.child.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
});

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programOf } from '../support/debian.ts';
import { freePort } from '../support/free-port.ts';
import { API_HOST, writeNginx } from '../support/nginx.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { projectRoot } from '../support/project-root.ts';
import { type RunningServer, startServer } from '../support/server-process.ts';

/* Two processes on one database behind nginx with `deploy/nginx.conf`. */

const START = 180_000;
/** Duration of the database outage in milliseconds. */
const AWAY = 5000;
/** Maximum milliseconds between the end of the outage and the last error, including a margin for a busy machine. */
const BACK = 1000 + 1000;

let folder: string;
let postgres: Postgres;
let servers: RunningServer[];
let nginx: ChildProcess;
let tls: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tuyen-upstreams-'));
  chmodSync(folder, 0o755);
  postgres = await startPostgres();
  const env = { DATABASE_URL: await postgres.database(), TUYEN_TRUST_PROXY: '1' };
  const first = await startServer(projectRoot, env);
  servers = [first, await startServer(projectRoot, env)];
  tls = await freePort();
  const config = await writeNginx(folder, tls, { 4000: servers.map(({ origin }) => Number(new URL(origin).port)) });
  nginx = spawn(programOf('nginx', 'nginx-light'), ['-e', 'stderr', '-c', config], { stdio: 'ignore' });
  while (!(await ask(PUBLIC).catch(() => undefined))) await setTimeout(50);
}, START);

afterAll(async () => {
  const ended = once(nginx, 'exit');
  nginx.kill('SIGTERM');
  await ended;
  for (const server of servers) await server.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

const PUBLIC = '/api/v1/public/routes';

interface Reply {
  readonly status: number;
  readonly type: string | undefined;
  readonly retryAfter: number;
  readonly body: ReturnType<typeof JSON.parse>;
  /** Time of the order's workflow step, in milliseconds since 1970. */
  readonly at: number;
}

function ask(path: string, language = 'en'): Promise<Reply> {
  const options = { port: tls, host: '127.0.0.1', servername: API_HOST, rejectUnauthorized: false, path };
  const headers = { host: API_HOST, 'accept-language': language };
  return new Promise((resolve, reject) => {
    request({ ...options, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type']?.split(';')[0],
          retryAfter: Number(response.headers['retry-after']),
          body: text.startsWith('<') ? text : JSON.parse(text),
          at: performance.now(),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const statuses = async (count: number, path: string) => {
  const all: number[] = [];
  for (let index = 0; index < count; index += 1) all.push((await ask(path)).status);
  return all;
};

const REFUSAL = {
  status: 503,
  type: 'application/json',
  body: {
    statusCode: 503,
    code: 'unavailable',
    message: 'The system is busy or under maintenance. Please try again later.',
  },
};

test('nginx keeps sending requests to a server process after it responds with 503 twenty times', async () => {
  for (const { origin } of servers) {
    const stubbed = await fetch(`${origin}/__qa/stubs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        request: { method: 'GET', path: '/api/v1/public/languages' },
        problem: { status: 503, code: 'unavailable', retryAfter: 7 },
      }),
    });
    expect([stubbed.status, await stubbed.text()]).toEqual([201, expect.any(String)]);
  }
  expect(await statuses(20, '/api/v1/public/languages')).toEqual(Array.from({ length: 20 }, () => 503));
  expect(await statuses(50, PUBLIC)).toEqual(Array.from({ length: 50 }, () => 200));
});

test('during a database outage every response is JSON with Retry-After, and service resumes within a second after the outage', async () => {
  await postgres.crash();
  const replies: Promise<Reply>[] = [];
  const end = performance.now() + AWAY;
  while (performance.now() < end) {
    replies.push(ask(PUBLIC));
    await setTimeout(50);
  }
  await postgres.restart();
  const back = performance.now();
  for (const until = back + 3000; performance.now() < until; await setTimeout(50)) replies.push(ask(PUBLIC));
  const all = await Promise.all(replies);
  const refused = all.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(20);
  for (const reply of refused) expect(reply).toMatchObject(REFUSAL);
  expect(Math.min(...refused.map(({ retryAfter }) => retryAfter))).toBeGreaterThan(0);
  expect(Math.max(...refused.map(({ at }) => at)) - back).toBeLessThan(BACK);
});

test('nginx hides the loss of one server process, and responds like the server if all server processes are lost', async () => {
  const [first, second] = servers;
  await first?.stop();
  expect(await statuses(50, PUBLIC)).toEqual(Array.from({ length: 50 }, () => 200));
  await second?.stop();
  const reply = await ask(PUBLIC);
  expect(reply).toMatchObject(REFUSAL);
  expect(reply.retryAfter).toBeGreaterThan(0);
  expect((await ask(PUBLIC, 'vi')).body.message).toBe('Hệ thống đang bận hoặc bảo trì. Vui lòng thử lại sau.');
});

test('HAProxy accepts deploy/haproxy.cfg', async () => {
  const { cert, private: key } = await generate([{ name: 'commonName', value: API_HOST }]);
  writeFileSync(join(folder, 'site.pem'), `${cert}\n${key}`);
  const example = readFileSync(join(projectRoot, 'deploy/haproxy.cfg'), 'utf8');
  writeFileSync(join(folder, 'haproxy.cfg'), example.replaceAll('/etc/ssl/tuyen/', join(folder, 'site.pem')));
  execFileSync(programOf('haproxy'), ['-c', '-f', join(folder, 'haproxy.cfg')], { stdio: 'pipe' });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programOf } from '../support/debian.ts';
import { freePort } from '../support/free-port.ts';
import type { Databases } from '../support/postgres.ts';
import { projectRoot } from '../support/project-root.ts';
import { startServer } from '../support/server-process.ts';
import { sharedPostgres } from '../support/shared-postgres.ts';

/** PgBouncer refuses to run as root. */
const WITHOUT_RIGHTS = 65_534;

/** Maximum milliseconds until a response arrives: three seconds, plus a margin for a busy machine. */
const IN_TIME = 5000;

let postgres: Databases;
let folder: string;
let pooler: ChildProcess;
let pooledAt: (address: string) => string;

beforeAll(async () => {
  postgres = await sharedPostgres();
  const { username, password, hostname, port } = new URL(await postgres.database());
  folder = mkdtempSync(join(tmpdir(), 'tuyen-pooler-'));
  chmodSync(folder, 0o755);
  const at = await freePort();
  writeFileSync(join(folder, 'users'), `"${username}" "${password}"\n`);
  writeFileSync(
    join(folder, 'ini'),
    [
      '[databases]',
      `* = host=${hostname} port=${port} user=${username} password=${password}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${at}`,
      'unix_socket_dir =',
      'auth_type = plain',
      `auth_file = ${join(folder, 'users')}`,
      'pool_mode = transaction',
      // The pool has fewer database sessions than clients, so each session must serve many clients.
      'default_pool_size = 3',
      'max_client_conn = 100',
    ].join('\n'),
  );
  const isRoot = process.getuid?.() === 0;
  pooler = spawn(programOf('pgbouncer'), ['-q', join(folder, 'ini')], {
    stdio: 'ignore',
    ...(isRoot && { uid: WITHOUT_RIGHTS, gid: WITHOUT_RIGHTS }),
  });
  const failed = once(pooler, 'exit').then(([code]) => Promise.reject(new Error(`PgBouncer ended with ${code}.`)));
  await Promise.race([listening(at), failed]);
  failed.catch(() => undefined);
  pooledAt = (address) => `postgres://${username}:${password}@127.0.0.1:${at}${new URL(address).pathname}`;
});

afterAll(async () => {
  const ended = once(pooler, 'exit');
  pooler.kill('SIGKILL');
  await ended;
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

async function listening(port: number): Promise<void> {
  for (;;) {
    const socket = createConnection({ port, host: '127.0.0.1' });
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (open || pooler.exitCode !== null) return;
  }
}

async function databaseIn(zone: string): Promise<string> {
  const direct = await postgres.database();
  const client = new Client({ connectionString: direct });
  await client.connect();
  await client.query(`ALTER DATABASE "${new URL(direct).pathname.slice(1)}" SET timezone TO '${zone}'`);
  await client.end();
  return pooledAt(direct);
}

test('a server behind PgBouncer in transaction mode serves many concurrent writes', async () => {
  const server = await startServer(projectRoot, { DATABASE_URL: await databaseIn('UTC'), DATABASE_PREPARE: '0' });
  try {
    const clerk = await server.signIn('superuser');
    const [{ city_id, zone }] = (await clerk.get('districts?limit=1')).body as [{ city_id: string; zone: string }];
    const made = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        clerk.post('districts', { city_id, zone, code: `P-${index}`, name: `Quận ${index}` }),
      ),
    );
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 201));
    const read = await Promise.all(Array.from({ length: 40 }, () => clerk.get('orders?limit=5&sort=created_at,DESC')));
    expect(new Set(read.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const orders = read.flatMap(({ body }) => body as { created_at: string }[]);
    expect(orders[0]?.created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u);
  } finally {
    await server.stop();
  }
});

test('a server refuses to start if the database session uses another time zone, and explains the fix', async () => {
  const DATABASE_URL = await databaseIn('Asia/Ho_Chi_Minh');
  await expect(startServer(projectRoot, { DATABASE_URL, DATABASE_PREPARE: '0' })).rejects.toThrow(
    /Asia\/Ho_Chi_Minh.*ALTER DATABASE/su,
  );
});

test('a frozen PgBouncer delays no response by more than three seconds', async () => {
  const server = await startServer(projectRoot, { DATABASE_URL: await databaseIn('UTC'), DATABASE_PREPARE: '0' });
  const asked = async (answer: Promise<{ readonly status: number }>) => {
    const start = performance.now();
    const { status } = await answer;
    return { status, isInTime: performance.now() - start < IN_TIME };
  };
  try {
    const clerk = await server.signIn('superuser');
    const [{ city_id, zone }] = (await clerk.get('districts?limit=1')).body as [{ city_id: string; zone: string }];
    const write = (code: string) => clerk.post('districts', { city_id, zone, code, name: `Quận ${code}` });
    pooler.kill('SIGSTOP');
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => asked(clerk.get('orders?limit=5'))),
      ...Array.from({ length: 20 }, (_, index) => asked(write(`F-${index}`))),
      asked(fetch(`${server.origin}/ready`)),
    ]);
    expect(answers).toEqual(answers.map(() => ({ status: 503, isInTime: true })));
    expect((await fetch(`${server.origin}/health`)).status).toBe(200);
    pooler.kill('SIGCONT');
    await expect.poll(async () => (await fetch(`${server.origin}/ready`)).status).toBe(200);
    expect([(await clerk.get('orders?limit=5')).status, (await write('F-again')).status]).toEqual([200, 201]);
  } finally {
    pooler.kill('SIGCONT');
    await server.stop();
  }
});

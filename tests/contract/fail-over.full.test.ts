import { type ChildProcess, execFileSync, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installPackages } from '../support/debian.ts';
import { freePort } from '../support/free-port.ts';
import { projectRoot } from '../support/project-root.ts';
import { type Account, type RunningServer, startServer } from '../support/server-process.ts';

const VERSIONS = '/usr/lib/postgresql';
const USER = 'tuyen';
const WRITERS = 16;
/**
 * Milliseconds within which the server must work again after the standby becomes the primary: five seconds, plus a
 * margin for a busy machine.
 */
const WELL_AGAIN = 8000;

let folder: string;
/** Ports of the primary and its synchronous standby. */
let ports: readonly [number, number];
const running: ChildProcess[] = [];
let servers: readonly RunningServer[] = [];

/**
 * Returns the folder with the programs of Debian's PostgreSQL package. The PostgreSQL package of the other tests cannot
 * copy a running server.
 */
function binaries(): string {
  if (!existsSync(VERSIONS)) installPackages('postgresql');
  const newest = readdirSync(VERSIONS)
    .toSorted((one, other) => Number(one) - Number(other))
    .at(-1);
  if (newest === undefined) throw new Error(`${VERSIONS} is missing: install the package postgresql.`);
  return join(VERSIONS, newest, 'bin');
}

/** PostgreSQL refuses to run as root. */
function withoutRoot(): Pick<SpawnOptions, 'uid' | 'gid'> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function runProgram(name: string, ...args: readonly string[]): void {
  execFileSync(join(binaries(), name), args, { ...withoutRoot(), stdio: 'ignore', cwd: folder });
}

async function startNode(data: string, port: number): Promise<void> {
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`];
  running.push(
    spawn(join(binaries(), 'postgres'), ['-D', join(folder, data), '-p', String(port), ...settings], {
      ...withoutRoot(),
      stdio: 'ignore',
      // Starts the program in a separate process group. The test kills the whole group, which has the same effect as a
      // power failure.
      detached: true,
    }),
  );
  await answers(port, 'SELECT 1');
}

async function query(port: number, sql: string): Promise<readonly unknown[]> {
  const client = new Client({ host: '127.0.0.1', port, user: USER, database: 'postgres' });
  await client.connect();
  return client
    .query(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

async function answers(port: number, sql: string): Promise<void> {
  while ((await query(port, sql).catch(() => [])).length === 0) await setTimeout(50);
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

function killNode(index: number): void {
  const node = running[index];
  if (node?.pid !== undefined && isRunning(node)) process.kill(-node.pid, 'SIGKILL');
}

beforeAll(async () => {
  binaries();
  folder = mkdtempSync(join(tmpdir(), 'tuyen-fail-over-'));
  chmodSync(folder, 0o755);
  const { uid, gid } = withoutRoot();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  ports = [await freePort(), await freePort()];
  const [primary, standby] = ports;
  runProgram('initdb', '-D', join(folder, 'a'), '-U', USER, '--auth=trust', '--encoding=UTF8', '--locale=C');
  await startNode('a', primary);
  await query(primary, 'CREATE DATABASE tuyen');
  const source = `host=127.0.0.1 port=${primary} user=${USER} application_name=standby`;
  runProgram('pg_basebackup', '-D', join(folder, 'b'), '-R', '-X', 'stream', '-c', 'fast', '-d', source);
  await startNode('b', standby);
  await query(primary, `ALTER SYSTEM SET synchronous_standby_names = 'standby'`);
  await query(primary, 'SELECT pg_reload_conf()');
  await answers(primary, `SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'`);
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  const ended = running.filter(isRunning).map((node) => once(node, 'exit'));
  running.forEach((_, index) => killNode(index));
  await Promise.all(ended);
  rmSync(folder, { recursive: true });
});

test('a failover to the synchronous standby database loses or repeats no acknowledged write', async () => {
  const hosts = ports.map((port) => `127.0.0.1:${port}`).join(',');
  const DATABASE_URL = `postgres://${USER}@${hosts}/tuyen?target_session_attrs=read-write`;
  servers = await Promise.all([1, 2].map(() => startServer(projectRoot, { DATABASE_URL, LOG_LEVEL: 'silent' })));
  const accounts = await Promise.all(servers.map((server) => server.signIn('superuser')));
  const [{ scope }] = (await (accounts[0] as Account).get('cities?limit=1')).body;
  const acknowledged = new Set<string>();
  const refused = new Set<number>();
  const end = new AbortController();
  const write = async (account: Account, writer: number) => {
    for (let round = 0; !end.signal.aborted; round += 1) {
      const name = `W${writer}R${round}`;
      // Repeats the request with the same idempotency key until its outcome is known, as a real client would.
      for (let status = 0; status !== 201 && !end.signal.aborted;) {
        ({ status } = await account.post('cities', { name, code: name, scope }, { 'idempotency-key': name }));
        if (status === 201) acknowledged.add(name);
        else refused.add(status);
      }
    }
  };
  const writers = Array.from({ length: WRITERS }, (_, index) => write(accounts[index % 2] as Account, index));
  await expect.poll(() => acknowledged.size).toBeGreaterThan(200);
  killNode(0);
  const before = acknowledged.size;
  runProgram('pg_ctl', 'promote', '-w', '-D', join(folder, 'b'));
  const promoted = performance.now();
  await expect.poll(() => acknowledged.size, { timeout: WELL_AGAIN }).toBeGreaterThan(before + WRITERS);
  console.log(`Writes go on ${Math.round(performance.now() - promoted)} ms after the promotion.`);
  await expect.poll(() => acknowledged.size).toBeGreaterThan(before + 200);
  end.abort();
  await Promise.all(writers);
  expect([...refused]).toEqual([503]);
  for (const account of accounts) {
    const { body } = await account.get('cities?limit=10000&page=1&filter=name||$starts||W');
    const names: readonly string[] = body.data.map(({ name }: { name: string }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect([...acknowledged].filter((name) => !names.includes(name))).toEqual([]);
    expect(body.total).toBe(names.length);
  }
});

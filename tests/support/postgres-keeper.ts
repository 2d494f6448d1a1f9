// Runs one PostgreSQL server in a separate process that `startPostgres` starts and controls. It outlives its parent
// just long enough to stop the server and remove its folder. However a test run ends, nothing remains.
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { postgresProgram } from './postgres-program.ts';

const [user, password] = ['tuyen', 'tuyen'];

/**
 * Turns off settings for durability on disk and for long-running maintenance, because tests check neither and would
 * only wait for them.
 */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  jit: 'off',
  max_wal_size: '4GB',
  max_connections: 200,
  listen_addresses: '127.0.0.1',
};

let folder: string;
let port: number;
let server: InstanceType<Awaited<ReturnType<typeof postgresProgram>>>;

const orders = {
  async start() {
    const EmbeddedPostgres = await postgresProgram();
    folder = await mkdtemp(join(tmpdir(), 'tuyen-postgres-'));
    // If the tests run as root, the server runs as a separate user, who needs access to the folder.
    await chmod(folder, 0o755);
    port = await freePort();
    server = new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      port,
      user,
      password,
      // Keeps the data when the server ends, because the server starts with it again after `crash`.
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
      postgresFlags: Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      onLog: () => undefined,
      onError: () => undefined,
    });
    await server.initialise();
    await server.start();
  },
  async create() {
    const name = `t${randomBytes(6).toString('hex')}`;
    await server.createDatabase(name);
    return `postgres://${user}:${password}@127.0.0.1:${port}/${name}`;
  },
  async drop(address: string) {
    const client = server.getPgClient();
    await client.connect();
    await client.query(`DROP DATABASE ${client.escapeIdentifier(new URL(address).pathname.slice(1))} WITH (FORCE)`);
    await client.end();
  },
  crash,
  restart: () => server.start(),
};

export type Orders = typeof orders;

export interface Order {
  readonly id: number;
  readonly name: keyof Orders;
  readonly address: string;
}

export type KeeperReply = { readonly id: number } & ({ readonly answer: string | void } | { readonly error: string });

/**
 * Promise that resolves when the latest command from the parent process is completed. Commands run one after another,
 * because PostgreSQL cannot create two databases from one template at the same time.
 */
let last: Promise<unknown> = Promise.resolve();

process.on('message', ({ id, name, address }: Order) => {
  last = last
    .then((): Promise<string | void> => orders[name](address))
    .then(
      (answer): KeeperReply => ({ id, answer }),
      (error): KeeperReply => ({ id, error: String(error) }),
    )
    .then((reply) => process.connected && process.send?.(reply));
});

process.once('disconnect', () => {
  last = last.then(crash).finally(() => rm(folder, { recursive: true, force: true }));
});

/** Kills the PostgreSQL server, with the same effect as a power failure. Stored data survives. */
async function crash(): Promise<void> {
  const { process: running } = server as unknown as Running;
  if (!running) return;
  const exit = once(running, 'exit');
  running.kill('SIGQUIT');
  await exit;
  // Tells the package that no process is running. Otherwise it would wait for the ended process to end again.
  (server as unknown as Running).process = undefined;
}

interface Running {
  process: ChildProcess | undefined;
}

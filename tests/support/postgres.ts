import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresProgram } from './postgres-program.ts';
import { freePort } from './server-process.ts';

/** A real PostgreSQL server, from npm, for as long as the tests of one file run. */
export interface Postgres {
  /** A new, empty database; answers its address. */
  database(): Promise<string>;
  /** Ends it at once, as a power cut of its machine would, keeping what it has stored. */
  crash(): Promise<void>;
  /** Starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Initialises and starts one in a folder of its own: about two seconds. */
export async function startPostgres(): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'tuyen-postgres-'));
  // As root the server runs as a user of its own, who must be able to enter the folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  const [user, password] = ['tuyen', 'tuyen'];
  const EmbeddedPostgres = await postgresProgram();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user,
    password,
    // Whoever stops it removes the folder: what `crash` leaves behind is needed again.
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    // What is tested is not whether the disk holds: tests need not wait for it.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200', '-c', 'listen_addresses=127.0.0.1'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    async database() {
      const name = `t${randomBytes(6).toString('hex')}`;
      await server.createDatabase(name);
      return `postgres://${user}:${password}@127.0.0.1:${port}/${name}`;
    },
    async crash() {
      const { process: running } = server as unknown as { readonly process: ChildProcess };
      const exit = once(running, 'exit');
      running.kill('SIGQUIT');
      await exit;
    },
    restart: () => server.start(),
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

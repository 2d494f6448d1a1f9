// PostgreSQL server shared by a test run: started with the first request for a database, stopped when the run ends.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { type Databases, type Postgres, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Port of a server that creates a database for each line of text it receives, and drops the databases when the
     * connection closes.
     */
    readonly databases: number;
  }
}

export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<Postgres> | undefined;
  const server = createServer({ allowHalfOpen: true }, async (line) => {
    line.on('error', () => line.destroy());
    const made: string[] = [];
    try {
      for await (const _ of createInterface(line)) {
        const { database } = await (postgres ??= startPostgres());
        made.push(await database());
        line.write(`${made.at(-1)}\n`);
      }
      for (const address of made) await (await postgres)?.drop(address);
    } catch (error) {
      console.error(error);
    }
    line.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  provide('databases', (server.address() as AddressInfo).port);
  return async () => {
    server.close();
    await (await postgres)?.stop();
  };
}

export async function sharedPostgres(): Promise<Databases> {
  const line = connect({ port: inject('databases'), host: '127.0.0.1', allowHalfOpen: true });
  await once(line, 'connect');
  const replies = createInterface(line)[Symbol.asyncIterator]();
  return {
    async database() {
      line.write('database\n');
      const { value, done } = await replies.next();
      if (done) throw new Error('PostgreSQL of this run could not start. Its output is above.');
      return value;
    },
    async stop() {
      line.end();
      await replies.next();
    },
  };
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Order, KeeperReply } from './postgres-keeper.ts';

export interface Databases {
  database(): Promise<string>;
  /** Drops the databases that `database` created. */
  stop(): Promise<void>;
}

export interface Postgres extends Databases {
  drop(address: string): Promise<void>;
  /** Kills the PostgreSQL server, with the same effect as a power failure. Stored data survives. */
  crash(): Promise<void>;
  restart(): Promise<void>;
}

/**
 * Initializes and starts a PostgreSQL server in a separate folder, which takes about two seconds. Tests that only need
 * a database use `sharedPostgres`.
 */
export async function startPostgres(): Promise<Postgres> {
  const keeper = fork(fileURLToPath(new URL('postgres-keeper.ts', import.meta.url)), {
    // Ctrl+C in the terminal must end only the test run. The keeper process, which runs PostgreSQL, ends by itself
    // afterwards.
    detached: true,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exit = once(keeper, 'exit');
  const waiting = new Map<number, PromiseWithResolvers<string>>();
  keeper.on('message', (reply: KeeperReply) => {
    const { resolve, reject } = waiting.get(reply.id) as PromiseWithResolvers<string>;
    waiting.delete(reply.id);
    if ('error' in reply) reject(new Error(`PostgreSQL: ${reply.error}`));
    else resolve(reply.answer ?? '');
  });
  keeper.once('exit', (code) => waiting.forEach(({ reject }) => reject(new Error(`PostgreSQL ended with ${code}.`))));
  let count = 0;
  const order = async (name: Order['name'], address = '') => {
    const reply = Promise.withResolvers<string>();
    const id = (count += 1);
    waiting.set(id, reply);
    keeper.send({ id, name, address } satisfies Order);
    return reply.promise;
  };
  await order('start');
  return {
    database: () => order('create'),
    drop: async (address) => void (await order('drop', address)),
    crash: async () => void (await order('crash')),
    restart: async () => void (await order('restart')),
    async stop() {
      keeper.disconnect();
      await exit;
    },
  };
}

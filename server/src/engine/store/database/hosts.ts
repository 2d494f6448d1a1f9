import { Client, type ClientConfig, type PoolClient, type PoolConfig } from 'pg';
import type { DatabaseAddresses } from './addresses.ts';
import { UnavailableError } from './failures.ts';

export interface Hosts {
  readonly config: PoolConfig;
  connect(connect: () => Promise<PoolClient>): Promise<PoolClient>;
}

export function openHosts({ urls, writable }: DatabaseAddresses): Hosts {
  let current = 0;

  class ClientOfHost extends Client {
    constructor({ connectionTimeoutMillis = 0, ...config }: ClientConfig = {}) {
      super({
        ...config,
        connectionString: urls[current],
        connectionTimeoutMillis: Math.round(connectionTimeoutMillis / urls.length),
      });
    }
  }

  return {
    config: { Client: ClientOfHost, ...(writable && { verify: verifyWritable }) },
    async connect(connect) {
      for (let attempt = 1; ; attempt += 1) {
        const tried = current;
        try {
          return await connect();
        } catch (error) {
          if (attempt >= urls.length || isWaiting(error)) throw error;
          // Another request may already have switched to the next database host.
          if (current === tried) current = (tried + 1) % urls.length;
        }
      }
    },
  };
}

function isWaiting(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect';
}

function verifyWritable(client: PoolClient, done: (error?: Error) => void): void {
  client.query<{ transaction_read_only: string }>('SHOW transaction_read_only', (error, found) => {
    const isReadOnly = !error && found.rows[0]?.transaction_read_only === 'on';
    done(isReadOnly ? new UnavailableError(new Error('it is read-only')) : error);
  });
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Postgres, startPostgres } from '../../tests/support/postgres.ts';
import { projectRoot } from '../../tests/support/project-root.ts';
import { type Account, type RunningServer, startServer } from '../../tests/support/server-process.ts';

const RESOURCES = ['users', 'offices', 'serials', 'routes', 'orders', 'customer-cards'];

async function totals(account: Account): Promise<unknown[]> {
  const answers = await Promise.all(RESOURCES.map((name) => account.get(`${name}?limit=1&page=1`)));
  return answers.map(({ body }) => body.total);
}

const CRASHES = 3;

describe('Two server processes on one database', () => {
  let postgres: Postgres;
  let folder: string;
  beforeAll(async () => {
    [postgres, folder] = await Promise.all([startPostgres(), mkdtemp(join(tmpdir(), 'tuyen-processes-'))]);
  });
  afterAll(async () => {
    await postgres.stop();
    await rm(folder, { recursive: true });
  });

  let servers: readonly RunningServer[] = [];
  async function start(url: string): Promise<void> {
    servers = await Promise.all([1, 2].map(() => startServer(projectRoot, { DATABASE_URL: url, LOG_LEVEL: 'silent' })));
  }
  afterEach(() => Promise.all(servers.map((server) => server.stop())));

  it.each([
    ['a file', async () => `file:${join(folder, 'a.db')}`],
    ['PostgreSQL', () => postgres.database()],
  ])(
    'if two servers start together on an empty database, the database gets its initial data only once: %s',
    async (_, address) => {
      const alone = await startServer(projectRoot);
      const expected = await totals(await alone.signIn('superuser'));
      await alone.stop();
      await start(await address());
      for (const server of servers) expect(await totals(await server.signIn('superuser'))).toEqual(expected);
    },
  );

  it('two servers survive PostgreSQL crashes during writes without losing or repeating an acknowledged write', async () => {
    await start(await postgres.database());
    const accounts = await Promise.all(servers.map((server) => server.signIn('superuser')));
    const [some] = await Promise.all(accounts.map((account) => account.get('cities?limit=1')));
    const { scope } = some?.body[0] ?? {};
    const acknowledged = new Set<string>();
    const refused = new Set<number>();
    const end = new AbortController();
    const writer = async (account: Account, writer: number) => {
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
    const writers = Array.from({ length: 16 }, (_, index) => writer(accounts[index % 2] as Account, index));
    for (let crash = 0; crash < CRASHES; crash += 1) {
      const sofar = acknowledged.size;
      await expect.poll(() => acknowledged.size).toBeGreaterThan(sofar + 100);
      await postgres.crash();
      await postgres.restart();
    }
    const sofar = acknowledged.size;
    await expect.poll(() => acknowledged.size).toBeGreaterThan(sofar + 100);
    end.abort();
    await Promise.all(writers);
    expect([...refused]).toEqual([503]);
    for (const account of accounts) {
      const { body } = await account.get('cities?limit=10000&page=1&filter=name||$starts||W');
      const names = body.data.map(({ name }: { name: string }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect([...acknowledged].filter((name) => !names.includes(name))).toEqual([]);
      expect(body.total).toBe(names.length);
    }
  });
});

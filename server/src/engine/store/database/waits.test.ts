// @module-tag process
import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Client } from 'pg';
import { type Postgres, startPostgres } from '../../../../../tests/support/postgres.ts';
import { type Library, openLibrary, type Send } from '@tuyen/server-mock/testing/library';
import { UnavailableError } from './failures.ts';
import { openPostgres } from './postgres.ts';

/** Milliseconds within which a client gets an error from an unresponsive database, plus a margin for a busy machine. */
const HEARD = 3000 + 1500;
const MANY = 20;

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

async function frozenAtWill(url: string) {
  const target = new URL(url);
  const port = Number(target.port);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const proxy = createServer((client) => {
    const database = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one);
      one.on('data', (bytes) => other.write(bytes));
      one.on('error', () => other.destroy());
      one.on('close', () => {
        other.destroy();
        sockets.delete(one);
      });
      if (isFrozen) one.pause();
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  target.port = String((proxy.address() as { port: number }).port);
  const freeze = (frozen: boolean) => {
    isFrozen = frozen;
    for (const socket of sockets) socket[frozen ? 'pause' : 'resume']();
  };
  const close = () => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  };
  return { url: target.href, freeze, close };
}

async function timed<T>(work: () => Promise<T>): Promise<{ readonly answer: T; readonly ms: number }> {
  const start = performance.now();
  const answer = await work();
  return { answer, ms: performance.now() - start };
}

describe.each([
  ['a database', true],
  ['a pooler of transactions', false],
])('Requests while %s does not respond', (_, prepare) => {
  let server: Library;
  let clerk: Send;
  let proxy: Awaited<ReturnType<typeof frozenAtWill>>;
  beforeAll(async () => {
    const direct = await postgres.database();
    const admin = new Client({ connectionString: direct });
    await admin.connect();
    await admin.query(`ALTER DATABASE "${new URL(direct).pathname.slice(1)}" SET timezone TO 'UTC'`);
    await admin.end();
    proxy = await frozenAtWill(direct);
    server = await openLibrary({ databaseUrl: proxy.url, prepare });
    clerk = await server.as('clerk');
  });
  afterAll(async () => {
    await server.app.close();
    proxy.close();
  });

  it('neither requests nor /ready wait longer than three seconds for an unresponsive database', async () => {
    expect((await clerk('GET', 'books')).status).toBe(200);
    proxy.freeze(true);
    const asked = await Promise.all([
      ...Array.from({ length: MANY }, () => timed(async () => (await clerk('GET', 'books')).status)),
      ...Array.from({ length: MANY }, () => timed(async () => (await clerk('POST', 'books', { title: 'a' })).status)),
      timed(async () => (await server.app.inject('/ready')).statusCode),
    ]);
    expect(asked.map(({ answer }) => answer)).toEqual(asked.map(() => 503));
    expect(Math.max(...asked.map(({ ms }) => ms))).toBeLessThan(HEARD);
    proxy.freeze(false);
    await expect.poll(async () => (await server.app.inject('/ready')).statusCode).toBe(200);
    expect((await clerk('GET', 'books')).status).toBe(200);
    expect((await clerk('POST', 'books', { title: 'again' })).status).toBe(201);
  });
});

describe('A synchronous standby that does not respond', () => {
  let server: Library;
  let clerk: Send;
  let admin: Client;
  const awaited = async (standby: string) => {
    await admin.query(`ALTER SYSTEM SET synchronous_standby_names = '${standby}'`);
    await admin.query('SELECT pg_reload_conf()');
    await expect
      .poll(async () => (await admin.query('SHOW synchronous_standby_names')).rows)
      .toEqual([{ synchronous_standby_names: standby }]);
  };
  beforeAll(async () => {
    const databaseUrl = await postgres.database();
    admin = new Client({ connectionString: databaseUrl });
    await admin.connect();
    server = await openLibrary({ databaseUrl });
    clerk = await server.as('clerk');
  });
  afterAll(async () => {
    await server.app.close();
    await admin.end();
  });

  it('an unresponsive synchronous standby does not delay reads, and no write is acknowledged without the standby', async () => {
    onTestFinished(() => awaited(''));
    await awaited('gone');
    const writes = Array.from({ length: MANY }, () =>
      timed(async () => (await clerk('POST', 'books', { title: 'unconfirmed' })).status),
    );
    for (const pause of [500, 3000]) {
      await setTimeout(pause);
      const reads = await timed(async () => {
        const { status } = await clerk('GET', 'books');
        const wrong = await server.anyone('POST', 'auth/login', { account: 'reader', password: 'wrong' });
        return [status, wrong.status, (await server.app.inject('/ready')).statusCode];
      });
      expect(reads.answer).toEqual([200, 401, 200]);
      expect(reads.ms).toBeLessThan(2000);
    }
    const written = await Promise.all(writes);
    expect(written.map(({ answer }) => answer)).toEqual(written.map(() => 503));
    expect(Math.max(...written.map(({ ms }) => ms))).toBeLessThan(HEARD);
    await awaited('');
    await expect.poll(async () => (await clerk('POST', 'books', { title: 'confirmed' })).status).toBe(201);
  });
});

describe('Timeouts and retries of SQL statements', () => {
  async function open(statementMs?: number) {
    const database = openPostgres(await postgres.database(), { statementMs });
    await database.script('CREATE TABLE "t" ("n" integer PRIMARY KEY)');
    await database.run('INSERT INTO "t" VALUES (1)');
    database.serving?.();
    return database;
  }

  it.each([
    ['alone', (database: ReturnType<typeof openPostgres>) => database.rows('SELECT pg_sleep(30)')],
    [
      'in a transaction',
      (database: ReturnType<typeof openPostgres>) => database.transaction((tx) => tx.rows('SELECT pg_sleep(30)')),
    ],
  ])('PostgreSQL ends an SQL statement after its timeout: %s', async (_, sleep) => {
    const database = await open(200);
    await expect(sleep(database)).rejects.toMatchObject({ cause: { code: '57014' } });
    expect(
      await database.rows(`SELECT 1 FROM pg_stat_activity WHERE query LIKE '%pg_sleep(30)' AND state = 'active'`),
    ).toEqual([]);
    await database.close();
  });

  it('an SQL statement waits at most two seconds for the lock of another transaction', async () => {
    const database = await open();
    await database.transaction(async (one) => {
      await one.rows('SELECT * FROM "t" FOR UPDATE');
      const waiting = timed(async () =>
        database.transaction((other) => other.rows('SELECT * FROM "t" FOR UPDATE')).catch((error: unknown) => error),
      );
      const { answer, ms } = await waiting;
      expect(answer).toBeInstanceOf(UnavailableError);
      expect(answer).toMatchObject({ cause: { code: '55P03' } });
      expect(ms).toBeLessThan(HEARD);
    });
    await database.close();
  });

  it.each(['40001', '40P01'])('a transaction is run again after the PostgreSQL error %s', async (code) => {
    const database = await open();
    let tries = 0;
    const work = () =>
      database.transaction(async (tx) => {
        tries += 1;
        if (tries < 3) await tx.script(`DO $$ BEGIN RAISE 'again' USING ERRCODE = '${code}'; END $$`);
        return 'done';
      });
    expect([await work(), tries]).toEqual(['done', 3]);
    await database.close();
  });
});

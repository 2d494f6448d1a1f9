// @module-tag process
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type Server as NetServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Databases, type Postgres, startPostgres } from '../../../../../tests/support/postgres.ts';
import { sharedPostgres } from '../../../../../tests/support/shared-postgres.ts';
import { type Library, openLibrary, type ApiReply, type Send } from '@tuyen/server-mock/testing/library';
import { UnavailableError } from './failures.ts';
import { openPostgres } from './postgres.ts';

const BLOCKED = 'held';

describe('A PostgreSQL server that goes down', () => {
  let postgres: Postgres;
  let databaseUrl: string;
  let server: Library;
  let clerk: Send;
  let arrived: () => void;
  let released: Promise<void>;
  beforeAll(async () => {
    postgres = await startPostgres();
    databaseUrl = await postgres.database();
    server = await openLibrary({
      databaseUrl,
      domain: {
        hooks: {
          books: {
            async beforeCreate(row) {
              if (row['title'] !== BLOCKED) return {};
              arrived();
              await released;
              return {};
            },
          },
        },
      },
    });
    clerk = await server.as('clerk');
  });
  afterAll(async () => {
    await server.app.close();
    await postgres.stop();
  });

  async function during(meanwhile: () => Promise<void>): Promise<ApiReply> {
    const { promise: inside, resolve } = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    arrived = resolve;
    released = gate.promise;
    const answer = clerk('POST', 'books', { title: BLOCKED });
    await inside;
    await meanwhile();
    gate.resolve();
    return answer;
  }

  const terminate = async () => {
    const other = openPostgres(databaseUrl, { max: 1 });
    await other.rows(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    await other.close();
  };

  it('a write whose PostgreSQL connection is terminated gets 503, and the service continues', async () => {
    const { status, headers, body } = await during(terminate);
    expect({ status, code: body['code'] }).toEqual({ status: 503, code: 'unavailable' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await clerk('POST', 'books', { title: 'after' })).status).toBe(201);
    expect((await clerk('GET', `books?filter=title||$eq||${BLOCKED}`)).body).toEqual([]);
  });

  it('while PostgreSQL is down, requests get 503, and the server recovers when PostgreSQL returns', async () => {
    const probe = async (url: string) => (await server.app.inject({ url })).statusCode;
    expect((await during(() => postgres.crash())).status).toBe(503);
    const down = [
      await clerk('GET', 'books'),
      await clerk('POST', 'books', { title: 'down' }),
      await server.anyone('POST', 'auth/login', { account: 'reader', password: 'Library#2026' }),
    ];
    expect(down.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(down.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
    expect([await probe('/ready'), await probe('/health')]).toEqual([503, 200]);
    await postgres.restart();
    expect([await probe('/ready'), await probe('/health')]).toEqual([200, 200]);
    expect((await clerk('POST', 'books', { title: 'up again' })).status).toBe(201);
  });

  it('after a PostgreSQL crash under load, exactly the acknowledged writes exist and totals are correct', async () => {
    const acknowledged: unknown[] = [];
    const refused: unknown[] = [];
    const end = new AbortController();
    const { promise: enough, resolve } = Promise.withResolvers<void>();
    const writer = async () => {
      while (!end.signal.aborted) {
        const { status, body } = await clerk('POST', 'loans', { book_id: book });
        if (status === 201) acknowledged.push(body['id']);
        else refused.push(status);
        if (acknowledged.length === 30) resolve();
      }
    };
    const book = (await clerk('POST', 'books', { title: 'lent' })).body['id'];
    const writers = Array.from({ length: 8 }, writer);
    await enough;
    await terminate();
    await postgres.crash();
    await postgres.restart();
    const sofar = acknowledged.length;
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(sofar + 10);
    end.abort();
    await Promise.all(writers);
    expect(new Set(refused)).toEqual(new Set([503]));
    const { data, total } = (await clerk('GET', 'loans?limit=10000&page=1')).body as {
      data: { id: string; code: string }[];
      total: number;
    };
    expect(total).toBe(data.length);
    const stored = new Set<unknown>(data.map(({ id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(new Set(data.map(({ code }) => code)).size).toBe(data.length);
  });
});

describe('Lost response to a COMMIT', () => {
  let postgres: Databases;
  let proxy: NetServer;
  let server: Library;
  let cut = false;
  beforeAll(async () => {
    postgres = await sharedPostgres();
    const target = new URL(await postgres.database());
    const port = Number(target.port);
    proxy = createServer((client) => forward(client, connect(port, '127.0.0.1')));
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    target.port = String((proxy.address() as { port: number }).port);
    server = await openLibrary({ databaseUrl: target.href });
  });
  afterAll(async () => {
    await server.app.close();
    proxy.close();
    await postgres.stop();
  });

  function forward(client: Socket, database: Socket): void {
    let committing = false;
    client.on('data', (bytes) => {
      committing = cut && bytes.includes('COMMIT');
      database.write(bytes);
    });
    database.on('data', (bytes) => {
      if (!committing) return client.write(bytes);
      cut = false;
      return client.destroy();
    });
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  }

  it('a lost response to COMMIT results in a 503, and repeating the Idempotency-Key reveals the outcome', async () => {
    const clerk = await server.as('clerk');
    const key = { 'idempotency-key': 'lost' };
    cut = true;
    expect((await clerk('POST', 'books', { title: 'unknown' }, key)).status).toBe(503);
    expect(cut).toBe(false);
    const again = await clerk('POST', 'books', { title: 'unknown' }, key);
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
    expect((await clerk('GET', 'books?filter=title||$eq||unknown')).body).toHaveLength(1);
  });
});

describe('Values that PostgreSQL cannot store', () => {
  let postgres: Databases;
  let server: Library;
  beforeAll(async () => {
    postgres = await sharedPostgres();
    server = await openLibrary({ databaseUrl: await postgres.database() });
  });
  afterAll(async () => {
    await server.app.close();
    await postgres.stop();
  });

  it.each([
    ['NUL in a text', { title: 'a\0b' }, 'validation_failed'],
    ['NUL in a list', { title: 'a', tags: ['a\0b'] }, 'validation_failed'],
    ['NUL in rich text', { title: 'a', summary: 'a\0b' }, 'not_storable'],
    ['half a character in a list', { title: 'a', tags: ['\ud800'] }, 'not_storable'],
    ['a year 0', { title: 'a', published_on: '0000-01-01' }, 'validation_failed'],
    ['a moment of year 0', { title: 'a', read_at: '0001-01-01T00:00:00+14:00' }, 'validation_failed'],
    ['a number out of range', { title: 'a', price: 1e300 }, 'validation_failed'],
    ['a text too long for an index', { title: 'a', isbn: randomBytes(9000).toString('base64') }, 'not_storable'],
  ])('values that PostgreSQL cannot store are reported as a client error: %s', async (_, book, code) => {
    const clerk = await server.as('clerk');
    const { status, body } = await clerk('POST', 'books', book);
    expect([status, body['code']]).toEqual([422, code]);
    expect((await clerk('POST', 'books', { title: 'whole' })).status).toBe(201);
  });

  it('a full disk results in 507, unlike a value that PostgreSQL cannot store', async () => {
    const clerk = await server.as('clerk');
    const { database } = server.engine.records;
    await database.script(
      `CREATE FUNCTION full_disk() RETURNS trigger AS $$ BEGIN RAISE 'could not extend file' USING ERRCODE = 'disk_full'; END $$
       LANGUAGE plpgsql; CREATE TRIGGER "full" BEFORE INSERT ON "books" FOR EACH ROW EXECUTE FUNCTION full_disk()`,
    );
    const { status, body } = await clerk('POST', 'books', { title: 'full' });
    expect([status, body['code']]).toEqual([507, 'storage_full']);
    await database.script('DROP TRIGGER "full" ON "books"');
    expect((await clerk('POST', 'books', { title: 'room' })).status).toBe(201);
  });

  it('values that PostgreSQL cannot store are also reported as client errors in URLs and at sign-in', async () => {
    expect((await (await server.as('clerk'))('GET', 'books/a%00b')).status).toBe(422);
    expect((await server.anyone('POST', 'auth/login', { account: 'a\0b', password: 'x' })).status).toBe(422);
  });
});

describe('PostgreSQL connections of a server process', () => {
  it('waiting for a database connection is limited, and an incomplete write is never reported as done', async () => {
    const postgres = await sharedPostgres();
    const database = openPostgres(await postgres.database(), { max: 1, patience: 50 });
    // The first attempts may fail, because opening a connection can take longer than the 50 milliseconds of `patience`.
    const create = () => database.script('CREATE TABLE IF NOT EXISTS "t" ("n" integer PRIMARY KEY)');
    await expect.poll(() => create().then(() => 'created', String)).toBe('created');
    await database.transaction(async () => {
      await expect(database.rows('SELECT 1')).rejects.toBeInstanceOf(UnavailableError);
    });
    const swallowed = database.transaction(async (connection) => {
      await connection.run('INSERT INTO "t" VALUES (1)');
      await connection.run('INSERT INTO "t" VALUES (1)').catch(() => undefined);
    });
    await expect(swallowed).rejects.toThrow('rolled back');
    expect(await database.rows('SELECT * FROM "t"')).toEqual([]);
    await database.close();
    await postgres.stop();
  });
});

// @module-tag process
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../../../tests/support/free-port.ts';
import { type Postgres, startPostgres } from '../../../../../tests/support/postgres.ts';
import { openLibrary } from '@tuyen/server-mock/testing/library';
import { addressesIn } from './addresses.ts';
import { UnavailableError } from './failures.ts';
import { openPostgres } from './postgres.ts';

describe('URL of the database', () => {
  it.each([
    ['postgres://u:p@a/db', ['postgres://u:p@a/db'], false],
    ['postgres://u:p@a/db?target_session_attrs=read-write', ['postgres://u:p@a/db'], true],
    [
      'postgres://u:p@a:1,b:2/db?sslmode=verify-full',
      ['postgres://u:p@a:1/db?sslmode=verify-full', 'postgres://u:p@b:2/db?sslmode=verify-full'],
      true,
    ],
    ['postgresql://a,[::1]:2/db?target_session_attrs=any', ['postgresql://a/db', 'postgresql://[::1]:2/db'], false],
    ['postgres:///db?host=/run/postgresql', ['postgres:///db?host=/run/postgresql'], false],
  ])('the database URL %s defines its hosts and whether they must accept writes', (url, urls, writable) => {
    expect(addressesIn(url)).toEqual({ urls, writable });
  });

  it.each([
    [
      'postgres://a,b/db?target_session_attrs=standby',
      'target_session_attrs=standby in DATABASE_URL: the server writes. Use read-write, primary or any.',
    ],
    ['postgres://a:1,b:x/db', 'is not a host address'],
    ['postgres://a,,b/db', 'is not a host address'],
  ])('the database URL %s is rejected', (url, message) => {
    expect(() => addressesIn(url)).toThrow(message);
  });
});

describe('Two database hosts', () => {
  let machines: readonly [Postgres, Postgres];
  let addresses: readonly URL[];
  beforeAll(async () => {
    machines = await Promise.all([startPostgres(), startPostgres()]);
    addresses = (await Promise.all(machines.map((one) => one.database()))).map((url) => new URL(url));
  });
  afterAll(async () => {
    await Promise.all(machines.map((one) => one.stop()));
  });

  const NAME = 'both';
  const on = async (index: number, sql: string, name = NAME) => {
    const url = new URL(addresses[index] as URL);
    if (name) url.pathname = `/${name}`;
    const client = new Client({ connectionString: url.href });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  const setReadOnly = async (index: number, isReadOnly: boolean) => {
    await on(index, `ALTER DATABASE "${NAME}" SET default_transaction_read_only = ${isReadOnly}`, '');
    await on(index, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${NAME}'`, '');
  };
  const url = (ports: readonly (number | string)[]) =>
    `postgres://tuyen:tuyen@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/${NAME}?target_session_attrs=read-write`;

  it('of two database hosts, the server uses the host that accepts writes, also after a failover', async () => {
    for (const index of [0, 1]) {
      await on(index, `CREATE DATABASE "${NAME}"`, '');
      await on(index, 'CREATE TABLE "t" ("n" integer)');
    }
    await setReadOnly(0, true);
    const database = openPostgres(url([await freePort(), ...addresses.map(({ port }) => port)]));
    database.serving?.();
    expect(await database.run('INSERT INTO "t" VALUES (1)')).toBe(1);
    const rows = () => database.rows('SELECT * FROM "t"');
    expect(await rows()).toEqual([{ n: 1 }]);

    await setReadOnly(1, true);
    await expect(database.run('INSERT INTO "t" VALUES (2)')).rejects.toBeInstanceOf(UnavailableError);
    await setReadOnly(0, false);
    await expect.poll(() => database.run('INSERT INTO "t" VALUES (3)').catch(() => 0)).toBe(1);
    await expect.poll(() => rows().catch(() => [])).toEqual([{ n: 3 }]);
    await database.close();
  });

  it('the server does not start if both database hosts are read-only, and says what to do', async () => {
    const readOnly = await machines[0].database();
    const name = new URL(readOnly).pathname.slice(1);
    await on(0, `ALTER DATABASE "${name}" SET default_transaction_read_only = true`, '');
    await expect(openLibrary({ databaseUrl: readOnly })).rejects.toMatchObject({
      name: 'DatabaseSettingsError',
      message: expect.stringMatching(/read-only.*target_session_attrs=read-write/u),
    });
  });
});

describe('TLS connection to PostgreSQL', () => {
  it('a TLS connection verifies the database server with the certificate authority from the URL', async () => {
    const postgres = await startPostgres();
    const folder = mkdtempSync(join(tmpdir(), 'tuyen-tls-'));
    const address = new URL(await postgres.database());
    const made = async () =>
      generate([{ name: 'commonName', value: 'localhost' }], {
        extensions: [
          { name: 'basicConstraints', cA: true },
          { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
        ],
      });
    const [own, other] = [await made(), await made()];
    const files = ['own.pem', 'other.pem'].map((name) => join(folder, name));
    [own, other].forEach(({ cert }, index) => writeFileSync(files[index] as string, cert));
    const admin = new Client({ connectionString: address.href });
    await admin.connect();
    for (const [file, text] of [
      ['server.crt', own.cert],
      ['server.key', own.private],
    ] as const) {
      const bytes = Buffer.from(text).toString('base64');
      await admin.query(`COPY (SELECT 1) TO PROGRAM 'umask 077; echo ${bytes} | base64 -d > ${file}'`);
    }
    await admin.query('ALTER SYSTEM SET ssl = on');
    await admin.query('SELECT pg_reload_conf()');
    await admin.end();
    address.hostname = 'localhost';
    const isEncrypted = async (file: string) => {
      const database = openPostgres(`${address.href}?sslmode=verify-full&sslrootcert=${file}`);
      const row = database.row('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()');
      return row.finally(() => database.close());
    };
    await expect.poll(() => isEncrypted(files[0] as string).catch(String)).toEqual({ ssl: true });
    await expect(isEncrypted(files[1] as string)).rejects.toThrow(/certificate/u);
    await postgres.stop();
    rmSync(folder, { recursive: true });
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { projectRoot } from '../support/project-root.ts';
import { type Account, type RunningServer, startServer } from '../support/server-process.ts';

/*
 * Runs two builds on one database: this project and its next version. In the next version, districts have one more
 * field, by which their list is sorted.
 */

const ROWS = 100_000;
const LIMIT = 2000;
const CLIENTS = 3;

let postgres: Postgres;
let databaseUrl: string;
let next: ProjectCopy;
/** An existing district, which the test copies. The ids of all districts are equal except for the last twelve digits. */
let sample: { readonly id: string; readonly city_id: string; readonly zone: string };

beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.database();
  next = await copyProject('linked');
  editDistricts((schema) => {
    schema.schema.properties.sector = {
      type: 'string',
      maxLength: 40,
      default: 'General',
      'x-label': { vi: 'Khu', en: 'Sector' },
    };
    schema.list.columns.push('sector');
  });
  await (await startOld()).stop();
  await growDistricts();
});

afterAll(async () => {
  await next.remove();
  await postgres.stop();
});

function editDistricts(edit: (schema: ReturnType<typeof JSON.parse>) => void): void {
  const file = join(next.root, 'schemas/resources/districts.json');
  const schema = JSON.parse(readFileSync(file, 'utf8'));
  edit(schema);
  writeFileSync(file, JSON.stringify(schema));
}

const startOld = () => startServer(projectRoot, { DATABASE_URL: databaseUrl });
const startNew = () => startServer(projectRoot, { DATABASE_URL: databaseUrl }, next.root);

async function query(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Copies the sample district until the table has a certain number of rows. The stored totals are wrong until the next
 * start of a server updates them.
 */
async function growDistricts(): Promise<void> {
  const columns = await query(
    `SELECT column_name FROM information_schema.columns WHERE table_name = 'districts' ORDER BY ordinal_position`,
  );
  const [id, code] = [`substr(d.id, 1, 24) || lpad(to_hex(n), 12, '0')`, `'Z' || lpad(n::text, 7, '0')`];
  const changed: Readonly<Record<string, string>> = {
    id,
    code,
    _doc: `replace(replace(d._doc, d.id, ${id}), '"code":"' || d.code || '"', '"code":"' || ${code} || '"')`,
    _search: `lower(${code})`,
  };
  const names = columns.map(({ column_name: name }) => String(name));
  await query(
    `INSERT INTO districts (${names.map((name) => `"${name}"`).join(', ')})
     SELECT ${names.map((name) => changed[name] ?? `d."${name}"`).join(', ')}
     FROM generate_series(1, ${ROWS}) AS n, (SELECT * FROM districts LIMIT 1) AS d`,
  );
  await query(`DELETE FROM _totals WHERE resource = 'districts'`);
  await query('VACUUM (ANALYZE) districts');
  const [row] = await query(`SELECT id, city_id, zone FROM districts WHERE code = 'Z0000001'`);
  sample = row as typeof sample;
}

interface Sent {
  readonly what: string;
  readonly status: number;
  readonly ms: number;
  readonly body: unknown;
}

interface Load {
  readonly sent: readonly Sent[];
  end(): Promise<void>;
}

async function load(server: RunningServer, name: string): Promise<Load> {
  const clerk = await server.signIn('superuser');
  const sent: Sent[] = [];
  const ending = new AbortController();
  let count = 0;
  async function loop(): Promise<void> {
    while (!ending.signal.aborted) {
      count += 1;
      const id = `${sample.id.slice(0, 24)}${(1 + ((count * 7919) % ROWS)).toString(16).padStart(12, '0')}`;
      const code = `${name}${count.toString(36)}`.toUpperCase();
      const made = { code, name: 'Quận', city_id: sample.city_id, zone: sample.zone };
      const requests: readonly (readonly [string, () => ReturnType<Account['get']>])[] = [
        ['list', () => clerk.get(`districts?limit=25&page=${1 + (count % 40)}&sort=code,ASC`)],
        ['filter', () => clerk.get(`districts?limit=10&page=1&filter=code||$eq||Z0000${100 + (count % 900)}`)],
        ['show', () => clerk.get(`districts/${id}`)],
        ['change', () => clerk.patch(`districts/${id}`, { name: `Quận ${name} ${count}` })],
        ['create', () => clerk.post('districts', made)],
      ];
      for (const [what, send] of requests) {
        const start = performance.now();
        const { status, body } = await send();
        sent.push({ what: `${name} ${what}`, status, ms: performance.now() - start, body });
      }
    }
  }
  const loops = Array.from({ length: CLIENTS }, loop);
  return {
    sent,
    async end() {
      ending.abort();
      await Promise.all(loops);
    },
  };
}

test('under load, the next version can start next to the running one without failed or slow requests', async () => {
  const all: Sent[] = [];
  const finish = async (one: Load) => {
    await one.end();
    all.push(...one.sent);
  };
  const file = () => query(`SELECT pg_relation_filenode('districts') AS file`);
  const before = await file();

  let old = await startOld();
  let oldLoad = await load(old, 'A');
  let young = await startNew();
  let youngLoad = await load(young, 'B');

  const [ofOld, ofNew] = [await old.signIn('superuser'), await young.signIn('superuser')];
  const { city_id, zone } = sample;
  const written = await ofNew.post('districts', { code: 'NEW-1', name: 'Quận', city_id, zone, sector: 'North' });
  const known = await ofOld.post('districts', { code: 'OLD-1', name: 'Quận', city_id, zone });
  expect([written.status, known.status]).toEqual([201, 201]);
  expect((await ofOld.patch(`districts/${written.body.id}`, { name: 'Khác' })).status).toBe(200);
  expect((await ofNew.get(`districts/${written.body.id}`)).body).toMatchObject({ name: 'Khác', sector: 'North' });
  expect((await ofNew.get(`districts/${known.body.id}`)).body).toMatchObject({ sector: 'General' });
  const north = (await ofNew.get('districts?limit=5&page=1&filter=sector||$eq||North')).body;
  expect(north).toMatchObject({ total: 1, data: [{ code: 'NEW-1' }] });
  const general = (await ofNew.get('districts?limit=1&page=1&filter=sector||$eq||General')).body;
  expect(general.total).toBeGreaterThanOrEqual(ROWS);

  await finish(oldLoad);
  await old.stop();
  old = await startOld();
  oldLoad = await load(old, 'C');
  await finish(youngLoad);
  await young.stop();
  young = await startNew();
  youngLoad = await load(young, 'D');
  await Promise.all([finish(oldLoad), finish(youngLoad)]);
  await Promise.all([old.stop(), young.stop()]);

  expect(all.filter(({ status }) => status < 200 || status > 299)).toEqual([]);
  expect(all.toSorted((one, other) => other.ms - one.ms).filter(({ ms }) => ms > LIMIT)).toEqual([]);
  expect(all.length).toBeGreaterThan(200);
  expect(await file()).toEqual(before);
  const indexes = await query(
    `SELECT i.indisvalid FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid WHERE c.relname LIKE 'districts.sector.%'`,
  );
  expect(indexes).toEqual([{ indisvalid: true }]);
});

test('a table rewrite that was killed resumes at the next start, while the old version keeps working', async () => {
  editDistricts((schema) => {
    schema.schema.properties.sector['x-searchable'] = true;
  });
  const apply = () =>
    spawn('node', [join(projectRoot, 'cli/bin/tuyen.js'), 'db', 'apply', '--database-url', databaseUrl], {
      cwd: next.root,
      stdio: 'inherit',
    });
  const open = async () => {
    const [fact] = await query(`SELECT value FROM _facts WHERE name = 'rewrite:districts'`);
    return fact && JSON.parse(String(fact['value'])).after;
  };
  let old = await startOld();
  const oldLoad = await load(old, 'E');

  const killed = apply();
  await expect.poll(open, { interval: 20 }).toMatch(/./u);
  const ended = once(killed, 'exit');
  killed.kill('SIGKILL');
  await ended;
  const stopped = await open();
  expect(stopped).toMatch(/./u);

  const other = await startOld();
  const otherLoad = await load(other, 'F');
  await oldLoad.end();
  await old.stop();
  old = await startOld();
  expect(await open()).toBe(stopped);
  expect(await once(apply(), 'exit')).toEqual([0, null]);
  expect(await open()).toBeUndefined();
  await otherLoad.end();
  await Promise.all([old.stop(), other.stop()]);

  const all = [...oldLoad.sent, ...otherLoad.sent];
  expect(all.filter(({ status }) => status < 200 || status > 299)).toEqual([]);
  expect(all.filter(({ ms }) => ms > LIMIT)).toEqual([]);
  const young = await startNew();
  const clerk = await young.signIn('superuser');
  expect((await clerk.get('districts?limit=1&page=1&q=general')).body.total).toBeGreaterThanOrEqual(ROWS * 0.9);
  await young.stop();
});

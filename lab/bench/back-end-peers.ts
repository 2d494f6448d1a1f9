import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { installed } from './installed.ts';
import { JSON_TYPE, ran, type Server, start, stopPoint } from './served.ts';

/**
 * Competing back end: a project under `peers/`. Its only collection has the same fields as our stop points, without the
 * reference to a district.
 */
export interface BackEnd {
  readonly name: string;
  readonly folder: string;
  readonly command: string;
  readonly built: string;
  readonly start: readonly string[];
  readonly prepare?: string;
  /**
   * Returns the path of a request for ten records that match the filter, sorted by code, and for the total number of
   * matches.
   */
  page(number: number): string;
  readonly updates: 'PATCH' | 'PUT';
  body(record: object): object;
  readonly id: 'id' | 'document_id';
  /** Creates the first user. @returns headers of requests that may read and write */
  register(origin: string): Promise<Readonly<Record<string, string>>>;
  readonly list: string;
  readonly login: string;
}

/** The competing back ends store the district as text, so they look up no reference. */
export const DISTRICT = '0'.repeat(36);
export const RECORDS = '/api/stop-points';
const USER = { email: 'bench@tuyen.example', password: 'Tuyen#2026' };
const ENV = { NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true', NEXT_TELEMETRY_DISABLED: '1' };

export function backEnds(here: string): readonly BackEnd[] {
  return [
    {
      name: 'Strapi 5.54.0',
      folder: join(here, 'peers/strapi'),
      command: 'node_modules/@strapi/strapi/bin/strapi.js',
      built: 'dist/build/index.html',
      start: ['start'],
      page: (number) =>
        `${RECORDS}?filters[status][$eq]=ACTIVE&sort=code:asc&pagination[page]=${number}&pagination[pageSize]=10`,
      updates: 'PUT',
      body: (data) => ({ data }),
      id: 'document_id',
      async register(origin) {
        const admin = { ...USER, firstname: 'Bench', lastname: 'Bench' };
        const { data: session } = await posted(`${origin}/admin/register-admin`, admin);
        const token = { name: 'bench', description: '', type: 'full-access', lifespan: null };
        const { data } = await posted(`${origin}/admin/api-tokens`, token, bearer(session.token));
        return bearer(data.accessKey);
      },
      list: '/admin/content-manager/collection-types/api::stop-point.stop-point',
      login: '/admin/auth/login',
    },
    {
      name: 'Payload 3.90.2',
      folder: join(here, 'peers/payload'),
      command: 'node_modules/next/dist/bin/next',
      built: 'dist/BUILD_ID',
      start: ['start', '--hostname', '127.0.0.1', '--port', '{port}'],
      prepare: 'push.js',
      page: (number) => `${RECORDS}?where[status][equals]=ACTIVE&sort=code&page=${number}&limit=10`,
      updates: 'PATCH',
      body: (record) => record,
      id: 'id',
      async register(origin) {
        const { token } = await posted(`${origin}/api/users/first-register`, USER);
        return { authorization: `JWT ${token}` };
      },
      list: '/admin/collections/stop-points',
      login: '/admin/login',
    },
  ];
}

/** Installs and builds the project if necessary, and starts it in production mode with an empty database. */
export async function startBackEnd(peer: BackEnd, database: string): Promise<Server> {
  const { folder, command, built, prepare } = peer;
  const env = { ...ENV, DATABASE_FILE: database };
  await installed(folder);
  if (!existsSync(join(folder, built))) await ran([command, 'build'], folder, env);
  // Creates the tables with a script, because the back end itself creates them only in development mode.
  if (prepare !== undefined) await ran([prepare], folder, { ...env, NODE_ENV: 'development' });
  return start([command, ...peer.start], RECORDS.slice(1), env, folder);
}

export async function signInToPanel({ login }: BackEnd, page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}${login}`);
  await page.locator('[name=email]').fill(USER.email);
  await page.locator('[name=password]').fill(USER.password);
  await page.locator('[type=submit]').click();
  await page.waitForURL((url) => url.pathname !== login);
}

async function posted(url: string, body: object, headers = {}): Promise<ReturnType<typeof JSON.parse>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

/**
 * Creates one record through the API and copies it in the database with other codes, names and addresses. Creating all
 * through the API would take minutes.
 * @returns the IDs of all records
 */
export async function fillBackEnd(
  { body, id }: BackEnd,
  origin: string,
  headers: Readonly<Record<string, string>>,
  file: string,
  rows: number,
): Promise<readonly string[]> {
  const sample = stopPoint(0, DISTRICT);
  await posted(`${origin}${RECORDS}`, body(sample), headers);
  const database = new DatabaseSync(file);
  const columns = database.prepare(`SELECT name FROM pragma_table_info('stop_points') WHERE name <> 'id'`).all();
  const names = columns.map(({ name }) => String(name));
  const changed: Readonly<Record<string, string>> = {
    code: `'BENCH' || n`,
    name: `'Điểm dừng số ' || n`,
    address: `n || ' Trần Phú'`,
    document_id: `printf('%024d', n)`,
  };
  database.exec(
    `WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ${rows - 1})
     INSERT INTO stop_points (${names.join(', ')})
     SELECT ${names.map((name) => changed[name] ?? name).join(', ')} FROM n, stop_points WHERE code = '${sample.code}'`,
  );
  const ids = database.prepare(`SELECT ${id} AS id FROM stop_points ORDER BY code`).all();
  database.close();
  return ids.map((row) => String(row['id']));
}

function bearer(token: string): Readonly<Record<string, string>> {
  return { authorization: `Bearer ${token}` };
}

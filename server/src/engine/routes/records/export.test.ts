import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharingBooks } from '../../csv/books.fixture.ts';
import { ANCHOR } from '@tuyen/server-mock';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';
import { sessionOf } from '@tuyen/server-mock/testing/session';

let library: Library;
beforeAll(async () => {
  library = await openLibrary({ model: sharingBooks() });
});
afterAll(() => library.app.close());

const ask = async (query: string) => {
  const { token } = await sessionOf(library.engine, 'root');
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' };
  return library.app.inject({ url: `/api/v1/books/export${query}`, headers });
};
const logged = () =>
  library.engine.records.database.rows(
    `SELECT "at", "actor", "office_id", "resource", "record_id", "action", "before", "after" FROM "_audit" WHERE "action" = 'export'`,
  );

it('an export is a file in the language of the request, with only headings if there are no records', async () => {
  const { statusCode, headers, body } = await ask('');
  expect([statusCode, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'attachment; filename="books.csv"',
  ]);
  expect(headers['vary']).toContain('Authorization, X-Office-Id, Accept-Language');
  expect(body.startsWith('\uFEFFTitle,ISBN,')).toBe(true);
  expect(body.split('\r\n')).toHaveLength(2);
});

it('an export is logged with its caller, its number of records and its query', async () => {
  const before = (await logged()).length;
  expect((await ask('?q=none')).statusCode).toBe(200);
  const { profile } = await sessionOf(library.engine, 'root');
  expect((await logged()).slice(before)).toEqual([
    {
      at: ANCHOR.getTime(),
      actor: `staff:${profile.id}`,
      office_id: library.office('Main'),
      resource: 'books',
      record_id: '*',
      action: 'export',
      before: null,
      after: JSON.stringify({ query: 'q=none', records: 0 }),
    },
  ]);
});

it('a rejected export returns an error and is not logged', async () => {
  const before = (await logged()).length;
  const refused = await ask('?filter=nothing||$eq||x');
  expect([refused.statusCode, refused.json().code, refused.headers['content-disposition']]).toEqual([
    400,
    'bad_query',
    undefined,
  ]);
  expect(await logged()).toHaveLength(before);
});

it('exports are rate-limited per account across its sessions, for ten minutes', async () => {
  const limited = await openLibrary({ model: sharingBooks(), rateLimits: true });
  const [root, reader] = [await limited.as('root'), await limited.as('reader')];
  for (let times = 0; times < 60; times += 1) expect((await reader('GET', 'books/export')).status).toBe(403);
  const last = await reader('GET', 'books/export');
  expect([last.status, last.headers['retry-after']]).toEqual([429, '600']);
  const { token } = await sessionOf(limited.engine, 'reader');
  const headers = { authorization: `Bearer ${token}` };
  expect((await limited.app.inject({ url: '/api/v1/books/export', headers })).statusCode).toBe(429);
  expect((await root('GET', 'books/export?filter=nothing||$eq||x')).status).toBe(400);
  await limited.app.close();
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Model } from '@tuyen/model';
import { labeled, modelOf, resource } from '@tuyen/server-mock/testing/small-project';
import type { Database } from '../database/connection.ts';
import { openSqlite } from '../database/sqlite.ts';
import { watched } from '../database/watched.ts';
import { rowsOver } from '../rows.ts';
import { tablesOf } from './columns.ts';
import { bringUpToDate } from '../migrations/bring-up-to-date.ts';
import { valuesOfColumns } from './rebuild.ts';

const text = (more = {}) => labeled('Text', { type: 'string', ...more });

function project(name: object, key: object = {}, required: readonly string[] = []): Model {
  return modelOf(
    { users: 'users' },
    {
      'resources/users': resource('users', { username: text({ 'x-unique': true }) }),
      'resources/books': resource(
        'books',
        {
          name: text(name),
          safe: labeled('Safe', { type: 'object', properties: { room: text(), key: text(key) } }),
          tags: labeled('Tags', { type: 'array', items: { type: 'string' } }),
          rare: labeled('Rare', { type: 'boolean' }),
        },
        { schema: { required } },
      ),
    },
  );
}

const PLAIN = project({});
const BOOK = { id: 'b1', name: 'Đèn', safe: { room: 'R', key: 'K' }, tags: ['x'], rare: false };

describe('JSON documents stored with rows', () => {
  let database: Database;
  let statements: string[];
  beforeEach(async () => {
    statements = [];
    database = watched(await openSqlite(':memory:'), (sql) => statements.push(sql));
    const tables = tablesOf(PLAIN, 'sqlite');
    await bringUpToDate(database, PLAIN, tables);
    await rowsOver(database, tables, () => undefined).insert('books', BOOK);
  });
  afterEach(() => database.close());

  async function start(model: Model, back = true): Promise<number> {
    statements.length = 0;
    await bringUpToDate(database, model, tablesOf(model, 'sqlite'), { back });
    return statements.filter((sql) => sql.startsWith('UPDATE "books"')).length;
  }
  const stored = async () => {
    const row = await database.row('SELECT "_doc", "_search" FROM "books"');
    return [JSON.parse(String(row?.['_doc'])), row?.['_search']];
  };

  it('a server start rewrites stored documents only if secrets or searchable fields have changed', async () => {
    const { safe: _, ...rest } = BOOK;
    expect(await start(PLAIN)).toBe(0);
    expect(await start(PLAIN)).toBe(0);
    expect(await start(project({ 'x-searchable': true }))).toBe(1);
    expect(await stored()).toEqual([BOOK, 'den']);
    expect(await start(project({ 'x-searchable': true, maxLength: 9 }))).toBe(0);
    expect(await start(project({}, { writeOnly: true }))).toBe(1);
    expect(await stored()).toEqual([{ ...rest, safe: { room: 'R' } }, null]);
    expect(await start(PLAIN)).toBe(1);
    expect(await stored()).toEqual([BOOK, null]);
  });

  it('an older build that starts again does not rewrite documents of a newer build', async () => {
    const searched = project({ 'x-searchable': true });
    expect(await start(searched)).toBe(1);
    expect(await start(PLAIN, false)).toBe(0);
    expect(await start(searched, false)).toBe(0);
    expect(await stored()).toEqual([BOOK, 'den']);
  });

  it('a build rewrites stored documents that contain one of its secrets', async () => {
    expect(await start(project({}, { writeOnly: true }))).toBe(1);
    expect(await start(PLAIN, false)).toBe(1);
    expect(await start(project({}, { writeOnly: true }), false)).toBe(1);
    expect((await stored())[0]).toMatchObject({ safe: { room: 'R' } });
    expect(JSON.stringify(await stored())).not.toContain('"key"');
  });

  it('a server start that also rewrites rows writes each document once, and the next start writes no document', async () => {
    const searched = project({ 'x-searchable': true, default: 'A' }, {}, ['name']);
    expect(await start(searched)).toBe(1);
    expect(await start(searched)).toBe(0);
  });
});

describe('Column values read from SQLite and PostgreSQL', () => {
  const table = tablesOf(PLAIN, 'sqlite').get('books');
  if (!table) throw new Error('no books');

  it('column values read from SQLite are converted from texts and numbers to field values', () => {
    expect(
      valuesOfColumns(table, { _row: 1, id: 'b1', name: '["x"]', tags: '["x"]', rare: 0, safe: null, other: 1 }),
    ).toEqual({
      id: 'b1',
      name: '["x"]',
      tags: ['x'],
      rare: false,
    });
  });

  it('column values read from PostgreSQL are used unchanged', () => {
    expect(valuesOfColumns(table, { id: 'b1', tags: ['x'], safe: 'a text', rare: true })).toEqual({
      id: 'b1',
      tags: ['x'],
      safe: 'a text',
      rare: true,
    });
  });
});

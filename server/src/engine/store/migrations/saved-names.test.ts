import type { Model } from '@tuyen/model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/connection.ts';
import { openSqlite } from '../database/sqlite.ts';
import { watched } from '../database/watched.ts';
import { tablesOf } from '../tables/columns.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { describeModel } from './description.ts';
import { difference } from './difference.ts';
import { renameSaved } from './saved-names.ts';
import { type JsonObject, numberProperty, project, textProperty } from './stored-database.fixture.ts';

const earlier = project({ code: textProperty(), size: numberProperty() });
const later = (more: JsonObject = {}, name = 'tools') =>
  project(
    { mark: textProperty({ 'x-renamed-from': 'code' }), size: numberProperty() },
    { title: '{mark}', ...more },
    name,
  );
const renamed = later({ 'x-renamed-from': 'tools' }, 'devices');

let database: Database;
const written: string[] = [];
beforeEach(async () => {
  database = watched(await openSqlite(':memory:'), (sql) => {
    const [, table] = /^UPDATE "(\w+)"/u.exec(sql) ?? [];
    if (table !== undefined) written.push(table);
  });
  await bringUpToDate(database, earlier, tablesOf(earlier, 'sqlite'));
});
afterEach(() => database.close());

async function rename(model: Model): Promise<void> {
  const change = difference(describeModel(earlier), model).tables.find(({ renamedFields }) => renamedFields.size > 0);
  if (!change) throw new Error('a field has another name');
  written.length = 0;
  await renameSaved(database, change, model);
}
const tab = (id: string, query: string, of = 'tools') =>
  database.run(`INSERT INTO "_tabs" ("id", "resource", "name", "query", "owner") VALUES (?, ?, ?, ?, 'u')`, [
    id,
    of,
    id,
    query,
  ]);
const entry = (before: string | null, after: string | null, of = 'tools') =>
  database.run(
    `INSERT INTO "_audit" ("at", "actor", "resource", "record_id", "action", "before", "after") VALUES (1, 'u', ?, 't0', 'update', ?, ?)`,
    [of, before, after],
  );
const tabs = () => database.rows('SELECT "id", "resource", "query" FROM "_tabs" ORDER BY "id"');
const entries = () => database.rows('SELECT "resource", "before", "after" FROM "_audit" ORDER BY "id"');

describe('Names in saved data after a field rename', () => {
  it('a field rename updates the saved tabs that use the field and writes no other tab', async () => {
    await tab('a', 'sort=code,ASC');
    await tab('b', 'sort=size,ASC');
    await tab('c', 'sort=code,ASC', 'users');
    await rename(later());
    expect(await tabs()).toEqual([
      { id: 'a', resource: 'tools', query: 'sort=mark%2CASC' },
      { id: 'b', resource: 'tools', query: 'sort=size,ASC' },
      { id: 'c', resource: 'users', query: 'sort=code,ASC' },
    ]);
    expect(written.filter((table) => table === '_tabs')).toHaveLength(1);
  });

  it('a field rename updates the field name in both the before and the after values of log entries', async () => {
    await entry('{"code":"A"}', '{"code":"B","size":1}');
    await entry(null, '{"code":"B"}');
    await entry('{"code":"A"}', null);
    await entry('{"size":1}', '{"size":2}');
    await entry(null, null);
    await entry('{"code":"A"}', null, 'users');
    await rename(later());
    expect(await entries()).toEqual([
      { resource: 'tools', before: '{"mark":"A"}', after: '{"size":1,"mark":"B"}' },
      { resource: 'tools', before: null, after: '{"mark":"B"}' },
      { resource: 'tools', before: '{"mark":"A"}', after: null },
      { resource: 'tools', before: '{"size":1}', after: '{"size":2}' },
      { resource: 'tools', before: null, after: null },
      { resource: 'users', before: '{"code":"A"}', after: null },
    ]);
    expect(written.filter((table) => table === '_audit')).toHaveLength(3);
  });

  it('a field rename updates the field name in the stored references from records to uploads', async () => {
    for (const [id, of, field] of [
      ['1', 'tools', 'code'],
      ['2', 'tools', 'size'],
      ['3', 'users', 'code'],
    ] as const)
      await database.run(
        `INSERT INTO "_upload_claims" ("upload_id", "resource", "record_id", "field") VALUES (?, ?, 'r', ?)`,
        [id, of, field],
      );
    await rename(later());
    expect(await database.rows('SELECT "upload_id", "resource", "field" FROM "_upload_claims" ORDER BY 1')).toEqual([
      { upload_id: '1', resource: 'tools', field: 'mark' },
      { upload_id: '2', resource: 'tools', field: 'size' },
      { upload_id: '3', resource: 'users', field: 'code' },
    ]);
  });

  it('a field rename leaves saved data that does not contain the field unchanged', async () => {
    await rename(later());
    expect(written).toEqual(['_upload_claims']);
  });
});

it('renaming a resource and its fields updates saved tabs and log entries', async () => {
  await tab('a', 'sort=code,ASC');
  await tab('b', 'sort=code,ASC', 'users');
  await entry(null, '{"code":"B"}');
  await rename(renamed);
  expect(await tabs()).toEqual([
    { id: 'a', resource: 'devices', query: 'sort=mark%2CASC' },
    { id: 'b', resource: 'users', query: 'sort=code,ASC' },
  ]);
  expect(await entries()).toEqual([{ resource: 'devices', before: null, after: '{"mark":"B"}' }]);
});

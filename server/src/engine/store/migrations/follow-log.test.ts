import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Row } from '../../domain.ts';
import { labeled, resource } from '@tuyen/server-mock/testing/small-project';
import type { Database } from '../database/connection.ts';
import { openSqlite } from '../database/sqlite.ts';
import { watched } from '../database/watched.ts';
import { rowsOver } from '../rows.ts';
import { tablesOf } from '../tables/columns.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { describeModel } from './description.ts';
import { difference } from './difference.ts';
import { followLog } from './follow-log.ts';
import { type JsonObject, project, textProperty } from './stored-database.fixture.ts';

const log = {
  'resources/log': resource('log', {
    about: textProperty(),
    was: labeled('Was', { 'x-kind': 'json' }),
    is: labeled('Is', { 'x-kind': 'json' }),
  }),
};
const logs = { resource: 'log', names: 'about', values: ['was', 'is'] };
const earlier = project({ code: textProperty() }, {}, 'tools', log);
const later = (more: JsonObject = {}, name = 'tools') =>
  project({ mark: textProperty({ 'x-renamed-from': 'code' }) }, { title: '{mark}', ...more }, name, log);
const renamed = later({ 'x-renamed-from': 'tools' }, 'devices');

let database: Database;
let written: number;
beforeEach(async () => {
  database = watched(await openSqlite(':memory:'), (sql) => (written += Number(sql.startsWith('UPDATE "log"'))));
  await bringUpToDate(database, earlier, tablesOf(earlier, 'sqlite'));
});
afterEach(() => database.close());

async function followed(model: typeof earlier, entries: readonly Row[]) {
  const tables = tablesOf(earlier, 'sqlite');
  const table = tables.get('log');
  const tools = difference(describeModel(earlier), model).tables.find(({ renamedFields }) => renamedFields.size > 0);
  if (!table || !tools) throw new Error('there are tools and a log');
  const rows = rowsOver(database, tables, () => undefined);
  await rows.insertAll('log', entries);
  written = 0;
  const changed = await followLog(database, table, logs, tools, model);
  return { changed, entries: await rows.find('log', {}, { sort: 'id' }), written };
}

it('after a rename, log entries of the resource contain its new name and field names', async () => {
  const entries = [
    { id: '1', about: 'tools', was: { code: 'A', size: 1 }, is: { code: 'B' } },
    { id: '2', about: 'tools', is: { size: 1 } },
    { id: '3', about: 'users', was: { code: 'A' } },
  ];
  expect(await followed(renamed, entries)).toEqual({
    changed: true,
    entries: [
      { id: '1', about: 'devices', was: { mark: 'A', size: 1 }, is: { mark: 'B' } },
      { id: '2', about: 'devices', is: { size: 1 } },
      { id: '3', about: 'users', was: { code: 'A' } },
    ],
    written: 2,
  });
});

it('after a field rename, only log entries that contain the field are rewritten', async () => {
  const entries = [
    { id: '1', about: 'tools', was: { code: 'A' } },
    { id: '2', about: 'tools', was: { size: 1 } },
  ];
  expect(await followed(later(), entries)).toEqual({
    changed: true,
    entries: [{ id: '1', about: 'tools', was: { mark: 'A' } }, entries[1]],
    written: 1,
  });
});

it.each([
  ['no entry', []],
  ['no value with another name', [{ id: '1', about: 'tools', was: { size: 1 } }]],
  ['a text and a list in place of values', [{ id: '1', about: 'tools', was: 'code', is: ['code'] }]],
  ['another resource', [{ id: '1', about: 'users', was: { code: 'A' } }]],
])('after a field rename, log entries without the renamed field stay unchanged: %s', async (_, entries) => {
  expect(await followed(later(), entries)).toEqual({ changed: false, entries, written: 0 });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Model } from '@tuyen/model';
import type { Migration, Row } from '../../domain.ts';
import { labeled } from '@tuyen/server-mock/testing/small-project';
import type { Database } from '../database/connection.ts';
import { openSqlite } from '../database/sqlite.ts';
import { rowsOver } from '../rows.ts';
import { tablesOf } from '../tables/columns.ts';
import { before, writeRow } from './rewrite-rows.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { type JsonObject, listProperty, numberProperty, project, textProperty } from './stored-database.fixture.ts';

let database: Database;
beforeEach(async () => {
  database = await openSqlite(':memory:');
});
afterEach(() => database.close());

const tables = (model: Model) => tablesOf(model, 'sqlite');
const rowsOf = (model: Model) => rowsOver(database, tables(model), () => undefined);
const start = (model: Model, migrations: readonly Migration[] = []) =>
  bringUpToDate(database, model, tables(model), { migrations });

async function rewritten(
  earlier: Model,
  rows: readonly Row[],
  later: Model,
  migrations: readonly Migration[] = [],
): Promise<readonly Row[]> {
  await start(earlier);
  await rowsOf(earlier).insertAll(
    'tools',
    rows.map((row, index) => ({ id: `t${index}`, ...row })),
  );
  await start(later, migrations);
  return rowsOf(later).find('tools', {}, { sort: 'id' });
}
const step = (name: string, work: (row: Readonly<Row>) => Row | undefined): Migration => ({
  name,
  rows: { tools: work },
});
const object = (properties: JsonObject) => labeled('Object', { type: 'object', properties });
const PLAIN = project({ code: textProperty() });

describe('Rewritten value whose type changed', () => {
  it('when a list field becomes a text field, an empty list becomes a missing value', async () => {
    const later = project({ code: textProperty(), tags: textProperty() });
    expect(
      await rewritten(
        project({ code: textProperty(), tags: listProperty() }),
        [{ code: 'A', tags: [] }, { tags: ['x'] }],
        later,
      ),
    ).toEqual([
      { id: 't0', code: 'A' },
      { id: 't1', tags: 'x' },
    ]);
  });

  it('a value whose type changes is stored in a new column, and the old column is dropped', async () => {
    const later = project({ code: textProperty(), size: textProperty() });
    await rewritten(project({ code: textProperty(), size: numberProperty() }), [{ code: 'A', size: 7 }], later);
    expect(await database.rows('SELECT "id", "size" FROM "tools"')).toEqual([{ id: 't0', size: '7' }]);
    const columns = await database.texts(`SELECT "name" FROM pragma_table_info('tools')`);
    expect(columns).not.toContain(before('size'));
    expect(before('size')).toBe('size~before');
  });
});

describe('Row passed to a migration', () => {
  it('a migration receives each row with current field names and types', async () => {
    const seen: Row[] = [];
    const later = project(
      { mark: textProperty({ 'x-renamed-from': 'code' }), size: textProperty() },
      { title: '{mark}' },
    );
    const earlier = project({ code: textProperty(), size: numberProperty(), pin: textProperty({ writeOnly: true }) });
    await rewritten(earlier, [{ code: 'A', size: 7, pin: '1' }], later, [
      step('1', (row) => {
        seen.push({ ...row });
        return undefined;
      }),
    ]);
    expect(seen).toEqual([{ id: 't0', mark: 'A', size: '7', pin: '1' }]);
  });

  it('a migration receives the row as the previous migration returned it', async () => {
    const add = (letter: string) => (row: Readonly<Row>) => ({ code: `${String(row['code'])}${letter}` });
    expect(
      await rewritten(PLAIN, [{ code: 'A' }, { code: 'B' }], PLAIN, [step('1', add('x')), step('2', add('y'))]),
    ).toEqual([
      { id: 't0', code: 'Axy' },
      { id: 't1', code: 'Bxy' },
    ]);
  });

  it('a migration runs before defaults are filled in, and the values from the migration are validated', async () => {
    const later = project({ code: textProperty(), size: numberProperty({ default: 1, maximum: 5 }) });
    const migration = step('1', ({ code }) => (code === 'A' ? { size: 3 } : {}));
    expect(await rewritten(PLAIN, [{ code: 'A' }, { code: 'B' }], later, [migration])).toEqual([
      { id: 't0', code: 'A', size: 3 },
      { id: 't1', code: 'B', size: 1 },
    ]);
  });
});

describe('Validation of rewritten values', () => {
  const short = (more: JsonObject = {}) => textProperty({ maxLength: 2, ...more });

  it('validation of rewritten rows accepts missing and empty values', async () => {
    const later = project({ code: textProperty(), name: textProperty({ minLength: 2 }) });
    const rows = [{ code: 'A', name: '' }, { code: 'B' }, { code: 'C', name: 'Saw' }];
    expect(await rewritten(project({ code: textProperty(), name: textProperty() }), rows, later)).toEqual([
      { id: 't0', code: 'A', name: '' },
      { id: 't1', code: 'B' },
      { id: 't2', code: 'C', name: 'Saw' },
    ]);
  });

  it('validation of rewritten rows skips the secrets and computed fields of an object', async () => {
    const box = (room: JsonObject) => ({ room, pin: short({ writeOnly: true }), sum: short({ readOnly: true }) });
    const earlier = project({
      code: textProperty(),
      box: object({ ...box(textProperty()), pin: textProperty({ writeOnly: true }) }),
    });
    const later = project({ code: textProperty(), box: object(box(short())) });
    const value = { room: 'R1', pin: 'long', sum: 'long' };
    expect(await rewritten(earlier, [{ code: 'A', box: value }], later)).toEqual([{ id: 't0', code: 'A', box: value }]);
    await rowsOf(later).insertAll('tools', [{ id: 'x', code: 'B', box: { room: 'long' } }]);
    await expect(
      start(project({ code: textProperty(), box: object(box(textProperty({ maxLength: 1 }))) })),
    ).rejects.toMatchObject({
      findings: [{ resource: 'tools', field: 'box', reason: 'value', count: 2 }],
    });
  });
});

it('renaming a secret inside an object keeps the value of the secret, and the public document still omits the value', async () => {
  const lock = (pin: string, more: JsonObject = {}) =>
    object({ room: textProperty(), [pin]: textProperty({ writeOnly: true, ...more }) });
  const later = project({ code: textProperty(), lock: lock('key', { 'x-renamed-from': 'pin' }) });
  const rows = [{ code: 'A', lock: { room: 'R', pin: '1' } }, { code: 'B' }];
  expect(await rewritten(project({ code: textProperty(), lock: lock('pin') }), rows, later)).toEqual([
    { id: 't0', code: 'A', lock: { room: 'R', key: '1' } },
    { id: 't1', code: 'B' },
  ]);
  const documents = await database.texts('SELECT "_doc" FROM "tools" ORDER BY "id"');
  expect(documents.map((document) => JSON.parse(document))).toEqual([
    { id: 't0', code: 'A', lock: { room: 'R' } },
    { id: 't1', code: 'B' },
  ]);
});

it('writing a row updates its columns, JSON document and search text, and no other row', async () => {
  const model = project({ code: textProperty({ 'x-searchable': true }), pin: textProperty({ writeOnly: true }) });
  await start(model);
  await rowsOf(model).insertAll('tools', [
    { id: 't0', code: 'A', pin: '1' },
    { id: 't1', code: 'B', pin: '2' },
  ]);
  const table = tables(model).get('tools');
  if (!table) throw new Error('there are tools');
  await writeRow(database, table, { id: 't0' }, { id: 't0', code: 'Đỏ', pin: '3' });
  expect(await database.rows('SELECT "id", "code", "pin", "_doc", "_search" FROM "tools" ORDER BY "id"')).toEqual([
    { id: 't0', code: 'Đỏ', pin: '3', _doc: '{"code":"Đỏ","id":"t0"}', _search: 'do' },
    { id: 't1', code: 'B', pin: '2', _doc: '{"code":"B","id":"t1"}', _search: 'b' },
  ]);
});

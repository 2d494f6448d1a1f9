import type { Model } from '@tuyen/model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Migration, Row } from '../../domain.ts';
import { labeled, resource } from '@tuyen/server-mock/testing/small-project';
import type { Database } from '../database/connection.ts';
import { openSqlite } from '../database/sqlite.ts';
import { watched } from '../database/watched.ts';
import { rowsOver } from '../rows.ts';
import { tablesOf } from '../tables/columns.ts';
import { addSearchIndex } from '../tables/indexes.ts';
import { withReadDefaults } from '../tables/read-defaults.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { type UpToDateOptions } from './up-to-date-by.ts';
import { readState } from './database-state.ts';
import {
  choiceProperty,
  type JsonObject,
  listProperty,
  numberProperty,
  project,
  textProperty,
} from './stored-database.fixture.ts';

let database: Database;
let statements: string[];
beforeEach(async () => {
  statements = [];
  database = watched(await openSqlite(':memory:'), (sql) => statements.push(sql));
});
afterEach(() => database.close());

async function start(model: Model, options?: UpToDateOptions): Promise<readonly string[]> {
  statements.length = 0;
  const changes = await bringUpToDate(database, model, tablesOf(model, 'sqlite'), options);
  return changes.map(({ text: said }) => said);
}

async function add(model: Model, rows: readonly Row[], name = 'tools'): Promise<void> {
  const all = rows.map((row, index) => ({ id: `t${index}`, ...row }));
  await rowsOver(database, tablesOf(model, 'sqlite'), () => undefined).insertAll(name, all);
}

async function rowsIn(model: Model, name = 'tools') {
  const defaults = (await readState(database))?.readDefaults ?? {};
  const tables = withReadDefaults(tablesOf(model, 'sqlite'), defaults, 'sqlite');
  return rowsOver(database, tables, () => undefined).find(name, {}, { sort: 'id' });
}
const rewritten = () => statements.filter((sql) => sql.startsWith('UPDATE "tools"'));
const names = (kind: string) => database.texts('SELECT "name" FROM sqlite_schema WHERE "type" = ?', [kind]);
const columns = () => database.texts(`SELECT "name" FROM pragma_table_info('tools')`);

const shelves = { 'resources/shelves': resource('shelves', { name: textProperty({ 'x-searchable': true }) }) };
const PLAIN = project({ code: textProperty() });
const NAMED = project({ code: textProperty(), name: textProperty() });
const SHELVED = project({ code: textProperty() }, {}, 'tools', shelves);
const STARTED = '\n  ';

describe('Server start on an existing or new database', () => {
  it('a server start on a new database changes nothing and marks all migrations as applied', async () => {
    const migration: Migration = { name: '1', rows: { tools: () => ({ name: 'changed' }) } };
    expect(await start(NAMED, { migrations: [migration] })).toEqual([]);
    await add(NAMED, [{ code: 'A', name: 'Saw' }]);
    expect(await start(NAMED, { migrations: [migration] })).toEqual([]);
    expect(await rowsIn(NAMED)).toEqual([{ id: 't0', code: 'A', name: 'Saw' }]);
    expect((await readState(database))?.migrations).toEqual(['1']);
  });

  it('a server start reports its database changes and runs each migration only once', async () => {
    await start(PLAIN);
    await add(PLAIN, [{ code: 'A' }]);
    const migration: Migration = {
      name: '1',
      rows: { tools: ({ code }) => ({ code: `${String(code)}!` }), users: () => ({}) },
    };
    expect(await start(NAMED, { migrations: [migration] })).toEqual([
      'tools.name: a new field',
      'tools: the migration 1',
      'users: the migration 1',
    ]);
    expect(await rowsIn(NAMED)).toEqual([{ id: 't0', code: 'A!' }]);
    expect(await start(NAMED, { migrations: [migration] })).toEqual([]);
    expect(await rowsIn(NAMED)).toEqual([{ id: 't0', code: 'A!' }]);
  });

  it('a dry run of a server start reports the database changes without applying them', async () => {
    await start(PLAIN);
    expect(await start(NAMED, { dryRun: true })).toEqual(['tools.name: a new field']);
    expect(await columns()).not.toContain('name');
    expect(await start(NAMED)).toEqual(['tools.name: a new field']);
    expect(await columns()).toContain('name');
  });

  it('a server start rejects schemas that are older than the schemas of the database, unless the option `back` is set', async () => {
    await start(PLAIN);
    await start(project({ code: textProperty({ maxLength: 3 }), name: textProperty() }));
    await expect(start(PLAIN)).rejects.toThrow(
      /^A newer build has changed this database.*tools\.code takes other values\.$/u,
    );
    expect(await start(PLAIN, { back: true })).toHaveLength(2);
  });

  it('a server start assumes the current schemas for a database that stores no schema description', async () => {
    await start(PLAIN);
    await add(PLAIN, [{ code: 'A' }]);
    await database.run(`DELETE FROM "_facts" WHERE "name" = 'made-from'`);
    expect(await start(NAMED)).toEqual(['tools.name: a new field']);
  });

  it.each<[what: string, before: Model, after: Model, options: UpToDateOptions, count: number]>([
    ['none where nothing changes', PLAIN, PLAIN, {}, 0],
    ['none for longer texts', project({ code: textProperty({ maxLength: 3 }) }), PLAIN, {}, 0],
    ['none for a new resource', PLAIN, SHELVED, {}, 0],
    ['each for a field that goes', NAMED, PLAIN, {}, 1],
    ['none for a field that comes', PLAIN, NAMED, {}, 0],
    [
      'none for a field that comes with a default',
      PLAIN,
      project({ code: textProperty(), size: numberProperty({ default: 4 }) }),
      {},
      0,
    ],
    [
      'each for a text that comes with a default and is searched',
      PLAIN,
      project({ code: textProperty(), name: textProperty({ default: 'Tool', 'x-searchable': true }) }),
      {},
      1,
    ],
    ['each for another type', project({ code: numberProperty() }), PLAIN, {}, 1],
    ['each for a field and another type', project({ code: numberProperty() }), NAMED, {}, 1],
    ['none for shorter texts', PLAIN, project({ code: textProperty({ maxLength: 3 }) }), {}, 0],
    [
      'none for a field that is needed',
      PLAIN,
      project({ code: textProperty() }, { schema: { required: ['code'] } }),
      {},
      0,
    ],
    [
      'each for a field that is needed, with a default',
      PLAIN,
      project({ code: textProperty({ default: 'B' }) }, { schema: { required: ['code'] } }),
      {},
      1,
    ],
    [
      'each for other names of values',
      project({ code: choiceProperty(['A', 'B']) }),
      project({ code: choiceProperty(['A', 'C'], { 'x-renamed-values': { C: 'B' } }) }),
      {},
      1,
    ],
    [
      'each for another name',
      PLAIN,
      project({ mark: textProperty({ 'x-renamed-from': 'code' }) }, { title: '{mark}' }),
      {},
      1,
    ],
    ['each for a migration of it', PLAIN, PLAIN, { migrations: [{ name: '1', rows: { tools: () => ({}) } }] }, 1],
    ['none for a migration of others', PLAIN, PLAIN, { migrations: [{ name: '1', rows: { users: () => ({}) } }] }, 0],
  ])(
    'a server start rewrites each row of a table or none, as the schema change requires: %s',
    async (_, before, after, options, count) => {
      await start(before);
      await add(before, [{ code: 'A' }]);
      await start(after, options);
      expect(rewritten().filter((sql) => sql.includes('"version" = '))).toHaveLength(count);
    },
  );
});

describe('Tables and columns that are no longer in the schemas', () => {
  it('tables and columns removed from the schemas stay in the database until they are dropped on request', async () => {
    await start(project({ code: textProperty(), name: textProperty() }, {}, 'tools', shelves));
    expect(await start(PLAIN)).toEqual([
      'tools.name: no longer in the schemas; its column is kept (remove it with --drop)',
      'shelves: no longer in the schemas; the table is kept (remove it with --drop)',
    ]);
    const described = (await readState(database))?.description.resources;
    expect(described?.['tools']?.fields['name']).toMatchObject({ kind: 'text', gone: true });
    expect(described?.['tools']?.fields['code']).not.toHaveProperty('gone');
    expect(described?.['shelves']).toMatchObject({ module: 'shelves', gone: true });
    expect(await start(PLAIN)).toEqual([]);
    expect([await columns(), await names('table')]).toEqual([
      expect.arrayContaining(['name']),
      expect.arrayContaining(['shelves']),
    ]);
  });

  it('tables and columns removed from the schemas are dropped on request, together with their search index', async () => {
    const both = project({ code: textProperty(), name: textProperty() }, {}, 'tools', shelves);
    await start(both);
    const shelfTable = tablesOf(both, 'sqlite').get('shelves');
    if (shelfTable) await addSearchIndex(database, shelfTable);
    expect(await start(PLAIN, { drop: true })).toEqual([
      'tools.name: no longer in the schemas; its column is kept (remove it with --drop)',
      'shelves: no longer in the schemas; the table is kept (remove it with --drop)',
      'tools.name: its column is dropped',
      'shelves: its table is dropped',
    ]);
    expect(await columns()).not.toContain('name');
    expect((await names('table')).filter((table) => table.startsWith('shelves'))).toEqual([]);
    const described = (await readState(database))?.description.resources;
    expect([described?.['tools']?.fields['name'], described?.['shelves']]).toEqual([undefined, undefined]);
    expect(await start(PLAIN, { drop: true })).toEqual([]);
  });

  it('a removed table or column blocks a rename to its name until the table or column is dropped', async () => {
    const before = project({ code: textProperty(), mark: textProperty() }, {}, 'tools', shelves);
    await start(before);
    await add(before, [{ code: 'A', mark: 'old' }]);
    await add(before, [{ name: 'B' }], 'shelves');
    const shelfTable = tablesOf(before, 'sqlite').get('shelves');
    if (shelfTable) await addSearchIndex(database, shelfTable);
    await start(PLAIN);
    const after = project(
      { mark: textProperty({ 'x-renamed-from': 'code' }) },
      { title: '{mark}', 'x-renamed-from': 'tools' },
      'shelves',
    );
    await expect(start(after)).rejects.toMatchObject({
      name: 'RefusedChange',
      message: [
        'Names of the schemas mean something else in this database. Nothing was changed.',
        'shelves is to be "tools", and a table of this name is kept from before. Drop what is kept with: tuyen db apply --drop',
        'shelves.mark is to be "code", and a column of this name is kept from before. Drop what is kept with: tuyen db apply --drop',
      ].join(STARTED),
    });
    await start(after, { drop: true });
    expect(await rowsIn(after, 'shelves')).toEqual([{ id: 't0', mark: 'A' }]);
    expect((await names('table')).filter((table) => /^(?:tools|shelves)/u.test(table))).toEqual(['shelves']);
  });

  it('an older build refuses to start on a database in which a column has been renamed', async () => {
    await start(project({ code: textProperty() }));
    await start(project({ mark: textProperty({ 'x-renamed-from': 'code' }) }, { title: '{mark}' }));
    await expect(start(PLAIN, { back: true })).rejects.toThrow(
      [
        'Names of the schemas mean something else in this database. Nothing was changed.',
        'tools.code is called "mark" in this database and would be empty. Write "x-renamed-from": "mark" at it, or restore a backup of before.',
      ].join(STARTED),
    );
    await expect(start(PLAIN, { back: true, drop: true })).rejects.toThrow('would be empty');
  });
});

describe('Existing rows during a migration', () => {
  it('all rows of a large table are migrated', async () => {
    await start(PLAIN);
    await add(
      PLAIN,
      Array.from({ length: 1001 }, () => ({ code: 'A' })),
    );
    const after = project({ code: textProperty(), size: numberProperty({ default: 4 }) });
    await start(after);
    expect(await database.row('SELECT count(*) AS n, sum("size") AS "size" FROM "tools"')).toEqual({
      n: 1001,
      size: 4004,
    });
  });

  it('in existing rows, missing values and empty required values get the default of the field', async () => {
    const before = project({ code: textProperty(), name: textProperty(), note: textProperty({ default: 'n' }) });
    await start(before);
    await add(before, [{ code: 'A', name: '', note: '' }, { code: 'B' }, { code: 'C', name: 'Saw' }]);
    const after = project(
      {
        code: textProperty(),
        name: textProperty({ default: 'Tool' }),
        note: textProperty({ default: 'n' }),
        tags: listProperty({ default: ['x'] }),
      },
      { schema: { required: ['name'] } },
    );
    await start(after);
    expect(await rowsIn(after)).toEqual([
      { id: 't0', code: 'A', name: 'Tool', note: '', tags: ['x'] },
      { id: 't1', code: 'B', name: 'Tool', tags: ['x'] },
      { id: 't2', code: 'C', name: 'Saw', tags: ['x'] },
    ]);
  });

  it('a value whose field changes type is converted if nothing is lost, and rejected otherwise', async () => {
    const before = project({ code: numberProperty() });
    await start(before);
    await add(before, [{ code: 7 }]);
    await start(PLAIN);
    expect(await rowsIn(PLAIN)).toEqual([{ id: 't0', code: '7' }]);
    await add(PLAIN, [{ id: 'x', code: 'x' }]);
    await expect(start(before, { back: true })).rejects.toThrow(
      'tools.code does not take the value of 1 row (x = "x").',
    );
  });

  it('existing rows get the initial state and an empty history when their resource gets a workflow', async () => {
    await start(PLAIN);
    await add(PLAIN, [{ code: 'A' }]);
    const move = {
      type: 'object',
      properties: {
        from: textProperty(),
        to: textProperty(),
        at: textProperty(),
        by: textProperty(),
        note: textProperty(),
      },
    };
    const after = project(
      {
        code: textProperty(),
        state: choiceProperty(['NEW', 'LOST']),
        moves: labeled('Moves', { type: 'array', 'x-computed': true, items: move }),
      },
      {
        workflow: {
          field: 'state',
          initial: 'NEW',
          history: 'moves',
          transitions: [{ name: 'lose', label: { en: 'Lose' }, from: ['NEW'], to: 'LOST', by: ['staff'] }],
        },
      },
    );
    await start(after);
    expect(await rowsIn(after)).toEqual([{ id: 't0', code: 'A', state: 'NEW', moves: [] }]);
  });

  it('a migration sees the values of columns that are removed in the same or an earlier build', async () => {
    const seen: Row[] = [];
    const migration = (name: string): Migration => ({
      name,
      rows: {
        tools(row) {
          seen.push({ ...row });
          return undefined;
        },
      },
    });
    await start(NAMED);
    await add(NAMED, [{ code: 'A', name: 'Saw' }]);
    await start(PLAIN, { migrations: [migration('1')] });
    await start(PLAIN, { migrations: [migration('1'), migration('2')] });
    // Each of the two migrations receives the row twice: when the rows are checked and when they are written.
    expect(seen).toEqual(Array.from({ length: 4 }, () => ({ id: 't0', code: 'A', name: 'Saw' })));
    expect(await rowsIn(PLAIN)).toEqual([{ id: 't0', code: 'A' }]);
  });

  it.each([
    [() => ({ unknown: 1 }), '"unknown" is not a field of tools'],
    [
      () => {
        throw new Error('no brand');
      },
      'no brand',
    ],
    [
      () => {
        throw 'a text';
      },
      'a text',
    ],
  ])('the error of a failed migration names the migration and the row, %#', async (work, problem) => {
    await start(PLAIN);
    await add(PLAIN, [{ code: 'A' }]);
    await expect(start(PLAIN, { migrations: [{ name: '1', rows: { tools: work } }] })).rejects.toMatchObject({
      name: 'RefusedChange',
      message: `The migration "1" failed at tools t0: ${problem}. Nothing was changed.`,
    });
  });

  it('all rows that do not fit new schemas are reported together, listed for each reason', async () => {
    const before = project({
      code: textProperty(),
      name: textProperty(),
      pin: textProperty({ writeOnly: true }),
      size: numberProperty(),
    });
    await start(before);
    await add(before, [
      { code: 'A', name: 'long', pin: 'one', size: 3 },
      { code: 'B', name: '', size: 3 },
      { code: 'C', name: 'x', size: 4 },
      { code: 'C', name: 'x', size: 4 },
    ]);
    const after = project(
      {
        code: textProperty({ 'x-unique': true }),
        name: textProperty({ maxLength: 3 }),
        pin: numberProperty({ writeOnly: true }),
        size: numberProperty({ maximum: 3 }),
        extra: textProperty(),
      },
      { schema: { required: ['name', 'extra'] } },
    );
    await expect(start(after)).rejects.toMatchObject({
      message: [
        'The rows in the database contradict the schemas. Nothing was changed.',
        'tools.pin is a secret, which cannot be converted: 1 row (A). Say how in a migration of the domain.',
        'tools.extra is required, and 4 rows (A; B; C; …) have no value. Give the field a default, fill them, or say how in a migration of the domain.',
        'tools.name does not take the value of 1 row (A = "long"). Change them, widen the field, name the earlier value in "x-renamed-values", or say how in a migration of the domain.',
        'tools.name is required, and 1 row (B) have no value. Give the field a default, fill them, or say how in a migration of the domain.',
        'tools.size does not take the value of 2 rows (C = 4; C = 4). Change them, widen the field, name the earlier value in "x-renamed-values", or say how in a migration of the domain.',
        'tools.code is to be unique, and 2 rows (C = "C"; C = "C") have a value that another has. Change them, or leave "x-unique" out.',
      ].join(STARTED),
    });
    expect(rewritten()).toEqual([]);
    expect(await rowsIn(before)).toHaveLength(4);
  });

  it('a secret inside an object keeps its value if the field is renamed and is no longer secret', async () => {
    const box = (properties: JsonObject) => labeled('Box', { type: 'object', properties });
    const before = project({
      code: textProperty(),
      box: box({ room: textProperty(), pin: textProperty({ writeOnly: true }) }),
    });
    await start(before);
    await add(before, [{ code: 'A', box: { room: 'R', pin: '1' } }, { code: 'B' }]);
    const after = project({
      code: textProperty(),
      box: box({ room: textProperty(), key: textProperty({ 'x-renamed-from': 'pin' }) }),
    });
    await start(after);
    expect(await rowsIn(after)).toEqual([
      { id: 't0', code: 'A', box: { room: 'R', key: '1' } },
      { id: 't1', code: 'B' },
    ]);
  });

  it.each([
    ['no default', numberProperty(), []],
    ['a default', numberProperty({ default: 0 }), ['pin']],
  ])(
    'a server start is refused if a secret becomes a public field of another type with %s',
    async (_, pin, required) => {
      const before = project({ code: textProperty(), pin: textProperty({ writeOnly: true }) });
      await start(before);
      await add(before, [{ code: 'A', pin: '12' }, { code: 'B' }]);
      await expect(start(project({ code: textProperty(), pin }, { schema: { required } }))).rejects.toMatchObject({
        findings: [{ resource: 'tools', field: 'pin', reason: 'secret', count: 1 }],
      });
      expect(await rowsIn(before)).toMatchObject([{ pin: '12' }, {}]);
    },
  );

  it('a migration can read a secret whose type has changed', async () => {
    const before = project({ code: textProperty(), pin: textProperty({ writeOnly: true }) });
    await start(before);
    await add(before, [{ code: 'A', pin: '12' }, { code: 'B' }]);
    const after = project({ code: textProperty(), pin: numberProperty({ writeOnly: true }) });
    const rows = { tools: ({ pin }: Readonly<Row>) => (typeof pin === 'string' ? { pin: Number(pin) } : undefined) };
    await start(after, { migrations: [{ name: '1', rows }] });
    expect(await rowsIn(after)).toEqual([
      { id: 't0', code: 'A', pin: 12 },
      { id: 't1', code: 'B' },
    ]);
  });

  it('if a field becomes a secret of another type, its stored values are converted', async () => {
    const before = project({ code: textProperty(), pin: textProperty() });
    await start(before);
    await add(before, [{ code: 'A', pin: '12' }, { code: 'B' }]);
    const after = project({ code: textProperty(), pin: numberProperty({ writeOnly: true }) });
    await start(after);
    expect(await rowsIn(after)).toEqual([
      { id: 't0', code: 'A', pin: 12 },
      { id: 't1', code: 'B' },
    ]);
  });

  it('a secret inside an object is rejected if the secret does not fit its new type', async () => {
    const box = (pin: JsonObject) => labeled('Box', { type: 'object', properties: { room: textProperty(), pin } });
    const before = project({ code: textProperty(), box: box(textProperty({ writeOnly: true })) });
    await start(before);
    await add(before, [
      { code: 'A', box: { room: 'R', pin: 'one' } },
      { code: 'B', box: { room: 'R', pin: '2' } },
    ]);
    const after = project({ code: textProperty(), box: box(numberProperty({ writeOnly: true })) });
    await expect(start(after)).rejects.toMatchObject({
      findings: [{ resource: 'tools', field: 'box.pin', reason: 'secret', count: 1, first: ['A'] }],
    });
    const rows = { tools: ({ code }: Readonly<Row>) => (code === 'A' ? { box: { room: 'R', pin: 1 } } : undefined) };
    await start(after, { migrations: [{ name: '1', rows }] });
    expect(await rowsIn(after)).toEqual([
      { id: 't0', code: 'A', box: { room: 'R', pin: 1 } },
      { id: 't1', code: 'B', box: { room: 'R', pin: 2 } },
    ]);
  });

  it('a migration can supply the value of a secret that changes its type', async () => {
    const before = project({ code: textProperty(), pin: textProperty({ writeOnly: true }) });
    await start(before);
    await add(before, [{ code: 'A', pin: 'one' }, { code: 'B' }]);
    const after = project({ code: textProperty(), pin: numberProperty({ writeOnly: true }) });
    const rows = { tools: ({ code }: Readonly<Row>) => (code === 'A' ? { pin: 7 } : undefined) };
    await start(after, { migrations: [{ name: '1', rows }] });
    expect(await rowsIn(after)).toEqual([
      { id: 't0', code: 'A', pin: 7 },
      { id: 't1', code: 'B' },
    ]);
  });
});

describe('Values of a field that becomes unique', () => {
  it('duplicates of a field that becomes unique are reported with the first three rows', async () => {
    const before = project({ code: textProperty(), name: textProperty() });
    await start(before);
    await add(
      before,
      ['B', 'A', 'B', 'A', 'C', undefined, undefined].map((code, index) => ({ code, name: `${index}` })),
    );
    const after = project({ code: textProperty({ 'x-unique': true }), name: textProperty() }, { title: '{name}' });
    await expect(start(after)).rejects.toMatchObject({
      findings: [
        { resource: 'tools', field: 'code', reason: 'duplicate', count: 4, first: ['1 = "A"', '3 = "A"', '0 = "B"'] },
      ],
    });
  });
});

describe('Database of a project with a renamed resource', () => {
  const fields = { code: textProperty({ 'x-searchable': true, 'x-unique': true }) };
  const before = project(fields);
  const after = (more: JsonObject = {}) =>
    project(
      { mark: textProperty({ 'x-searchable': true, ...more, 'x-renamed-from': 'code' }) },
      { title: '{mark}', 'x-renamed-from': 'tools' },
      'devices',
    );

  it('renaming a resource leaves no table, index or trigger under its earlier name', async () => {
    await start(before);
    await add(before, [{ code: 'A' }]);
    const table = tablesOf(before, 'sqlite').get('tools');
    if (table) await addSearchIndex(database, table);
    await start(after({ 'x-unique': true }));
    for (const kind of ['table', 'index', 'trigger'])
      expect((await names(kind)).filter((one) => one.startsWith('tools'))).toEqual([]);
    expect(await names('index')).toContain('devices.mark.unique');
    expect(await rowsIn(after({ 'x-unique': true }), 'devices')).toEqual([{ id: 't0', mark: 'A' }]);
  });

  it('renaming a resource removes the unique index of a field that is no longer unique', async () => {
    await start(before);
    await add(before, [{ code: 'A' }]);
    const repeatable = project({ code: textProperty({ 'x-searchable': true }) });
    expect(await names('index')).toContain('tools.code.unique');
    await start(repeatable);
    expect(await names('index')).not.toContain('tools.code.unique');
    await rowsOver(database, tablesOf(repeatable, 'sqlite'), () => undefined).insert('tools', { id: 'x', code: 'A' });
    expect(await rowsIn(repeatable)).toHaveLength(2);
  });

  it('renaming a resource updates its name in logs, notes, saved tabs, mails and uploads', async () => {
    await start(before);
    await database.script(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 501)
       INSERT INTO "_audit" ("at", "actor", "resource", "record_id", "action", "before", "after")
         SELECT 1, 'u', 'tools', 't0', 'update', NULL, '{"code":"A"}' FROM n;
       INSERT INTO "_audit" ("at", "actor", "resource", "record_id", "action", "before") VALUES (1, 'u', 'users', 'u', 'x', '{"code":"A"}');
       INSERT INTO "_notes" ("id", "resource", "record_id", "author", "text", "at") VALUES ('1', 'tools', 't0', 'u', 'x', 1);
       INSERT INTO "_outbox" ("recipient", "subject", "text", "at", "about_resource") VALUES ('a', 'b', 'c', 1, 'tools');
       INSERT INTO "_totals" VALUES ('tools', '', 1);
       INSERT INTO "_upload_claims" ("upload_id", "resource", "record_id", "field") VALUES ('1', 'tools', 't0', 'code'), ('2', 'users', 'u', 'code');
       INSERT INTO "_tabs" ("id", "resource", "name", "query", "owner") VALUES ('a', 'tools', 'A', 'sort=code', 'u'), ('b', 'tools', 'B', 'limit=5', 'u'), ('c', 'users', 'C', 'sort=code', 'u')`,
    );
    await start(after());
    const all = (sql: string) => database.rows(sql);
    expect(await all('SELECT "resource", "before", "after", count(*) AS n FROM "_audit" GROUP BY 1, 2, 3')).toEqual([
      { resource: 'devices', before: null, after: '{"mark":"A"}', n: 501 },
      { resource: 'users', before: '{"code":"A"}', after: null, n: 1 },
    ]);
    expect(await all('SELECT "resource" FROM "_notes"')).toEqual([{ resource: 'devices' }]);
    expect(await all('SELECT "about_resource" FROM "_outbox"')).toEqual([{ about_resource: 'devices' }]);
    expect(await all('SELECT "resource" FROM "_totals"')).toEqual([{ resource: 'devices' }]);
    expect(await all('SELECT "resource", "field" FROM "_upload_claims" ORDER BY "id"')).toEqual([
      { resource: 'devices', field: 'mark' },
      { resource: 'users', field: 'code' },
    ]);
    expect(await all('SELECT "id", "resource", "query" FROM "_tabs" ORDER BY "id"')).toEqual([
      { id: 'a', resource: 'devices', query: 'sort=mark' },
      { id: 'b', resource: 'devices', query: 'limit=5' },
      { id: 'c', resource: 'users', query: 'sort=code' },
    ]);
  });
});

describe('Log resource that a project defines', () => {
  const log = {
    'resources/log': resource('log', {
      about: textProperty(),
      was: labeled('Was', { 'x-kind': 'json' }),
      by: textProperty(),
    }),
  };
  const logs = { resource: 'log', names: 'about', values: ['was', 'by'] };
  const before = project({ code: textProperty() }, {}, 'tools', log);
  const after = project(
    { mark: textProperty({ 'x-renamed-from': 'code' }) },
    { title: '{mark}', 'x-renamed-from': 'tools' },
    'devices',
    log,
  );
  const entries = [
    ...Array.from({ length: 501 }, () => ({ about: 'tools', was: { code: 'A' }, by: 'code' })),
    { about: 'users', was: { code: 'A' } },
  ].map((entry, index) => ({ ...entry, id: `l${String(index).padStart(3, '0')}` }));

  it('entries of a project-defined log are updated after a rename, even in a long log', async () => {
    await start(before);
    await add(before, entries, 'log');
    await start(after, { logs });
    expect(await rowsIn(after, 'log')).toEqual(
      entries.map((entry) => (entry.about === 'tools' ? { ...entry, about: 'devices', was: { mark: 'A' } } : entry)),
    );
    const keys = await database.row(`SELECT count(DISTINCT "about~sort") AS n FROM "log"`);
    expect(keys).toEqual({ n: 2 });
  });

  it('a project-defined log stays unchanged after a rename if the migration options do not name the log', async () => {
    await start(before);
    await add(before, entries.slice(0, 1), 'log');
    await start(after);
    expect(await rowsIn(after, 'log')).toEqual(entries.slice(0, 1));
  });
});

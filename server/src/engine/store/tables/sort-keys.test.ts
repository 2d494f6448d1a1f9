import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Model } from '@tuyen/model';
import { backUp, restore } from '../../../maintenance/index.ts';
import { labeled, modelOf, resource } from '@tuyen/server-mock/testing/small-project';
import type { UpToDateOptions } from '../migrations/up-to-date-by.ts';
import { openStore } from '../open-store.ts';
import { type Store } from '../store.ts';
import { grownIndexes } from './indexes.ts';

type Json = Readonly<Record<string, unknown>>;
const text = (more: Json = {}) => labeled('Text', { type: 'string', ...more });

function project(fields: Json, more: Json = {}, languages: readonly string[] = ['vi']): Model {
  const model = modelOf(
    { users: 'users' },
    {
      'resources/users': resource('users', { username: text({ 'x-unique': true }) }),
      'resources/tools': resource('tools', fields, more),
    },
  );
  return { ...model, languages: [...languages] };
}

const NAMES = ['Em', 'An', 'Đào', 'Ân', 'Dũng', 'Ánh'];
const IN_ORDER = ['An', 'Ánh', 'Ân', 'Dũng', 'Đào', 'Em'];
const TOOLS = project({ name: text({ 'x-searchable': true }) });

let folder: string;
let file: string;
let store: Store | undefined;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tuyen-sorted-'));
  file = join(folder, 'sorted.db');
  const filled = await open(TOOLS);
  await filled.transaction(async (rows) => {
    for (const [index, name] of NAMES.entries()) await rows.insert('tools', { id: `t${index}`, version: 1, name });
  });
});
afterEach(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

async function close(): Promise<void> {
  await store?.close();
  store = undefined;
}

async function open(model: Model, upToDate?: UpToDateOptions): Promise<Store> {
  await close();
  store = await openStore({ model, databaseUrl: `file:${file}`, upToDate });
  for (const table of store.tables.values())
    for (const statement of grownIndexes(table, 'sqlite')) await store.database.script(statement);
  return store;
}

async function sorted(field = 'name'): Promise<unknown[]> {
  const rows = await store?.reader.find('tools', {}, { sort: field });
  return rows?.map((row) => row[field]) ?? [];
}

/** Checks the database file as another program would, without the SQL functions that the server registers. */
async function checkElsewhere(): Promise<string> {
  await close();
  const database = new DatabaseSync(file);
  try {
    database.exec('VACUUM; REINDEX');
    return String(database.prepare('PRAGMA integrity_check').get()?.['integrity_check']);
  } finally {
    database.close();
  }
}

const columns = async () =>
  (await store?.database.texts(`SELECT name FROM pragma_table_info('tools') WHERE name LIKE '%~%'`)) ?? [];

it('sort keys are stored in ordinary columns, so other SQLite programs can open the file', async () => {
  expect(await sorted()).toEqual(IN_ORDER);
  expect(await checkElsewhere()).toBe('ok');
  await open(TOOLS);
  expect(await sorted()).toEqual(IN_ORDER);
});

it('the stored sort keys are updated with each write and appear in no response', async () => {
  const tools = await open(TOOLS);
  await tools.transaction(async (rows) => {
    const row = await rows.get('tools', 't0');
    if (row) await rows.replace('tools', row, { ...row, name: 'Ăn' });
  });
  expect(await sorted()).toEqual(['An', 'Ánh', 'Ăn', 'Ân', 'Dũng', 'Đào']);
  expect(JSON.stringify(await tools.reader.find('tools'))).not.toContain('~');
  expect(await checkElsewhere()).toBe('ok');
});

it("a server start replaces an earlier build's index, which used a server function, by stored sort keys", async () => {
  await store?.database.script(
    `CREATE INDEX "tools.name.s0000" ON "tools" (sort_key("name", 'vi'), "id");
     UPDATE "_facts" SET "value" = json_set("value", '$.layout', 1) WHERE "name" = 'made-from';
     DELETE FROM "_facts" WHERE "name" = 'sort-keys'`,
  );
  const indexes = await store?.database.texts(`SELECT name FROM sqlite_schema WHERE name LIKE 'tools.name.s%'`);
  for (const index of indexes ?? [])
    if (!index.endsWith('.s0000')) await store?.database.script(`DROP INDEX "${index}"`);
  await store?.database.script('ALTER TABLE "tools" DROP COLUMN "name~sort"');
  await expect(checkElsewhere()).rejects.toThrow(/sort_key/u);
  await open(TOOLS);
  expect(await sorted()).toEqual(IN_ORDER);
  expect(await checkElsewhere()).toBe('ok');
});

it('stored sort keys are computed again for another collation version or language', async () => {
  await store?.database.script(
    `UPDATE "tools" SET "name~sort" = "id"; UPDATE "_facts" SET "value" = replace("value", '"1 ', '"0 ') WHERE "name" = 'sort-keys'`,
  );
  expect(await sorted()).toEqual(NAMES);
  await open(TOOLS);
  expect(await sorted()).toEqual(IN_ORDER);
  const tools = await open(project({ name: text({ 'x-searchable': true }) }, {}, ['sv']));
  await tools.transaction((rows) => rows.insert('tools', { id: 'x', version: 1, name: 'Ärta' }));
  expect((await sorted()).at(-1)).toBe('Ärta');
});

it('stored sort keys stay correct when a field is renamed, migrated, removed and added again', async () => {
  await open(project({ title: text({ 'x-renamed-from': 'name' }) }));
  expect(await columns()).toEqual(['title~sort']);
  expect(await sorted('title')).toEqual(IN_ORDER);
  const upper = {
    name: '001-upper',
    rows: {
      tools: ({ title }: Readonly<Record<string, unknown>>) => ({
        title: `${String(title) === 'An' ? 'Z' : ''}${String(title)}`,
      }),
    },
  };
  await open(project({ title: text({ 'x-renamed-from': 'name' }) }), { migrations: [upper] });
  expect(await sorted('title')).toEqual(['Ánh', 'Ân', 'Dũng', 'Đào', 'Em', 'ZAn']);
  await open(project({ size: labeled('Size', { type: 'integer' }) }));
  expect(await columns()).toEqual([]);
  expect(await checkElsewhere()).toBe('ok');
  await open(project({ title: text(), size: labeled('Size', { type: 'integer' }), more: text() }));
  expect(await sorted('title')).toEqual(['Ánh', 'Ân', 'Dũng', 'Đào', 'Em', 'ZAn']);
  expect(await checkElsewhere()).toBe('ok');
});

it('the sort keys of a field are removed if the list no longer shows the field', async () => {
  await open(
    project({ name: text({ 'x-searchable': true }), code: text() }, { list: { columns: ['code'], sort: 'code' } }),
  );
  expect(await columns()).toEqual(['code~sort']);
  expect(await sorted()).toEqual(IN_ORDER);
  expect(await checkElsewhere()).toBe('ok');
});

it('restoring a backup computes the sort keys, which backups do not contain', async () => {
  const backup = join(folder, 'backup.gz');
  await backUp(`file:${file}`, backup);
  await close();
  file = join(folder, 'restored.db');
  await restore(`file:${file}`, backup, false);
  await open(TOOLS);
  expect(await sorted()).toEqual(IN_ORDER);
  expect(await checkElsewhere()).toBe('ok');
});

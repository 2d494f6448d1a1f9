import { expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { labeled, resource } from '@tuyen/server-mock/testing/small-project';
import type { Store } from '../store.ts';
import {
  choiceProperty,
  type JsonObject,
  storedDatabase,
  listProperty,
  numberProperty,
  project,
  textProperty,
} from './stored-database.fixture.ts';
import { upToDateBy } from './up-to-date-by.ts';

async function saveTab({ database }: Store, query: string): Promise<void> {
  await database.run(
    database.engine === 'sqlite'
      ? `INSERT INTO "_tabs" ("id", "resource", "name", "query", "owner", "role") VALUES (?, 'tools', 'Mine', ?, 'u', 'r')`
      : `INSERT INTO "_tabs" ("id", "resource", "name", "query", "owner", "role") VALUES ($1, 'tools', 'Mine', $2, 'u', 'r')`,
    [query, new URLSearchParams(query).toString()],
  );
}

async function tabs({ database }: Store): Promise<readonly string[]> {
  const queries = await database.texts('SELECT "query" FROM "_tabs" ORDER BY "id"');
  return queries.map(decodeURIComponent);
}

onEachDatabase('Renames in existing databases', (emptyDatabase) => {
  const { open, fill, refusal } = storedDatabase(emptyDatabase);

  it('a renamed field keeps its values in rows, nested objects and the log, and stays unique', async () => {
    const rows = (name: string, more: JsonObject = {}) =>
      labeled('Parts', { type: 'array', items: { type: 'object', properties: { [name]: textProperty(more) } } });
    const at = { type: 'string', format: 'date-time' };
    const filled = await fill(
      project({ code: textProperty({ 'x-unique': true }), at: labeled('At', at), parts: rows('part') }),
      [{ code: 'A', at: '2026-01-02T03:04:05.000Z', parts: [{ part: 'screw' }] }],
    );
    await filled.database.script(
      `INSERT INTO "_audit" ("at", "actor", "resource", "record_id", "action", "after") VALUES (1, 'u', 'tools', 't0', 'update', '{"code":"A"}')`,
    );
    const renamed = project(
      {
        mark: textProperty({ 'x-unique': true, 'x-renamed-from': 'code' }),
        since: labeled('At', { ...at, 'x-renamed-from': 'at' }),
        parts: rows('name', { 'x-renamed-from': 'part' }),
      },
      { title: '{mark}' },
    );
    const { reader, database, transaction } = await open(renamed);
    expect(await reader.first('tools', { mark: 'A' })).toMatchObject({
      mark: 'A',
      since: '2026-01-02T03:04:05.000Z',
      parts: [{ name: 'screw' }],
    });
    expect(await database.texts('SELECT "_doc" FROM "tools"')).not.toContain('code');
    await expect(transaction((writer) => writer.insert('tools', { id: 'x', version: 1, mark: 'A' }))).rejects.toThrow(
      /duplicate/u,
    );
    expect(await database.texts('SELECT "after" FROM "_audit"')).toEqual(['{"mark":"A"}']);
    expect(await (await open(renamed)).reader.count('tools')).toBe(1);
  });

  it('the queries of saved and shared tabs use the new names after a field rename', async () => {
    const filled = await fill(project({ code: textProperty(), state: choiceProperty(['NEW', 'LOST']) }), []);
    for (const query of [
      'filter=code||$eq||A&filter=state||$in||LOST,NEW&sort=code,ASC',
      'or[0]=code||$eq||LOST&or[1]=state||$eq||LOST',
      's={"$or":[{"code":"LOST"},{"state":{"$in":["LOST"]}}]}',
      'filter={"code":"A","state":["NEW","LOST"]}&sort=["code","DESC"]',
      'q=code&tab=LOST',
    ])
      await saveTab(filled, query);
    const renamed = project(
      {
        mark: textProperty({ 'x-renamed-from': 'code' }),
        condition: choiceProperty(['NEW', 'MISSING'], {
          'x-renamed-from': 'state',
          'x-renamed-values': { MISSING: 'LOST' },
        }),
      },
      { title: '{mark}', 'x-renamed-from': 'tools' },
      'devices',
    );
    const store = await open(renamed);
    expect((await tabs(store)).toSorted()).toEqual(
      [
        'filter=mark||$eq||A&filter=condition||$in||MISSING,NEW&sort=mark,ASC',
        'or[0]=mark||$eq||LOST&or[1]=condition||$eq||MISSING',
        's={"$or":[{"mark":"LOST"},{"condition":{"$in":["MISSING"]}}]}',
        'filter={"mark":"A","condition":["NEW","MISSING"]}&sort=["mark","DESC"]',
        'q=code&tab=LOST',
      ].toSorted(),
    );
    expect(new Set(await store.database.texts('SELECT "resource" FROM "_tabs"'))).toEqual(new Set(['devices']));
  });

  it('role permissions and all references use the new name after a resource is renamed', async () => {
    const fields = { code: textProperty({ 'x-searchable': true, 'x-unique': true }) };
    const filled = await fill(project(fields), [{ code: 'A' }]);
    await filled.transaction((rows) =>
      rows.insert('roles', { id: 'r', version: 1, name: 'R', permissions: ['tools.read', 'users.read'] }),
    );
    await filled.database.script(
      `INSERT INTO "_notes" ("id", "resource", "record_id", "author", "text", "at") VALUES ('1', 'tools', 't0', 'u', 'Broken', 1)`,
    );
    const renamed = project(fields, { 'x-renamed-from': 'tools' }, 'devices');
    const { reader, database, totals } = await open(renamed);
    expect(await reader.get('devices', 't0')).toMatchObject({ code: 'A' });
    expect(await totals.of('devices', undefined)).toBe(1);
    expect((await reader.get('roles', 'r'))?.['permissions']).toEqual(['devices.read', 'users.read']);
    expect(await database.texts('SELECT "resource" FROM "_notes"')).toEqual(['devices']);
  });

  it('no index keeps the earlier name of a renamed resource, so that another resource can use the name', async () => {
    const fields = { code: textProperty({ 'x-searchable': true, 'x-unique': true }) };
    await fill(project(fields), [{ code: 'A' }]);
    const { database } = await open(project(fields, { 'x-renamed-from': 'tools' }, 'devices'));
    const indexes = await database.texts(
      database.engine === 'sqlite'
        ? `SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL`
        : `SELECT indexname FROM pg_indexes WHERE indexname <> 'tools_pkey'`,
    );
    expect(indexes.filter((index) => index.startsWith('tools'))).toEqual([]);
    expect(indexes.some((index) => index.startsWith('devices.code'))).toBe(true);
  });

  it('permission slugs of accounts and API clients are updated when a module is renamed or split', async () => {
    const clients = resource('clients', { name: textProperty(), grants: listProperty() });
    const racks = (module: string) => resource('racks', { code: textProperty() }, { module });
    const users = (more: JsonObject = {}) => ({
      'resources/users': resource('users', {
        username: textProperty({ 'x-unique': true }),
        permissions: listProperty(),
      }),
      'resources/clients': clients,
      ...more,
    });
    const filled = await fill(
      project({ code: textProperty() }, { module: 'store' }, 'tools', users({ 'resources/racks': racks('store') })),
      [],
    );
    await filled.transaction(async (rows) => {
      await rows.insert('users', { id: 'u', version: 1, username: 'u', permissions: ['store.read', 'client.read'] });
      await rows.insert('clients', { id: 'c', version: 1, name: 'C', grants: ['store.read', 'store.lend'] });
    });
    const split = project(
      { code: textProperty() },
      { module: 'tool' },
      'tools',
      users({ 'resources/racks': racks('store') }),
    );
    const options = upToDateBy({
      identity: { clients: { resource: 'clients', permissions: 'grants', lastUsed: 'used_at' } },
    });
    const first = await open(split, options);
    expect((await first.reader.get('users', 'u'))?.['permissions']).toEqual(['store.read', 'tool.read', 'client.read']);
    expect((await first.reader.get('clients', 'c'))?.['grants']).toEqual(['store.read', 'tool.read', 'store.lend']);
    const moved = project(
      { code: textProperty() },
      { module: 'tool' },
      'tools',
      users({ 'resources/racks': racks('rack') }),
    );
    const second = await open(moved, options);
    expect((await second.reader.get('clients', 'c'))?.['grants']).toEqual(['rack.read', 'tool.read', 'store.lend']);
  });

  it('renamed enum values are updated in fields, lists and the workflow history', async () => {
    const states = (last: string, more: JsonObject = {}) => ({ 'enums/tool-state': enumOf(['NEW', last], more) });
    const workflow = (last: string) => ({
      field: 'state',
      initial: 'NEW',
      history: 'moves',
      transitions: [{ name: 'lose', label: { en: 'Lose' }, from: ['NEW'], to: last, by: ['staff'], tone: 'danger' }],
    });
    const state = labeled('State', { $ref: '../enums/tool-state.json' });
    const fields = {
      code: textProperty(),
      state,
      moves: labeled('Moves', {
        type: 'array',
        items: { type: 'object', properties: { from: state, to: state, by: textProperty() } },
      }),
      before: labeled('Before', { type: 'array', items: { $ref: '../enums/tool-state.json' } }),
    };
    await fill(project(fields, { workflow: workflow('LOST') }, 'tools', states('LOST')), [
      {
        code: 'A',
        state: 'LOST',
        before: ['NEW', 'LOST'],
        moves: [{ from: 'NEW', to: 'LOST', by: 'LOST' }],
      },
      { code: 'LOST', state: 'NEW' },
    ]);
    const { reader } = await open(
      project(
        fields,
        { workflow: workflow('MISSING') },
        'tools',
        states('MISSING', { 'x-renamed-values': { MISSING: 'LOST' } }),
      ),
    );
    expect(await reader.find('tools', { state: 'MISSING' })).toMatchObject([{ code: 'A', before: ['NEW', 'MISSING'] }]);
    expect((await reader.get('tools', 't0'))?.['moves']).toEqual([{ from: 'NEW', to: 'MISSING', by: 'LOST' }]);
    expect(await reader.get('tools', 't1')).toMatchObject({ code: 'LOST', state: 'NEW' });
  });

  it('a log resource defined by the project is updated when fields and resources are renamed', async () => {
    const change = (what: string) => labeled(what, { 'x-kind': 'json' });
    const log = {
      'resources/log': resource('log', {
        about: textProperty({ 'x-searchable': true }),
        was: change('Was'),
        is: change('Is'),
      }),
    };
    const filled = await fill(project({ code: textProperty(), size: numberProperty() }, {}, 'tools', log), []);
    await filled.transaction(async (rows) => {
      await rows.insert('log', {
        id: 'l1',
        version: 1,
        about: 'tools',
        was: { code: 'A', size: 1 },
        is: { code: 'B' },
      });
      await rows.insert('log', { id: 'l2', version: 1, about: 'users', is: { code: 'B' } });
    });
    const renamed = project(
      { mark: textProperty({ 'x-renamed-from': 'code' }), size: numberProperty() },
      { title: '{mark}', 'x-renamed-from': 'tools' },
      'devices',
      log,
    );
    const audit = { resource: 'log', names: 'about', values: ['was', 'is'], row: () => ({}), entries: async () => [] };
    const { reader } = await open(renamed, upToDateBy({ audit }));
    expect(await reader.first('log', { about: 'devices' })).toMatchObject({
      was: { mark: 'A', size: 1 },
      is: { mark: 'B' },
    });
    expect(await reader.get('log', 'l2')).toMatchObject({ about: 'users', is: { code: 'B' } });
  });

  it('renaming a field to the name of a kept old column is refused until that column is dropped', async () => {
    await fill(project({ code: textProperty(), mark: textProperty() }), [{ code: 'A', mark: 'old' }]);
    await open(project({ code: textProperty() }));
    const renamed = project({ mark: textProperty({ 'x-renamed-from': 'code' }) }, { title: '{mark}' });
    expect(await refusal(renamed)).toMatch(/tools\.mark is to be "code", and a column of this name is kept.*--drop/u);
    expect(await (await open(renamed, { drop: true })).reader.get('tools', 't0')).toMatchObject({ mark: 'A' });
    expect(await (await open(renamed)).reader.count('tools', { mark: 'A' })).toBe(1);
  });

  it('renaming a resource to the name of a kept old table is refused until that table is dropped', async () => {
    const devices = { 'resources/devices': resource('devices', { code: textProperty() }) };
    await fill(project({ code: textProperty() }, {}, 'tools', devices), [{ code: 'A' }]);
    await open(project({ code: textProperty() }));
    const renamed = project({ code: textProperty() }, { 'x-renamed-from': 'tools' }, 'devices');
    expect(await refusal(renamed)).toMatch(/devices is to be "tools", and a table of this name is kept.*--drop/u);
    expect(await (await open(renamed, { drop: true })).reader.get('devices', 't0')).toMatchObject({ code: 'A' });
    expect(await (await open(renamed)).reader.count('devices')).toBe(1);
  });

  it('an older build refuses to start after a rename, because the build would find no data under the old name', async () => {
    const older = project({ code: textProperty() });
    await fill(older, [{ code: 'A' }]);
    await open(project({ mark: textProperty({ 'x-renamed-from': 'code' }) }, { title: '{mark}' }));
    expect(await refusal(older, { back: true })).toMatch(
      /tools\.code is called "mark" in this database.*x-renamed-from/u,
    );
    const back = project({ code: textProperty({ 'x-renamed-from': 'mark' }) });
    expect(await (await open(back)).reader.get('tools', 't0')).toMatchObject({ code: 'A' });
    await open(project({ code: textProperty() }, { 'x-renamed-from': 'tools' }, 'devices'));
    expect(await refusal(back, { back: true })).toMatch(/tools is called "devices" in this database/u);
  });
});

function enumOf(values: readonly string[], more: JsonObject): JsonObject {
  const labels = Object.fromEntries(values.map((value) => [value, { en: value }]));
  return { type: 'string', enum: values, 'x-label': { en: 'State' }, 'x-values': labels, ...more };
}

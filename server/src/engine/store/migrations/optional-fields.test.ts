import { expect, it } from 'vitest';
import type { Row } from '../../domain.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { labeled } from '@tuyen/server-mock/testing/small-project';
import { getOrThrow } from '../../get-or-throw.ts';
import { Params } from '../database/sql-text.ts';
import type { Store } from '../store.ts';
import { listProperty, numberProperty, project, storedDatabase, textProperty } from './stored-database.fixture.ts';

const yes = (more = {}) => labeled('Yes', { type: 'boolean', ...more });
const BEFORE = project({ code: textProperty() });
const AFTER = project({
  code: textProperty(),
  name: textProperty({ default: `O'Neil "x" \\` }),
  size: numberProperty({ default: 4 }),
  rare: yes({ default: true }),
  tags: listProperty({ default: ['a'] }),
  bought: textProperty({ format: 'date', default: '2026-01-02' }),
  note: textProperty(),
});
const GIVEN = { name: `O'Neil "x" \\`, size: 4, rare: true, tags: ['a'], bought: '2026-01-02' };

onEachDatabase('New optional field in an existing resource', (emptyDatabase) => {
  const stored = storedDatabase(emptyDatabase);
  const readAll = (store: Store) => store.reader.find('tools', {}, { sort: 'id' });
  const docs = async (store: Store) => {
    const { doc, name } = getOrThrow(store.tables, 'tools');
    return (await store.database.texts(`SELECT ${doc} FROM ${name} ORDER BY "id"`)).map((one) => JSON.parse(one));
  };
  async function update(store: Store, id: string, changes: Row): Promise<void> {
    await store.transaction(async (rows) => {
      const before = (await rows.lock('tools', id)) ?? {};
      await rows.replace('tools', before, { ...before, ...changes });
    });
  }

  it('a new optional field leaves stored rows unchanged, and reads of these rows return its default', async () => {
    const before = await stored.fill(BEFORE, [{ code: 'A' }, { code: 'B' }]);
    const written = await before.database.rows('SELECT "_doc", "_search" FROM "tools" ORDER BY "id"');
    const store = await stored.open(AFTER);
    expect(await store.database.rows('SELECT "_doc", "_search" FROM "tools" ORDER BY "id"')).toEqual(written);
    expect(await readAll(store)).toEqual([
      { id: 't0', version: 1, code: 'A', ...GIVEN },
      { id: 't1', version: 1, code: 'B', ...GIVEN },
    ]);
    expect((await docs(store))[0]).toEqual({ id: 't0', version: 1, code: 'A', ...GIVEN });
    expect(await readAll(await stored.open(AFTER))).toHaveLength(2);
  });

  it('filters, sorting and sums treat older rows as having the default of a new optional field', async () => {
    await stored.fill(BEFORE, [{ code: 'A' }, { code: 'B' }]);
    const store = await stored.open(AFTER);
    await store.transaction((rows) => rows.insert('tools', { id: 't2', version: 1, code: 'C', size: 3, name: 'Z' }));
    const ids = async (where: object, options = {}) =>
      (await store.reader.find('tools', where, { sort: 'id', ...options })).map(({ id }) => id);
    expect(await ids({ size: 4 })).toEqual(['t0', 't1']);
    expect(await ids({ rare: true })).toEqual(['t0', 't1']);
    expect(await ids({ bought: '2026-01-02' })).toEqual(['t0', 't1']);
    expect(await ids({}, { sort: 'size' })).toEqual(['t2', 't0', 't1']);
    expect(await ids({}, { sort: '-name' })).toEqual(['t2', 't1', 't0']);
    expect(await store.database.row('SELECT sum("size") AS n FROM "tools"')).toEqual({ n: 11 });
  });

  it('a new optional field can be cleared, and then stays empty instead of returning to its default', async () => {
    await stored.fill(BEFORE, [{ code: 'A' }, { code: 'B' }]);
    const store = await stored.open(AFTER);
    await update(store, 't0', { size: null });
    await update(store, 't1', { code: 'b' });
    expect(await readAll(store)).toMatchObject([
      { code: 'A', rare: true },
      { code: 'b', size: 4 },
    ]);
    expect((await readAll(store))[0]).not.toHaveProperty('size');
    expect((await docs(store))[0]).not.toHaveProperty('size');
    expect((await docs(store))[1]).toEqual({ id: 't1', version: 1, code: 'b', ...GIVEN });
  });

  it('rows older than an optional field keep its first default when the default later changes', async () => {
    await stored.fill(project({ code: textProperty() }), [{ code: 'A' }]);
    await stored.open(project({ code: textProperty(), size: numberProperty({ default: 4 }) }));
    const store = await stored.open(
      project({ code: textProperty(), size: numberProperty({ default: 5 }), note: textProperty() }),
    );
    expect(await readAll(store)).toEqual([{ id: 't0', version: 1, code: 'A', size: 4 }]);
  });

  it('rows older than an optional field keep its default when the field is renamed', async () => {
    await stored.fill(project({ code: textProperty() }), [{ code: 'A' }]);
    await stored.open(project({ code: textProperty(), size: numberProperty({ default: 4 }) }));
    const renamed = project({ code: textProperty(), length: numberProperty({ 'x-renamed-from': 'size' }) });
    expect(await readAll(await stored.open(renamed))).toEqual([{ id: 't0', version: 1, code: 'A', length: 4 }]);
  });

  it('a field that was removed and added again has its earlier values in existing rows', async () => {
    const sized = project({ code: textProperty(), size: numberProperty({ default: 4 }) });
    await stored.fill(project({ code: textProperty() }), [{ code: 'A' }]);
    await update(await stored.open(sized), 't0', { size: 7 });
    await stored.open(project({ code: textProperty(), note: textProperty() }));
    const store = await stored.open(
      project({ code: textProperty(), note: textProperty(), size: numberProperty({ default: 5 }) }),
    );
    expect(await readAll(store)).toEqual([{ id: 't0', version: 1, code: 'A', size: 7 }]);
  });

  it('a search for the default of a new optional field finds older rows', async () => {
    await stored.fill(project({ code: textProperty({ 'x-searchable': true }) }), [{ code: 'A' }]);
    const fields = {
      code: textProperty({ 'x-searchable': true }),
      name: textProperty({ 'x-searchable': true, default: 'Búa' }),
    };
    const store = await stored.open(project(fields));
    const params = new Params(store.database.engine);
    const found = `SELECT "id" FROM "tools" WHERE "_search" LIKE ${params.add('%bua%')}`;
    expect(await store.database.texts(found, params.values)).toEqual(['t0']);
  });

  it('a server start writes no row if only titles, descriptions, field order or limits change', async () => {
    const before = await stored.fill(project({ code: textProperty({ maxLength: 9 }), name: textProperty() }), [
      { code: 'A', name: 'N' },
    ]);
    const stamp = before.database.engine === 'postgres' ? 'xmin::text' : '"_doc"';
    const version = () => `SELECT ${stamp} FROM "tools"`;
    const written = await before.database.texts(version());
    const labels = { description: 'A name', maxLength: 20 };
    const store = await stored.open(project({ name: textProperty(labels), code: textProperty({ maxLength: 3 }) }));
    expect(await store.database.texts(version())).toEqual(written);
  });
});

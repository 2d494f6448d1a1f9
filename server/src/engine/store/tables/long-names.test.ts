import { expect, it } from 'vitest';
import { resource } from '@tuyen/server-mock/testing/small-project';
import { project, storedDatabase, textProperty, type JsonObject } from '../migrations/stored-database.fixture.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';

const STEM = 'what_the_borrower_said_about_the_state_of_the_tool_then';
const [FIRST, SECOND] = [`${STEM}a`, `${STEM}b`];
const LIST = { columns: [FIRST, SECOND], sort: FIRST };
const fields = (more: JsonObject = {}) => ({
  code: textProperty(),
  [FIRST]: textProperty(more),
  [SECOND]: textProperty(more),
});

onEachDatabase('Fields whose index names agree in their first 63 characters', (emptyDatabase) => {
  const { open, fill } = storedDatabase(emptyDatabase);
  const indexes = async ({ database }: Awaited<ReturnType<typeof open>>): Promise<readonly string[]> =>
    database.texts(
      database.engine === 'sqlite'
        ? `SELECT name FROM sqlite_schema WHERE type = 'index' AND name LIKE 'tools.%' ORDER BY name`
        : `SELECT indexname FROM pg_indexes WHERE indexname LIKE 'tools.%' ORDER BY 1`,
    );
  const insert = (store: Awaited<ReturnType<typeof open>>, id: string, row: JsonObject) =>
    store.transaction((rows) => rows.insert('tools', { id, version: 1, code: id, ...row }));

  it('fields with long, similar names get distinct unique indexes, so an error names the right field', async () => {
    const store = await open(project(fields({ 'x-unique': true }), { list: LIST }));
    await insert(store, 'a', { [FIRST]: '1', [SECOND]: '1' });
    await expect(insert(store, 'b', { [FIRST]: '2', [SECOND]: '1' })).rejects.toMatchObject({
      name: 'DuplicateError',
      column: SECOND,
    });
    await expect(insert(store, 'b', { [FIRST]: '1', [SECOND]: '2' })).rejects.toMatchObject({ column: FIRST });
    await insert(store, 'b', { [FIRST]: '2', [SECOND]: '2' });
    expect((await indexes(store)).filter((name) => name.endsWith('.unique'))).toHaveLength(2);
  });

  it('fields with long, similar names have distinct sort indexes, which a restart keeps', async () => {
    const model = project(fields(), { list: LIST });
    const store = await fill(model, [{ code: 'A', [FIRST]: 'b', [SECOND]: 'a' }]);
    await store.indexGrown();
    const made = await indexes(store);
    expect(new Set(made.filter((name) => name.includes('~')).map((name) => name.split('.')[1])).size).toBe(
      store.database.engine === 'postgres' ? 2 : 1,
    );
    const again = await open(model);
    expect([await indexes(again), again.warnings]).toEqual([made, []]);
    expect(await again.reader.get('tools', 't0')).toMatchObject({ [FIRST]: 'b', [SECOND]: 'a' });
  });

  it('indexes of fields with long, similar names are removed if a field is renamed or no longer unique', async () => {
    await fill(project(fields({ 'x-unique': true })), [{ code: 'A', [FIRST]: 'b', [SECOND]: 'a' }]);
    const repeatable = await open(project({ ...fields({ 'x-unique': true }), [SECOND]: textProperty() }));
    expect((await indexes(repeatable)).filter((name) => name.endsWith('.unique'))).toHaveLength(1);
    const renamed = await open(
      project({
        code: textProperty(),
        [SECOND]: textProperty(),
        short: textProperty({ 'x-unique': true, 'x-renamed-from': FIRST }),
      }),
    );
    expect((await indexes(renamed)).filter((name) => name.endsWith('.unique'))).toEqual(['tools.short.unique']);
    expect(await renamed.reader.get('tools', 't0')).toMatchObject({ short: 'b', [SECOND]: 'a' });
  });

  it('a server start replaces an index that has a long field name by an index with a shortened name', async () => {
    const model = project(fields({ 'x-unique': true }));
    const store = await fill(model, [{ code: 'A', [FIRST]: 'b', [SECOND]: 'a' }]);
    const made = await indexes(store);
    await store.database.script(`CREATE UNIQUE INDEX "tools.${FIRST}.unique" ON "tools" ("${FIRST}")`);
    const more = { 'resources/shelves': resource('shelves', { name: textProperty() }) };
    expect(await indexes(await open(project(fields({ 'x-unique': true }), {}, 'tools', more)))).toEqual(made);
  });
});

import { expect, it } from 'vitest';
import type { Migration, Row } from '../../domain.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { openStore } from '../open-store.ts';
import { numberProperty, project, storedDatabase, textProperty } from './stored-database.fixture.ts';

const BEFORE = project({ code: textProperty(), size: numberProperty() });
const AFTER = project(
  { code: textProperty(), size: numberProperty({ default: 4 }) },
  { schema: { required: ['size'] } },
);
const ROWS = Array.from({ length: 450 }, (_, index): Row => ({ code: `${index}`, id: `t${1000 + index}` }));

function failingAt(id: string): Migration {
  const seen = new Set<unknown>();
  return {
    name: '1',
    rows: {
      tools(row) {
        if (row['id'] === id && seen.has(id)) throw new Error('killed');
        seen.add(row['id']);
        return { code: `${String(row['code'])}!` };
      },
    },
  };
}
const step: Migration = { name: '1', rows: { tools: ({ code }) => ({ code: `${String(code)}!` }) } };

onEachDatabase('Rewriting of stored rows in batches', (emptyDatabase) => {
  const stored = storedDatabase(emptyDatabase);

  it('an interrupted rewrite of rows continues where it stopped, and migrates each row once', async () => {
    await stored.fill(BEFORE, ROWS);
    expect(await stored.refusal(AFTER, { migrations: [failingAt('t1300')] })).toBe(
      'The migration "1" failed at tools t1300: killed. Rows before it are written; start again to go on.',
    );
    const { database, reader } = await stored.open(AFTER, { migrations: [step] });
    expect(await reader.count('tools', { size: 4 })).toBe(450);
    const rows = await reader.find('tools', {}, { sort: 'id' });
    expect(rows.map(({ code }) => code)).toEqual(ROWS.map(({ code }) => `${String(code)}!`));
    expect(await database.rows(`SELECT "name" FROM "_facts" WHERE "name" LIKE 'rewrite:%'`)).toEqual([]);
  });

  it('an interrupted row rewrite that includes a migration can be continued only by the same build', async () => {
    await stored.fill(BEFORE, ROWS);
    expect(await stored.refusal(AFTER, { migrations: [failingAt('t1300')] })).toContain('killed');
    const renamed = project(
      { mark: textProperty({ 'x-renamed-from': 'code' }), size: numberProperty() },
      { title: '{mark}' },
    );
    expect(await stored.refusal(renamed, { migrations: [step] })).toBe(
      'Another build has not finished writing the rows of tools. Start that build once more, then this one.',
    );
    expect(await stored.refusal(AFTER)).toMatch(/Another build has not finished writing the rows of tools/u);
    expect(await (await stored.open(AFTER, { migrations: [step] })).reader.count('tools', { size: 4 })).toBe(450);
  });

  it('a build with changed schemas can finish an interrupted rewrite of rows if no migration is pending', async () => {
    await stored.fill(BEFORE, ROWS);
    const described = await stored.open(AFTER);
    const before = JSON.stringify({ before: { module: 'tools', fields: {} }, migrations: [], after: 't1200' });
    await described.database.run(
      `UPDATE "tools" SET "size" = NULL, "_doc" = '{"id":"t1300","version":1,"code":"300"}' WHERE "id" = 't1300'`,
    );
    await described.database.run(`INSERT INTO "_facts" ("name", "value") VALUES ('rewrite:tools', '${before}')`);
    const later = project(
      { code: textProperty(), size: numberProperty({ default: 4 }), note: textProperty() },
      { schema: { required: ['size'] } },
    );
    expect(await (await stored.open(later)).reader.count('tools', { size: 4 })).toBe(450);
  });

  it('server processes that start together share the work of rewriting rows', async () => {
    await stored.fill(BEFORE, ROWS);
    const stores = await Promise.all(
      Array.from({ length: 3 }, () =>
        openStore({ model: AFTER, databaseUrl: stored.url(), upToDate: { migrations: [step] } }),
      ),
    );
    for (const { reader } of stores) {
      expect(await reader.count('tools', { size: 4 })).toBe(450);
      expect((await reader.get('tools', 't1449'))?.['code']).toBe('449!');
    }
    await Promise.all(stores.map((store) => store.close()));
  });

  it('rewriting rows in batches keeps changes that clients write at the same time', async () => {
    const beside = await stored.fill(BEFORE, ROWS);
    const writes: Promise<void>[] = [];
    const writing: Migration = {
      name: '2',
      rows: {
        tools({ id }) {
          if (id === 't1000' && beside.database.engine === 'postgres')
            writes.push(
              beside.transaction(async (rows) => {
                const before: Row = (await rows.lock('tools', 't1449')) ?? {};
                await rows.replace('tools', before, { ...before, code: 'written' });
              }),
            );
          return {};
        },
      },
    };
    const store = await openStore({ model: AFTER, databaseUrl: stored.url(), upToDate: { migrations: [writing] } });
    await Promise.all(writes);
    const code = beside.database.engine === 'postgres' ? 'written' : '449';
    expect(await store.reader.get('tools', 't1449')).toMatchObject({ code, size: 4 });
    await store.close();
  });
});

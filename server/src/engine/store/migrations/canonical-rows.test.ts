import { describe, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { labeled } from '@tuyen/server-mock/testing/small-project';
import { openDatabase } from '../open-database.ts';
import type { Store } from '../store.ts';
import { tablesOf } from '../tables/columns.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { listProperty, project, storedDatabase, textProperty } from './stored-database.fixture.ts';

const nfd = (value: string) => value.normalize('NFD');

const model = project({
  code: textProperty({ 'x-unique': true }),
  name: textProperty({ 'x-searchable': true }),
  note: textProperty({ 'x-multiline': true }),
  tags: listProperty(),
  parts: labeled('Parts', { type: 'array', items: { type: 'object', properties: { name: textProperty() } } }),
  secret: textProperty({ 'x-secret': true }),
});

onEachDatabase('Conversion of existing texts to canonical form', (emptyDatabase) => {
  const database = storedDatabase(emptyDatabase);

  async function withoutMark(store: Store): Promise<void> {
    await store.database.run(`DELETE FROM "_facts" WHERE "name" = 'text-forms'`);
  }

  it('a server start converts existing texts to their canonical form only once', async () => {
    const first = await database.fill(model, [
      {
        code: nfd('Ế-1'),
        name: nfd(' Đặng  Huế '),
        note: nfd('Phố\r\nHuế '),
        tags: [nfd('cổ')],
        parts: [{ name: nfd('Mở đầu') }],
        secret: ` ${nfd('ế')} `,
      },
      { code: 'plain', name: '  ' },
    ]);
    await withoutMark(first);
    const second = await database.open(model);
    expect(second.warnings).toEqual([]);
    expect(await second.reader.find('tools', {}, { sort: 'id' })).toMatchObject([
      {
        code: 'Ế-1',
        name: 'Đặng Huế',
        note: 'Phố\nHuế',
        tags: ['cổ'],
        parts: [{ name: 'Mở đầu' }],
        secret: ' ế ',
      },
      { code: 'plain', name: '  ' },
    ]);
    expect(await second.reader.find('tools', { code: 'Ế-1' })).toHaveLength(1);
    const [searched] = await second.database.rows(`SELECT "_search" FROM "tools" WHERE "id" = 't0'`);
    expect(searched).toEqual({ _search: 'dang hue' });

    await second.transaction(async (rows) => {
      const [row] = await rows.find('tools', { id: 't1' });
      if (row) await rows.replace('tools', row, { ...row, name: nfd('ế') });
    });
    const third = await database.open(model);
    expect((await third.reader.get('tools', 't1'))?.['name']).toBe(nfd('ế'));
  });

  it('a text in a unique field stays unchanged and is reported if another row already has the canonical form of the text', async () => {
    const first = await database.fill(model, [
      { code: 'Ế', name: 'composed' },
      { code: nfd('Ế'), name: nfd('Huế') },
      { code: 'Ế ', name: 'spaced' },
      { code: nfd('Ố'), name: 'one' },
      { code: nfd(' Ố'), name: 'other' },
    ]);
    await withoutMark(first);
    const second = await database.open(model);
    expect(second.warnings).toEqual([
      'tools.code is unique, but rows have the same text in different Unicode forms or white space: t1 and t0 ("Ế"); t2 and t0 ("Ế"); t4 and t3 ("Ố"). They stay as they are. Change or delete one of each pair.',
    ]);
    const codes = (await second.reader.find('tools', {}, { sort: 'id' })).map(({ code }) => code);
    expect(codes).toEqual(['Ế', nfd('Ế'), 'Ế ', 'Ố', nfd(' Ố')]);
    expect((await database.open(model)).warnings).toEqual([]);
  });
});

describe('Planned database changes of a server start', () => {
  const database = storedDatabase(async () => undefined);

  it('tuyen db plan counts the rows whose texts a server start would trim or convert to Unicode NFC, and changes nothing', async () => {
    const store = await database.fill(model, [{ code: nfd('Ế') }, { code: 'b ' }, { code: 'c' }]);
    await store.database.run(`DELETE FROM "_facts" WHERE "name" = 'text-forms'`);
    const tables = tablesOf(model, store.database.engine);
    const plan = () => bringUpToDate(store.database, model, tables, { dryRun: true });
    const texts = (await plan()).map(({ text: said }) => said);
    expect(texts).toEqual(['tools: texts of 2 rows get their canonical form']);
    expect(await plan()).toHaveLength(1);
    expect((await store.reader.get('tools', 't1'))?.['code']).toBe('b ');
  });

  it('the plan of a server start contains no text conversion for a new database', async () => {
    const empty = await openDatabase(undefined);
    const tables = tablesOf(model, empty.engine);
    expect(await bringUpToDate(empty, model, tables, {})).toEqual([]);
    await empty.close();
  });
});

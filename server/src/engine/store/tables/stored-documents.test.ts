import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { labeled } from '@tuyen/server-mock/testing/small-project';
import { expect, it } from 'vitest';
import type { Row } from '../../domain.ts';
import {
  choiceProperty,
  listProperty,
  numberProperty,
  project,
  storedDatabase,
  textProperty,
} from '../migrations/stored-database.fixture.ts';
import type { Store } from '../store.ts';
import { leastId } from '../id-times.ts';

const BY_MONTH = { byMonth: true, actions: ['list', 'show'] };
const FIELDS = {
  code: textProperty(),
  size: numberProperty(),
  is_open: labeled('Open', { type: 'boolean' }),
  at: labeled('At', { type: 'string', format: 'date-time' }),
  day: labeled('Day', { type: 'string', format: 'date' }),
  state: choiceProperty(['new', 'done']),
};
const LOG = project(FIELDS, BY_MONTH);
const DAY = 24 * 3_600_000;
const SOON = new Date();
const LATER = new Date(SOON.getTime() + 8 * DAY);

const entry = (time: Date, more: Row = {}): Row => ({ id: leastId(time), version: 1, code: 'A', ...more });
const FULL = entry(SOON, {
  code: '"Đường sắt" \\ \u0007\n😀',
  size: 9_007_199_254_740_991,
  is_open: false,
  at: '0999-01-02T03:04:05.060Z',
  day: '2026-02-28',
  state: 'new',
});

const add = ({ transaction }: Store, ...rows: readonly Row[]) =>
  transaction(async (writer) => {
    for (const row of rows) await writer.append('tools', row);
  });
const found = ({ reader }: Store) => reader.find('tools', {}, { sort: 'id' });
const documents = ({ database }: Store) => database.texts('SELECT "_doc" FROM "tools" ORDER BY "id"');

onEachDatabase('Documents of entries stored by month', (databaseUrl) => {
  const stored = storedDatabase(databaseUrl);

  it('an entry stored by month is read from its columns exactly as written, on PostgreSQL without a document', async () => {
    const store = await stored.open(LOG);
    const plain = entry(LATER);
    await add(store, FULL, plain);
    expect(await found(store)).toEqual([FULL, plain]);
    const { doc = '' } = store.tables.get('tools') ?? {};
    const [built = ''] = await store.database.texts(`SELECT ${doc} FROM "tools" ORDER BY "id"`);
    const names = LOG.resources.find(({ name }) => name === 'tools')?.fields.map(({ name }) => name) ?? [];
    expect(built).toBe(JSON.stringify(FULL, names));
    if (store.database.engine === 'postgres') expect(await documents(store)).toEqual(['', '']);
    await store.transaction((rows) => rows.replace('tools', FULL, { ...FULL, size: undefined, code: 'B' }));
    const { size: _, ...rest } = FULL;
    expect(await found(store)).toEqual([{ ...rest, code: 'B' }, plain]);
  });

  it('entries of an existing table keep their documents for a week, so that an earlier build can read these entries', async () => {
    await add(await stored.open(project(FIELDS, { actions: ['list', 'show'] })), entry(new Date(0)));
    const store = await stored.open(LOG);
    await add(store, entry(SOON), entry(LATER));
    expect((await found(store)).map(({ code }) => code)).toEqual(['A', 'A', 'A']);
    if (store.database.engine === 'postgres')
      expect((await documents(store)).map((one) => one !== '')).toEqual([true, true, false]);
  });

  it('entries without documents stay readable after fields are added, renamed, converted or removed and a value is renamed', async () => {
    await add(await stored.open(LOG), FULL, entry(LATER, { size: 7 }));
    const { size: _, day: __, ...others } = FIELDS;
    const wider = await stored.open(
      project(
        {
          ...others,
          code: textProperty({ default: 'none' }),
          length: textProperty({ 'x-renamed-from': 'size' }),
          state: choiceProperty(['fresh', 'done'], { 'x-renamed-values': { fresh: 'new' } }),
          depth: numberProperty({ default: 3 }),
        },
        BY_MONTH,
      ),
    );
    const { size, day, ...kept } = FULL;
    expect(await found(wider)).toEqual([
      { ...kept, state: 'fresh', length: String(size), depth: 3 },
      { ...entry(LATER), length: '7', depth: 3 },
    ]);
  });

  it('entries without documents stay readable if their resource is renamed, gets a list field or is no longer stored by month', async () => {
    await add(await stored.open(LOG), FULL);
    const renamed = await stored.open(
      project({ ...FIELDS, tags: listProperty() }, { actions: ['list', 'show'], 'x-renamed-from': 'tools' }, 'devices'),
    );
    expect(await renamed.reader.find('devices')).toEqual([FULL]);
    await renamed.transaction((rows) => rows.replace('devices', FULL, { ...FULL, tags: ['x'] }));
    expect(await renamed.reader.find('devices')).toEqual([{ ...FULL, tags: ['x'] }]);
  });
});

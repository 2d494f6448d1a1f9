import { expect, it } from 'vitest';
import type { Row } from '../../domain.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { numberProperty, project, storedDatabase, textProperty } from '../migrations/stored-database.fixture.ts';
import type { Store } from '../store.ts';
import { uuid } from '../uuid.ts';
import { leastId, monthAt, monthsLater, startOfMonth, timeIn } from '../id-times.ts';
import { partitionsOf } from './partitions.ts';

const BY_MONTH = { byMonth: true, actions: ['list', 'show'] };
const WHOLE = project({ code: textProperty(), size: numberProperty() }, { actions: ['list', 'show'] });
const LOG = project({ code: textProperty(), size: numberProperty() }, BY_MONTH);
const NOW = monthAt(new Date());

function entry(time: Date, code: string): Row {
  const id = uuid(
    time.getTime(),
    1,
    Uint8Array.from({ length: 8 }, () => Math.random() * 256),
  );
  return { id, version: 1, code };
}

const entries = (from: number, to: number): Row[] =>
  Array.from({ length: to - from + 1 }, (_, at) => {
    const month = monthsLater(NOW, from + at);
    return entry(startOfMonth(month), month);
  });

const codesIn = async ({ reader }: Store) => (await reader.find('tools', {}, { sort: 'id' })).map(({ code }) => code);
const add = ({ transaction }: Store, rows: readonly Row[]) =>
  transaction(async (writer) => {
    for (const row of rows) await writer.append('tools', row);
  });

it('the lowest id for a time contains that time and sorts before all other ids for the same time', () => {
  const moment = new Date('2026-11-30T12:34:56.789Z');
  const least = leastId(moment);
  expect(timeIn(least)).toEqual(moment);
  expect(least < String(entry(moment, '')['id'])).toBe(true);
  expect(least > String(entry(new Date(moment.getTime() - 1), '')['id'])).toBe(true);
  expect(timeIn('t1')).toBeUndefined();
  expect(monthsLater('2026-11', 2)).toBe('2027-01');
});

onEachDatabase('Entries stored in tables by month', (databaseUrl) => {
  const stored = storedDatabase(databaseUrl);

  it('entries stored by month can be found, counted and changed in every month', async () => {
    const store = await stored.open(LOG);
    await add(store, entries(-3, 5));
    expect(await codesIn(store)).toEqual(entries(-3, 5).map(({ code }) => code));
    expect(await store.totals.of('tools', undefined)).toBe(9);
    await store.keepMonths(new Date());
    await store.keepMonths(startOfMonth(monthsLater(NOW, 4)));
    expect(await codesIn(store)).toHaveLength(9);
    expect(await store.totals.of('tools', undefined)).toBe(9);
    const [last] = await store.reader.find('tools', { code: monthsLater(NOW, 5) });
    await store.transaction((rows) => rows.replace('tools', last ?? {}, { ...last, size: 5 }));
    expect(await store.reader.get('tools', String(last?.['id']))).toMatchObject({ size: 5 });
    const again = await stored.open(LOG);
    expect(await again.totals.of('tools', undefined)).toBe(9);
    expect(await codesIn(again)).toHaveLength(9);
  });

  it('entries stored by month are removed in whole months, and other months remain', async () => {
    const store = await stored.open(LOG);
    await add(store, entries(-3, 1));
    expect(await store.removeMonths('tools', startOfMonth(monthsLater(NOW, -1)))).toBe(2);
    expect(await codesIn(store)).toEqual([-1, 0, 1].map((months) => monthsLater(NOW, months)));
    expect(await store.totals.of('tools', undefined)).toBe(3);
    const later = startOfMonth(monthsLater(NOW, 3));
    await store.keepMonths(later);
    await add(store, [entry(later, 'later')]);
    expect(await store.removeMonths('tools', new Date(startOfMonth(monthsLater(NOW, 1)).getTime() - 1))).toBe(1);
    expect(await codesIn(store)).toEqual([NOW, monthsLater(NOW, 1), 'later']);
    expect(await store.removeMonths('tools', later)).toBe(2);
    expect(await codesIn(store)).toEqual(['later']);
    expect(await store.totals.of('tools', undefined)).toBe(1);
    if (store.database.engine === 'postgres')
      expect((await partitionsOf(store.database, 'tools'))?.map(({ month }) => month)).toEqual(
        [3, 4, 5].map((months) => monthsLater(NOW, months)).concat(undefined as never),
      );
    await expect(store.removeMonths('users', later)).rejects.toThrow('users is not stored by month');
  });

  it('removing a month of entries also removes their stored references to uploads', async () => {
    const store = await stored.open(LOG);
    const [old, young] = entries(-1, 0);
    await add(store, entries(-1, 0));
    for (const row of [old, young])
      await store.database.script(
        `INSERT INTO "_upload_claims" ("upload_id", "resource", "record_id", "field") VALUES ('u', 'tools', '${String(row?.['id'])}', 'code')`,
      );
    await store.removeMonths('tools', startOfMonth(NOW));
    expect(await store.database.texts('SELECT "record_id" FROM "_upload_claims"')).toEqual([young?.['id']]);
  });

  it('the totals of entries stored by month are correct even if the clock changed before a removal', async () => {
    const store = await stored.open(LOG);
    await add(store, entries(0, 2));
    expect(await store.removeMonths('tools', startOfMonth(monthsLater(NOW, 2)))).toBe(2);
    expect(await store.totals.of('tools', undefined)).toBe(1);
    await add(store, entries(1, 2));
    expect(await store.totals.of('tools', undefined)).toBe(3);
  });

  it('entries survive the partitioning of their table by month, and later migrations reach every month', async () => {
    const before = await stored.open(WHOLE);
    await add(before, entries(-3, 0));
    const store = await stored.open(LOG);
    expect(await codesIn(store)).toEqual(entries(-3, 0).map(({ code }) => code));
    expect(await store.totals.of('tools', undefined)).toBe(4);
    await store.keepMonths(startOfMonth(monthsLater(NOW, 2)));
    await add(store, entries(1, 3));
    const wider = await stored.open(
      project(
        { code: textProperty(), size: numberProperty(), length: numberProperty({ default: 7 }) },
        { ...BY_MONTH, list: { columns: ['length', 'code'], sort: '-length' } },
      ),
    );
    expect((await wider.reader.find('tools')).map(({ length }) => length)).toEqual(Array.from({ length: 7 }, () => 7));
    await stored.open(LOG, { back: true });
    expect(await codesIn(await stored.open(LOG))).toHaveLength(7);
  });

  it('log entries whose ids contain no time are not split into monthly tables, and the server start warns about that', async () => {
    await stored.fill(WHOLE, [{ code: 'A' }]);
    const store = await stored.open(LOG);
    expect(await codesIn(store)).toEqual(['A']);
    await store.keepMonths(new Date());
    if (store.database.engine === 'sqlite') return;
    expect(store.warnings).toEqual([expect.stringContaining('its ids are no UUIDv7')]);
    expect(await partitionsOf(store.database, 'tools')).toBeUndefined();
  });
});

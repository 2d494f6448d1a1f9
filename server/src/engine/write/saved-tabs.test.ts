import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor, Transaction } from '../domain.ts';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';
import { MOST_TABS } from './saved-tabs.ts';

let library: Library;
let clerk: Actor;
let admin: Actor;
beforeAll(async () => {
  library = await openLibrary();
  const staff = async (name: string): Promise<Actor> => {
    const { identity } = library.engine;
    const profile = (await identity.accounts()).profileOf((await identity.user(name)) ?? {});
    return { kind: 'staff', userId: profile.id, profile };
  };
  clerk = await staff('clerk');
  admin = await staff('admin');
});
afterAll(() => library.app.close());

function write<T>(actor: Actor, work: (tx: Transaction) => Promise<T>, officeId: string | null = 'o1'): Promise<T> {
  return library.engine.write.transaction({ actor, officeId }, work);
}
const stored = () =>
  library.engine.records.database.rows('SELECT "name", "query", "role", "office_id" FROM "_tabs" ORDER BY "id"');
const missing = { status: 404, code: 'not_found' };
const anothers = { status: 403, code: 'tab_of_another' };
const duplicate = { status: 422, code: 'validation_failed', errors: { name: { code: 'duplicate_entry' } } };

it('a staff member can save, change and delete a list tab', async () => {
  const id = await write(clerk, (tx) => tx.tabs.add('books', { name: 'Rare', query: 'q=a' }));
  expect(await stored()).toEqual([{ name: 'Rare', query: 'q=a', role: null, office_id: 'o1' }]);
  await write(clerk, (tx) => tx.tabs.change('books', id, { name: 'Rarer' }), 'o2');
  expect(await stored()).toEqual([{ name: 'Rarer', query: 'q=a', role: null, office_id: 'o1' }]);
  await write(clerk, (tx) => tx.tabs.change('books', id, { query: 'q=b', role: 'r1' }), 'o2');
  expect(await stored()).toEqual([{ name: 'Rarer', query: 'q=b', role: 'r1', office_id: 'o2' }]);
  await write(clerk, (tx) => tx.tabs.change('books', id, { role: null }), 'o3');
  expect(await stored()).toEqual([{ name: 'Rarer', query: 'q=b', role: null, office_id: 'o3' }]);
  await write(clerk, (tx) => tx.tabs.remove('books', id));
  expect(await stored()).toEqual([]);
  await expect(write(clerk, (tx) => tx.tabs.remove('books', id))).rejects.toMatchObject(missing);
});

it('others in the office see a shared list tab, but only the owner of the tab can change it', async () => {
  const id = await write(clerk, (tx) => tx.tabs.add('books', { name: 'Shared', query: 'q=a', role: 'r1' }));
  const change = (actor: Actor, office?: string) =>
    write(actor, (tx) => tx.tabs.change('books', id, { name: 'Mine' }), office);
  await expect(change(admin)).rejects.toMatchObject(anothers);
  await expect(write(admin, (tx) => tx.tabs.remove('books', id))).rejects.toMatchObject(anothers);
  await expect(change(admin, 'o2')).rejects.toMatchObject(missing);
  await expect(write(clerk, (tx) => tx.tabs.change('loans', id, { name: 'Mine' }))).rejects.toMatchObject(missing);
  const own = await write(admin, (tx) => tx.tabs.add('books', { name: 'Shared', query: 'q=a' }));
  for (const [actor, tab] of [
    [clerk, id],
    [admin, own],
  ] as const)
    await write(actor, (tx) => tx.tabs.remove('books', tab));
});

it('a person cannot have two list tabs with the same name', async () => {
  const [first, second] = await write(clerk, async (tx) => [
    await tx.tabs.add('books', { name: 'First', query: 'q=a' }),
    await tx.tabs.add('books', { name: 'Second', query: 'q=a' }),
  ]);
  await expect(write(clerk, (tx) => tx.tabs.add('books', { name: 'First', query: 'q=b' }))).rejects.toMatchObject(
    duplicate,
  );
  await expect(write(clerk, (tx) => tx.tabs.change('books', second, { name: 'First' }))).rejects.toMatchObject(
    duplicate,
  );
  await write(clerk, (tx) => tx.tabs.change('books', first, { name: 'First', query: 'q=c' }));
  await write(clerk, (tx) => tx.tabs.add('loans', { name: 'First', query: 'q=a' }));
  for (const id of [first, second]) await write(clerk, (tx) => tx.tabs.remove('books', id));
});

it('a person can save at most thirty tabs for each list', async () => {
  const add = (name: string, actor = clerk) => write(actor, (tx) => tx.tabs.add('books', { name, query: 'q=a' }));
  for (let index = 0; index < 30; index += 1) await add(`Tab ${index}`);
  await expect(add('One more')).rejects.toMatchObject({ status: 409, code: 'too_many_tabs', params: { most: 30 } });
  await add('Another', admin);
  expect(MOST_TABS).toBe(30);
});

it('only staff can save list tabs and write notes', async () => {
  const refused = { status: 403, code: 'not_permitted', params: { permission: 'staff' } };
  for (const actor of [{ kind: 'system' }, { kind: 'customer' }] as const) {
    await expect(write(actor, (tx) => tx.tabs.add('books', { name: 'A', query: 'q=a' }))).rejects.toMatchObject(
      refused,
    );
    await expect(write(actor, (tx) => tx.notes.add('books', 'b1', 'text'))).rejects.toMatchObject(refused);
  }
});

it('a note is logged in the office of its author, or else in the office of the record', async () => {
  await library.engine.records.transaction((rows) => rows.insert('loans', { id: 'l1', office_id: 'o9', version: 1 }));
  const add = (resource: string, id: string, office: string | null) =>
    write(clerk, (tx) => tx.notes.add(resource, id, 'text'), office);
  await add('loans', 'l1', 'o1');
  const id = await add('loans', 'l1', null);
  await add('books', 'gone', null);
  await write(clerk, (tx) => tx.notes.edit('loans', 'l1', id, 'other'), null);
  await write(clerk, (tx) => tx.notes.edit('loans', 'l1', id, undefined), null);
  const rows = await library.engine.records.database.rows(
    `SELECT "resource", "record_id", "action", "office_id", "after" FROM "_audit" WHERE "action" LIKE '%-note' ORDER BY "id"`,
  );
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['loans', 'l1', 'add-note', 'o1', null],
    ['loans', 'l1', 'add-note', 'o9', null],
    ['books', 'gone', 'add-note', null, null],
    ['loans', 'l1', 'edit-note', 'o9', null],
    ['loans', 'l1', 'remove-note', 'o9', null],
  ]);
});

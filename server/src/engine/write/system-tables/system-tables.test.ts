import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOrThrow } from '../../get-or-throw.ts';
import { openStore } from '../../store/open-store.ts';
import { type Store } from '../../store/store.ts';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { assertSerialFits, nextNumber, nextPlainSerial } from './counters.ts';
import { claim, finish, recall } from './idempotency.ts';
import { assertOwnNote, insertNote, notesOn, removeNotes, rewriteNote } from './notes.ts';
import { insertTab, removeTab, rewriteTab, type SavedTab, savedTabs } from './tabs.ts';

const model = libraryModel();
let store: Store;
beforeAll(async () => {
  store = await openStore({ model });
});
afterAll(() => store.close());

describe('Counters for serial numbers', () => {
  it('each counter starts at one and counts independently of the others', async () => {
    await store.transaction(async (rows) => {
      expect([await nextNumber(rows, 'a'), await nextNumber(rows, 'a'), await nextNumber(rows, 'b')]).toEqual([
        1, 2, 1,
      ]);
      expect(await nextPlainSerial(rows, 'loan')).toBe('loan-000001');
      expect(await nextPlainSerial(rows, 'loan')).toBe('loan-000002');
    });
  });

  it('a serial number that does not fit its field results in the error code serial_exhausted', () => {
    const { fields } = getOrThrow(new Map(model.resources.map((one) => [one.name, one])), 'books');
    const title = fields.find(({ name }) => name === 'title');
    if (!title) throw new Error('books have a title');
    expect(assertSerialFits(title, 'loan', 'x'.repeat(120))).toBe('x'.repeat(120));
    expect(() => assertSerialFits(title, 'loan', 'x'.repeat(121))).toThrow(
      expect.objectContaining({ status: 409, code: 'serial_exhausted', params: { template: 'loan' } }),
    );
  });
});

describe('Stored response for an idempotency key', () => {
  const first = { scope: 'POST books u1', key: 'k1', bodyHash: 'h1' };

  it('a repeated request with the same idempotency key and body gets the first response', async () => {
    await store.transaction(async ({ connection }) => {
      expect(await recall(connection, first)).toBeUndefined();
      expect(await claim(connection, first, new Date(5))).toBe(true);
      expect(await claim(connection, first, new Date(6))).toBe(false);
      expect(await claim(connection, { ...first, key: 'k2' }, new Date(6))).toBe(true);
      await finish(connection, first, 201, '{"id":"b1"}');
      expect(await recall(connection, first)).toEqual({ status: 201, text: '{"id":"b1"}', replayed: true });
      expect(await recall(connection, { ...first, scope: 'POST books u2' })).toBeUndefined();
      await expect(recall(connection, { ...first, bodyHash: 'h2' })).rejects.toMatchObject({
        status: 422,
        code: 'idempotency_key_reused',
      });
    });
  });
});

describe('Notes stored with a record', () => {
  const book = { resource: 'books', id: 'b1' };
  const note = (id: string, at: number) => ({ id, author: 'u1', text: `text ${id}`, at });

  it('the notes of a record are listed newest first', async () => {
    await store.transaction(async ({ connection }) => {
      for (const one of [note('n1', 1), note('n3', 2), note('n2', 2)]) await insertNote(connection, book, one);
      await insertNote(connection, { resource: 'books', id: 'b2' }, note('n4', 1));
      await insertNote(connection, { resource: 'loans', id: 'b1' }, note('n5', 1));
      const read = (id: string, at: number) => ({ ...note(id, at), editedAt: undefined });
      expect(await notesOn(connection, book, 10)).toEqual([read('n3', 2), read('n2', 2), read('n1', 1)]);
      expect(await notesOn(connection, book, 2)).toEqual([read('n3', 2), read('n2', 2)]);
    });
  });

  it('notes can be changed and deleted individually, and are deleted with their record', async () => {
    await store.transaction(async ({ connection }) => {
      await rewriteNote(connection, 'n1', 'other', 9);
      await rewriteNote(connection, 'n2', undefined, 9);
      expect((await notesOn(connection, book, 10)).map(({ id, text, editedAt }) => [id, text, editedAt])).toEqual([
        ['n3', 'text n3', undefined],
        ['n1', 'other', 9],
      ]);
      await removeNotes(connection, book);
      expect(await notesOn(connection, book, 10)).toEqual([]);
      expect(await notesOn(connection, { resource: 'books', id: 'b2' }, 10)).toHaveLength(1);
    });
  });

  it('a note can be changed only by its author, and only through the record to which it belongs', async () => {
    const { database } = store;
    await assertOwnNote(database, { resource: 'books', id: 'b2' }, 'n4', 'u1');
    const refused = (of: typeof book, id: string, author: string) => assertOwnNote(database, of, id, author);
    await expect(refused({ resource: 'books', id: 'b2' }, 'n4', 'u2')).rejects.toMatchObject({
      status: 403,
      code: 'note_of_another',
    });
    for (const missing of [refused(book, 'n4', 'u1'), refused({ resource: 'books', id: 'b2' }, 'n9', 'u1')])
      await expect(missing).rejects.toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe('List tabs that users save', () => {
  const tab = (id: string, more: Partial<SavedTab> = {}): SavedTab => ({
    id,
    resource: 'books',
    name: `Tab ${id}`,
    query: 'filter=rare||$eq||true',
    owner: 'u1',
    role: null,
    office: null,
    ...more,
  });

  it('an account sees its own saved tabs and the tabs shared in the office, oldest first', async () => {
    const shared = tab('t2', { owner: 'u2', role: 'r1', office: 'o1' });
    await store.transaction(async ({ connection }) => {
      for (const one of [
        tab('t3', { office: 'o2' }),
        tab('t1'),
        shared,
        tab('t4', { owner: 'u2', role: 'r1', office: 'o2' }),
        tab('t5', { owner: 'u2', office: 'o1' }),
        tab('t6', { resource: 'loans' }),
      ])
        await insertTab(connection, one);
    });
    const { database } = store;
    expect(await savedTabs(database, 'books', 'u1', 'o1')).toEqual([tab('t1'), shared, tab('t3', { office: 'o2' })]);
    expect((await savedTabs(database, 'books', 'u1', null)).map(({ id }) => id)).toEqual(['t1', 't3']);
    expect((await savedTabs(database, 'loans', 'u1', 'o1')).map(({ id }) => id)).toEqual(['t6']);
  });

  it('one saved tab can be changed and another one deleted without affecting other tabs', async () => {
    const { database } = store;
    const changed = tab('t1', { name: 'Other', query: 'q=a', role: 'r2', office: 'o3' });
    await rewriteTab(database, changed);
    await removeTab(database, 't3');
    expect(await savedTabs(database, 'books', 'u1', null)).toEqual([changed]);
  });
});

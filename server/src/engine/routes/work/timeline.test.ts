import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../domain.ts';
import { type Library, libraryModel, openLibrary, type Send } from '@tuyen/server-mock/testing/library';
import { sessionOf } from '@tuyen/server-mock/testing/session';

function model() {
  const read = libraryModel();
  return {
    ...read,
    resources: read.resources.map((resource) => {
      if (resource.name === 'books') return { ...resource, timeline: true as const };
      return resource.name === 'loans' ? { ...resource, timeline: true as const, notes: true as const } : resource;
    }),
  };
}

let library: Library;
let clerk: Send;
let helper: Send;
let loan: string;
beforeAll(async () => {
  library = await openLibrary({ model: model() });
  clerk = await library.as('clerk');
  helper = await library.as('helper');
  const book = (await clerk('POST', 'books', { title: 'A' })).body['id'];
  loan = `loans/${String((await clerk('POST', 'loans', { book_id: book, reader: 'An' })).body['id'])}`;
});
afterAll(() => library.app.close());

describe('The timeline of a record', () => {
  it('a timeline page has twenty entries, newest first, and states whether older entries exist', async () => {
    const { book_id } = (await clerk('GET', loan)).body;
    const path = `loans/${String((await clerk('POST', 'loans', { book_id })).body['id'])}`;
    const before = ((await clerk('GET', `${path}/timeline`)).body['data'] as readonly Row[]).length;
    for (let index = before; index < 21; index += 1) await clerk('POST', `${path}/notes`, { text: String(index) });
    const page = async (query: string) => {
      const { status, body } = await clerk('GET', `${path}/timeline${query}`);
      expect(status).toBe(200);
      return [(body['data'] as readonly Row[]).length, body['more'], body['note']];
    };
    expect(await page('')).toEqual([20, true, true]);
    expect(await page('?offset=1')).toEqual([20, false, true]);
    expect(await page('?offset=20')).toEqual([1, false, true]);
    expect(await page('?offset=21')).toEqual([0, false, true]);
    expect(await page('?limit=21')).toEqual([21, false, true]);
    expect(await page('?limit=2&offset=3')).toEqual([2, true, true]);
    expect(await page('?limit=0')).toEqual([1, true, true]);
    expect(await page('?limit=9999')).toEqual([21, false, true]);
    const all = (await clerk('GET', `${path}/timeline?limit=21`)).body['data'] as readonly Row[];
    expect((await clerk('GET', `${path}/timeline?limit=2&offset=3`)).body['data']).toEqual(all.slice(3, 5));
  });

  it('the timeline of a record returns at most 500 entries, whatever number is requested', async () => {
    const { book_id } = (await clerk('GET', loan)).body;
    const id = String((await clerk('POST', 'loans', { book_id })).body['id']);
    const { profile } = await sessionOf(library.engine, 'clerk');
    const actor = { kind: 'staff', userId: profile.id, profile } as const;
    await library.engine.write.transaction({ actor, officeId: library.office('Main') }, async (tx) => {
      for (let index = 0; index < 505; index += 1) await tx.notes.add('loans', id, String(index));
    });
    const page = async (query: string) => {
      const { data, more } = (await clerk('GET', `loans/${id}/timeline?${query}`)).body;
      return [(data as readonly Row[]).length, more];
    };
    expect(await page('limit=9999')).toEqual([500, false]);
    expect(await page('limit=20&offset=479')).toEqual([20, true]);
    expect(await page('limit=20&offset=480')).toEqual([20, false]);
    expect(await page('offset=499')).toEqual([1, false]);
    expect(await page('offset=500')).toEqual([0, false]);
  });

  it('the timeline of a resource without notes does not offer notes', async () => {
    const { book_id } = (await clerk('GET', loan)).body;
    expect((await clerk('GET', `books/${String(book_id)}/timeline`)).body).toMatchObject({ more: false, note: false });
  });

  it.each([
    ['limit', 'x'],
    ['limit', '-1'],
    ['offset', '10000'],
    ['offset', ''],
  ])('a timeline request with the invalid parameter %s=%s is rejected', async (parameter, value) => {
    const { status, body } = await clerk('GET', `${loan}/timeline?${parameter}=${value}`);
    expect([status, body['message']]).toEqual([
      400,
      `The parameter "${parameter}" must be a valid whole number, not "${value}".`,
    ]);
  });

  it('only callers who may read the record see its timeline', async () => {
    expect((await helper('GET', `${loan}/timeline`)).status).toBe(404);
    expect((await clerk('GET', 'loans/nowhere/timeline')).status).toBe(404);
    expect((await library.anyone('GET', `${loan}/timeline`)).status).toBe(401);
    expect((await clerk('GET', 'authors/nowhere/timeline')).status).toBe(404);
    expect((await clerk('GET', `${loan}/timeline`)).body['note']).toBe(true);
    const elsewhere = await library.as('clerk', { 'x-office-id': library.office('Other') });
    expect((await elsewhere('GET', `${loan}/timeline`)).status).toBe(404);
  });

  it('the timeline of a record in a lower office can be read, but accepts no notes', async () => {
    const { book_id } = (await clerk('GET', loan)).body;
    const below = `loans/${String((await helper('POST', 'loans', { book_id })).body['id'])}`;
    expect((await clerk('GET', `${below}/timeline`)).body['note']).toBe(false);
    const refused = await clerk('POST', `${below}/notes`, { text: 'a' });
    expect([refused.status, refused.body['code']]).toEqual([403, 'read_only_office']);
  });
});

describe('Notes on a record', () => {
  const notes = async () =>
    ((await clerk('GET', `${loan}/timeline`)).body['data'] as readonly Row[]).map((entry) => entry['text']);

  it('the author of a note can write, change and delete it', async () => {
    const made = await clerk('POST', `${loan}/notes`, { text: 'first' });
    expect([made.status, Object.keys(made.body)]).toEqual([201, ['id']]);
    const note = `${loan}/notes/${String(made.body['id'])}`;
    expect(await notes()).toContain('first');
    const root = await library.as('root');
    for (const other of [await root('PATCH', note, { text: 'x' }), await root('DELETE', note)])
      expect([other.status, other.body['code']]).toEqual([403, 'note_of_another']);
    expect(await clerk('PATCH', note, { text: 'second' })).toMatchObject({ status: 200, body: made.body });
    expect(await notes()).toContain('second');
    expect(await notes()).not.toContain('first');
    expect(await clerk('DELETE', note)).toMatchObject({ status: 200, body: made.body });
    expect(await notes()).not.toContain('second');
    expect((await clerk('DELETE', note)).status).toBe(404);
  });

  it('a note can be added only to a readable record of a resource with notes', async () => {
    expect((await helper('POST', `${loan}/notes`, { text: 'a' })).status).toBe(404);
    expect((await helper('PATCH', `${loan}/notes/n1`, { text: 'a' })).status).toBe(404);
    expect((await helper('DELETE', `${loan}/notes/n1`)).status).toBe(404);
    expect((await clerk('POST', 'loans/nowhere/notes', { text: 'a' })).status).toBe(404);
    const [book] = listOf((await clerk('GET', 'books')).body);
    expect((await clerk('POST', `books/${String(book?.['id'])}/notes`, { text: 'a' })).status).toBe(404);
    expect((await clerk('POST', `${loan}/notes`, {})).status).toBe(422);
  });

  it('the audit log records that a note was written, without its text', async () => {
    const { database } = library.engine.records;
    const id = loan.slice('loans/'.length);
    const rows = await database.rows(
      `SELECT "action", "before", "after", "office_id" FROM "_audit" WHERE "record_id" = '${id}' ORDER BY "id"`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['create', 'add-note', 'edit-note', 'remove-note']);
    expect(rows.slice(1).every(({ before, after }) => before === null && after === null)).toBe(true);
    expect(new Set(rows.map(({ office_id }) => office_id))).toEqual(new Set([library.office('Main')]));
  });
});

function listOf(body: unknown): readonly Row[] {
  if (!Array.isArray(body)) throw new Error('the answer is a list');
  return body;
}

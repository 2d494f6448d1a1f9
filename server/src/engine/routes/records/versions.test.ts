import type { Resource } from '@tuyen/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller, Row } from '../../domain.ts';
import { getOrThrow } from '../../get-or-throw.ts';
import { type Library, libraryModel, openLibrary, type Send } from '@tuyen/server-mock/testing/library';
import { createRecord, writableRecord } from './record-writes.ts';

let library: Library;
let clerk: Send;
let path: string;
beforeAll(async () => {
  library = await openLibrary();
  clerk = await library.as('clerk');
  path = `books/${String((await clerk('POST', 'books', { title: 'A' })).body['id'])}`;
});
afterAll(() => library.app.close());

describe('Version checks of write requests', () => {
  const change = async (body: Row, match?: string) =>
    clerk('PATCH', path, { title: 'A', ...body }, match === undefined ? {} : { 'if-match': match });

  it.each<[Row, string | undefined]>([
    [{}, undefined],
    [{ version: 1 }, undefined],
    [{ version: '1' }, undefined],
    [{ version: null }, undefined],
    [{}, '"1"'],
    [{}, 'W/"1"'],
    [{}, '1'],
    [{}, '*'],
    [{}, ''],
    [{ version: 7 }, '"1"'],
  ])('a write request with the body %j and If-Match %s is accepted', async (body, match) => {
    expect(await change(body, match)).toMatchObject({ status: 200, body: { version: 1 } });
  });

  it.each<[Row, string | undefined]>([
    [{ version: 2 }, undefined],
    [{ version: 0 }, undefined],
    [{ version: '' }, undefined],
    [{}, '"2"'],
    [{ version: 1 }, 'W/"2"'],
  ])('a write request with the body %j and If-Match %s is rejected as outdated', async (body, match) => {
    expect(await change(body, match)).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
  });

  it('a write request whose version is an object is rejected', async () => {
    const { status, body } = await change({ version: {} });
    expect([status, body['errors']]).toEqual([422, { version: 'This is not the right type of value.' }]);
  });

  it('a deletion and the deletion check are rejected if the version is outdated', async () => {
    const outdated = { 'if-match': '"2"' };
    expect((await clerk('DELETE', path, undefined, outdated)).status).toBe(409);
    expect((await clerk('GET', `${path}/deletion`, undefined, outdated)).status).toBe(409);
    const possible = await clerk('GET', `${path}/deletion`, undefined, { 'if-match': '"1"' });
    expect([possible.status, possible.body]).toEqual([204, undefined]);
  });
});

it.each([[[]], ['text'], [null], [undefined]])('a request body that is not an object is rejected: %j', async (body) => {
  const { status, body: answer } = await clerk('POST', 'books', body === undefined ? undefined : body);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(answer).toHaveProperty('code');
});

describe('Requests for a single record', () => {
  it('a request for one record supports the parameters fields and join in the same way as a list request', async () => {
    const { body } = await clerk('GET', `${path}?fields=title`);
    expect(body).toEqual({ id: path.slice('books/'.length), title: 'A' });
    expect((await clerk('GET', `${path}?can=1&fields=title`)).body).toHaveProperty('can');
    expect((await clerk('GET', `${path}?fields=nope`)).status).toBe(400);
  });

  it('a GET of a record reflects each change at once, and returns no record after its deletion', async () => {
    const { id } = (await clerk('POST', 'books', { title: 'Before' })).body;
    const read = async () => (await clerk('GET', `books/${String(id)}`)).body['title'];
    expect([await read(), await read()]).toEqual(['Before', 'Before']);
    await clerk('PATCH', `books/${String(id)}`, { title: 'After' });
    expect(await read()).toBe('After');
    await clerk('DELETE', `books/${String(id)}`);
    expect(await read()).toBeUndefined();
  });
});

describe('Office and state of a new record', () => {
  const model = libraryModel();
  const loans = getOrThrow(new Map(model.resources.map((one) => [one.name, one])), 'loans');
  const books = getOrThrow(new Map(model.resources.map((one) => [one.name, one])), 'books');
  const profile = { id: 'u1', offices: [], office_id: null, is_admin: false, is_superuser: false, avatar_url: null };
  const caller: Caller = {
    actor: { kind: 'staff', userId: 'u1', profile },
    profile,
    officeId: 'o1',
    readableOffices: ['o1', 'o2'],
    language: 'en',
    clientKind: undefined,
  };
  const given = (resource: Resource, values: Row, by = caller) =>
    createRecord({ create: async (_: string, row: Row) => row }, resource, by, values);

  it("a new record belongs to the office that it names, otherwise to the caller's office", async () => {
    expect(await given(loans, { reader: 'An' })).toEqual({ reader: 'An', office_id: 'o1' });
    expect(await given(loans, { office_id: 'o1' })).toEqual({ office_id: 'o1' });
    expect(await given(books, { title: 'a', id: 'x', loan_count: 3 })).toEqual({ title: 'a' });
    await expect(given(loans, { office_id: 'o2' })).rejects.toMatchObject({ status: 403, code: 'read_only_office' });
    await expect(given(loans, {}, { ...caller, officeId: null })).rejects.toMatchObject({
      status: 422,
      code: 'office_required',
      errors: { office_id: { code: 'required' } },
    });
  });

  it('a new record may specify only the initial state of the workflow', async () => {
    expect(await given(loans, { state: 'ASKED' })).toMatchObject({ office_id: 'o1' });
    await expect(given(loans, { state: 'LENT' })).rejects.toMatchObject({
      status: 422,
      code: 'state_by_transition_only',
      errors: { state: { code: 'state_by_transition_only' } },
    });
  });

  it('records of the current office can be changed, records of readable offices can be read, and others return 404', async () => {
    const writable = (resource: Resource, office_id: string | undefined) =>
      writableRecord(
        { lock: async (_: string, id: string) => (office_id === undefined ? undefined : { id, office_id }) },
        resource,
        caller,
        'l1',
      );
    expect(await writable(loans, 'o1')).toEqual({ id: 'l1', office_id: 'o1' });
    expect(await writable(books, 'o9')).toEqual({ id: 'l1', office_id: 'o9' });
    await expect(writable(loans, 'o2')).rejects.toMatchObject({ status: 403, code: 'read_only_office' });
    await expect(writable(loans, 'o9')).rejects.toMatchObject({ status: 404, code: 'not_found' });
    await expect(writable(books, undefined)).rejects.toMatchObject({ status: 404, code: 'not_found' });
  });
});

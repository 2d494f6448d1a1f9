import type { Model } from '@tuyen/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '../../domain.ts';
import { type Library, libraryModel, openLibrary, PASSWORD, type Send } from '@tuyen/server-mock/testing/library';

function model(): Model {
  const read = libraryModel();
  const clerk = read.resources.find(({ name }) => name === 'loans')?.fields.find(({ name }) => name === 'clerk_id');
  if (!clerk) throw new Error('Loans have no clerk.');
  const resources = read.resources.map((resource) => {
    if (resource.name !== 'books') return resource;
    const properties = { ...resource.schema.properties, clerk_id: clerk.schema };
    return { ...resource, fields: [...resource.fields, clerk], schema: { ...resource.schema, properties } };
  });
  return { ...read, resources };
}

let library: Library;
let clerk: Send;
let helper: Send;
let book: string;
const ids: Record<string, string> = {};
beforeAll(async () => {
  library = await openLibrary({ model: model() });
  clerk = await library.as('clerk');
  helper = await library.as('helper');
  const root = await library.as('root');
  const offices = [{ office_id: library.office('Branch'), permissions: ['loan.read'] }];
  const other = { username: 'stock', password: PASSWORD, office_id: library.office('Branch'), offices };
  expect((await root('POST', 'users', other)).status).toBe(201);
  for (const { id, username } of listOf((await root('GET', 'users')).body)) ids[String(username)] = String(id);
  book = `books/${String((await clerk('POST', 'books', { title: 'A' })).body['id'])}`;
});
afterAll(() => library.app.close());

function listOf(body: unknown): readonly Row[] {
  if (!Array.isArray(body)) throw new Error('the answer is a list');
  return body;
}
const names = async (query: string, send = clerk) =>
  listOf((await send('GET', `books/assignees${query}`)).body).map(({ name }) => name);

it('any active account that may read a resource shared by all offices is offered as assignee', async () => {
  const everyone = ['admin', 'clerk', 'helper', 'reader', 'root'];
  expect(await names('')).toEqual(everyone);
  expect(await names('', helper)).toEqual(everyone);
  expect(await names(`?office=${library.office('Other')}`)).toEqual(everyone);
  expect(await names('?q=e')).toEqual(['clerk', 'helper', 'reader']);
});

it('everybody who can read a record may assign it to any offered account', async () => {
  const assign = (assignee: string | undefined, send = clerk) => send('PUT', `${book}/assignee`, { assignee });
  expect((await assign(ids['helper'])).body['clerk_id']).toBe(ids['helper']);
  expect((await assign(ids['clerk'], helper)).body['clerk_id']).toBe(ids['clerk']);
  for (const refused of ['stock', 'locked']) {
    const { status, body } = await assign(ids[refused]);
    expect([status, body['errors']], refused).toEqual([422, { assignee: 'This cannot be chosen here.' }]);
  }
  expect((await helper('GET', `${book}?can=1`)).body['can']).toMatchObject({ assign: true });
});

it('colleagues see the names of former assignees, and everybody sees the names of superusers', async () => {
  const asked = `?filter=id||$in||${['clerk', 'helper', 'root', 'locked'].map((name) => ids[name]).join()}`;
  expect(await names(asked)).toEqual(['clerk', 'helper', 'locked', 'root']);
  expect(await names(asked, helper)).toEqual(['helper', 'root']);
  const other = await library.as('clerk', { 'x-office-id': library.office('Other') });
  expect(await names(asked, other)).toEqual(['clerk', 'root']);
  const root = await library.as('root');
  expect((await root('POST', 'users', { username: 'free', password: PASSWORD, is_superuser: true })).status).toBe(201);
  expect(await names(asked, await library.as('free'))).toEqual(['clerk', 'helper', 'locked', 'root']);
});

it('an empty office parameter of the assignee list means the office of the caller', async () => {
  const of = async (query: string) => listOf((await clerk('GET', `loans/assignees${query}`)).body);
  expect(await of('?office=')).toEqual(await of(''));
  expect((await of('')).map(({ name }) => name)).toEqual(['admin', 'clerk', 'reader', 'root']);
});

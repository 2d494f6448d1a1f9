import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Library, openLibrary } from '../testing/library.ts';
import { accountsOf } from './accounts.ts';
import { handbookOf } from './handbook.ts';

let server: Library;
beforeAll(async () => {
  server = await openLibrary();
});
afterAll(() => server.app.close());

it("the testers' handbook lists each active account that has a password, with its sign-in fields", async () => {
  const { model, store } = server.engine;
  const users = await store.find('users');
  const id = (name: string) => server.office(name);
  const office = (name: string, roles: readonly string[] = ['Clerk'], admin = false) => ({
    id: id(name),
    name,
    roles,
    admin,
  });
  const account = (name: string, offices: readonly object[], superuser = false) => ({
    signIn: Object.fromEntries(
      model.identity.users.signIn.map((field) => [field, users.find((one) => one['username'] === name)?.[field]]),
    ),
    name: expect.anything(),
    superuser,
    offices,
  });
  const accounts = await accountsOf(model, store);
  expect(accounts).toEqual([
    account('admin', [office('Main', [], true)]),
    account('clerk', [office('Main'), office('Other')]),
    account('helper', [office('Branch')]),
    account('reader', [office('Main', [])]),
    account('root', [office('Main')], true),
  ]);
});

it("the testers' handbook lists no accounts in a project without sign-in", async () => {
  const { model, store } = server.engine;
  const { password: _, ...users } = model.identity.users;
  expect(await accountsOf({ ...model, identity: { ...model.identity, users } }, store)).toEqual([]);
});

it("the testers' handbook names up to five records of each state and their total count", async () => {
  const { model, store } = server.engine;
  const clerk = await server.as('clerk', { 'x-office-id': server.office('Main') });
  const stateOf = async (resource: string, state: string | null) =>
    (await handbookOf(model, store)).resources
      .find((one) => one.resource === resource)
      ?.states.find((one) => one.state === state);
  const counts: unknown[] = [];
  for (const isbn of ['9780306406157', undefined, undefined, undefined, undefined, undefined]) {
    expect((await clerk('POST', 'books', { title: 'A', ...(isbn !== undefined && { isbn }) })).status).toBe(201);
    const active = await stateOf('books', 'ACTIVE');
    counts.push([active?.count, active?.records.length]);
  }
  expect(counts).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
    [6, 5],
  ]);
  const [first, second] = await store.find('books', {}, { sort: 'id' });
  expect((await stateOf('books', 'ACTIVE'))?.records.slice(0, 2)).toStrictEqual([
    { id: first?.['id'], isbn: '9780306406157' },
    { id: second?.['id'] },
  ]);
  expect(await stateOf('books', 'INACTIVE')).toEqual({ state: 'INACTIVE', count: 0, records: [] });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Library, openLibrary, PASSWORD } from '../testing/library.ts';
import type { Handbook } from './handbook.ts';

let server: Library;
beforeAll(async () => {
  server = await openLibrary({ qa: true });
});
afterAll(() => server.app.close());

const read = async (headers = {}): Promise<Handbook> =>
  (await server.app.inject({ url: '/__qa/handbook', headers })).json();

it("the testers' handbook contains each resource with each of its states", async () => {
  const { resources } = await read();
  expect(resources.map(({ resource }) => resource)).toEqual(server.engine.model.resources.map(({ name }) => name));
  const loans = resources.find(({ resource }) => resource === 'loans');
  expect(loans?.field).toBe('state');
  expect(loans?.states.every(({ count, records }) => count === 0 && records.length === 0)).toBe(true);
  const users = JSON.stringify(resources.find(({ resource }) => resource === 'users'));
  expect(users).toContain('"username":"clerk"');
  expect(users).not.toContain('password');
  for (const { states } of resources) expect(states.length).toBeGreaterThan(0);
});

it("the testers' handbook identifies a record by its codes, or by its title if it has none", async () => {
  const { resources } = await read();
  const first = (name: string) =>
    resources.find(({ resource }) => resource === name)?.states.find(({ records }) => records.length > 0)?.records[0];
  expect(Object.keys(first('users') ?? {})).toEqual(['id', 'username', 'email']);
  expect(Object.keys(first('authors') ?? {})).toEqual(['id', 'title']);
});

it("the testers' handbook lists accounts with roles and offices but without passwords", async () => {
  const { accounts } = await read();
  const clerk = accounts.find(({ signIn }) => signIn['username'] === 'clerk');
  const main = await server.engine.store.first('offices', { name: 'Main' });
  expect(clerk?.superuser).toBe(false);
  expect(clerk?.offices[0]).toEqual({ id: main?.id, name: 'Main', roles: ['Clerk'], admin: false });
  expect(JSON.stringify(accounts)).not.toContain('scrypt');
  for (const { signIn } of accounts) {
    const payload = { account: Object.values(signIn)[0], password: PASSWORD };
    const answer = await server.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload });
    expect(answer.statusCode, JSON.stringify(signIn)).toBe(200);
  }
});

it("the testers' handbook describes the data in the namespace of the request", async () => {
  const headers = { 'x-qa-namespace': 'own' };
  const of = (handbook: Handbook) => handbook.resources.find(({ resource }) => resource === 'books')?.states[0]?.count;
  const clerk = await server.as('clerk');
  const before = of(await read(headers));
  expect((await clerk('POST', 'books', { title: 'Đất rừng phương Nam' })).status).toBe(201);
  expect(of(await read())).toBe((before ?? 0) + 1);
  expect(of(await read(headers))).toBe(before);
});

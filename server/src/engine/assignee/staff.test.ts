import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';
import { openStaff, type Staff } from './staff.ts';

let library: Library;
let staff: Staff;
beforeAll(async () => {
  library = await openLibrary();
  staff = openStaff(library.engine.records, library.engine.identity);
});
afterAll(() => library.app.close());

it('looking up staff by ids returns the name, active status and permissions of existing accounts', async () => {
  const users = await library.engine.store.find('users');
  const id = (name: string) => String(users.find(({ username }) => username === name)?.['id']);
  const { profileOf } = await library.engine.identity.accounts();
  const profile = (name: string) => profileOf(users.find(({ username }) => username === name) ?? {});
  expect(await staff.named([id('locked'), 'gone', id('clerk')])).toEqual([
    { id: id('clerk'), name: 'clerk', active: true, profile: profile('clerk') },
    { id: id('locked'), name: 'locked', active: false, profile: profile('locked') },
  ]);
  expect(await staff.named([])).toEqual([]);
});

it('the list of all staff is ordered by name and reloaded after an account changes', async () => {
  const names = async () => (await staff.all()).map(({ name }) => name);
  const before = ['admin', 'clerk', 'helper', 'locked', 'reader', 'root'];
  expect(await names()).toEqual(before);
  expect(await staff.all()).toBe(await staff.all());
  await library.engine.write.transaction({}, (tx) => tx.create('users', { username: 'Đặng' }));
  expect(await names()).toEqual(['admin', 'clerk', 'Đặng', 'helper', 'locked', 'reader', 'root']);
});

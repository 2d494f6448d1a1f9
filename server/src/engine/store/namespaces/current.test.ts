import { expect, it } from 'vitest';
import { openSqlite } from '../database/sqlite.ts';
import { currentNamespace, inNamespace, perNamespace } from './current.ts';

it('code started in a namespace stays in that namespace after asynchronous waits, and other code has no namespace', async () => {
  const database = await openSqlite(':memory:');
  const namespace = { name: 'first', database };
  expect(currentNamespace()).toBeUndefined();
  expect(inNamespace(namespace, currentNamespace)).toBe(namespace);
  expect(await inNamespace(namespace, async () => Promise.resolve().then(currentNamespace))).toBe(namespace);
  expect(inNamespace(namespace, () => inNamespace(undefined, currentNamespace))).toBeUndefined();
  await database.close();
});

it('a value kept per namespace is created separately for each namespace on first use', async () => {
  const database = await openSqlite(':memory:');
  const [first, second] = ['first', 'second'].map((name) => ({ name, database }));
  let made = 0;
  const own = perNamespace(() => (made += 1));
  expect(made).toBe(1);
  const seen = [undefined, first, second, first, undefined, second].map((namespace) => inNamespace(namespace, own));
  expect([seen, made]).toEqual([[1, 2, 3, 2, 1, 3], 3]);
  await database.close();
});

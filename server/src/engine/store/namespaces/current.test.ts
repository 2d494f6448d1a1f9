import { expect, it } from 'vitest';
import { openSqlite } from '../database/sqlite.ts';
import { currentNamespace, inNamespace, perNamespace } from './current.ts';

it('code that runs in a namespace keeps it, also after a delay, and code outside has none', async () => {
  const database = await openSqlite(':memory:');
  const namespace = { name: 'first', database };
  expect(currentNamespace()).toBeUndefined();
  expect(inNamespace(namespace, currentNamespace)).toBe(namespace);
  expect(await inNamespace(namespace, async () => Promise.resolve().then(currentNamespace))).toBe(namespace);
  expect(inNamespace(namespace, () => inNamespace(undefined, currentNamespace))).toBeUndefined();
  await database.close();
});

it('each namespace has its own copy of a value, created on first use', async () => {
  const database = await openSqlite(':memory:');
  const [first, second] = ['first', 'second'].map((name) => ({ name, database }));
  let made = 0;
  const own = perNamespace(() => (made += 1));
  expect(made).toBe(1);
  const seen = [undefined, first, second, first, undefined, second].map((namespace) => inNamespace(namespace, own));
  expect([seen, made]).toEqual([[1, 2, 3, 2, 1, 3], 3]);
  await database.close();
});

import { expect, it } from 'vitest';
import { openSqlite } from '../database/sqlite.ts';
import { currentWorld, inWorld, ofWorld } from './current.ts';

it('what runs in a world knows it, also later, and what runs outside knows none', async () => {
  const database = await openSqlite(':memory:');
  const world = { name: 'first', database };
  expect(currentWorld()).toBeUndefined();
  expect(inWorld(world, currentWorld)).toBe(world);
  expect(await inWorld(world, async () => Promise.resolve().then(currentWorld))).toBe(world);
  expect(inWorld(world, () => inWorld(undefined, currentWorld))).toBeUndefined();
  await database.close();
});

it('each world has one of its own, made when it is first asked for', async () => {
  const database = await openSqlite(':memory:');
  const [first, second] = ['first', 'second'].map((name) => ({ name, database }));
  let made = 0;
  const own = ofWorld(() => (made += 1));
  expect(made).toBe(1);
  const seen = [undefined, first, second, first, undefined, second].map((world) => inWorld(world, own));
  expect([seen, made]).toEqual([[1, 2, 3, 2, 1, 3], 3]);
  await database.close();
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';
import { endPresence, notePresence, othersPresent } from './presence.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary({ seed: false });
});
afterAll(() => library.app.close());

const opened = (account: string, id = 'a') => ({ resource: 'books', id, account });

it('an account that has a record open is listed for other accounts until it leaves or is silent for a minute', async () => {
  const { database } = library.engine.records;
  const others = (now: number, of = opened('ann')) => othersPresent(database, of, now);
  await notePresence(database, opened('ann'), 1000);
  await notePresence(database, opened('cy'), 1000);
  await notePresence(database, opened('bo'), 500);
  await notePresence(database, opened('di', 'b'), 1000);
  expect(await others(1000)).toEqual(['bo', 'cy']);
  expect(await others(60_499)).toEqual(['bo', 'cy']);
  expect(await others(60_500)).toEqual(['cy']);
  await notePresence(database, opened('bo'), 2000);
  expect(await others(60_500)).toEqual(['bo', 'cy']);
  await endPresence(database, opened('cy'));
  expect(await others(1000)).toEqual(['bo']);
  expect(await others(1000, opened('ann', 'b'))).toEqual(['di']);
});

it('the list of accounts that have a record open contains at most ten other accounts', async () => {
  const { database } = library.engine.records;
  for (let at = 0; at < 11; at += 1) await notePresence(database, opened(`m${String(at).padStart(2, '0')}`, 'c'), 0);
  expect(await othersPresent(database, opened('ann', 'c'), 0)).toHaveLength(10);
});

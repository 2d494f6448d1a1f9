import { openStore, putMessage, type Store } from '@tuyen/server/extension';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ANCHOR } from '../seed/anchor.ts';
import { libraryModel } from '../testing/library.ts';
import { readOutbox } from './stored-mails.ts';

const now = ANCHOR;
const MAIL = { to: 'anna@mail.example', subject: 'Due', text: 'Bring it back', officeId: 'o1' };
let store: Store;
beforeAll(async () => {
  store = await openStore({ model: libraryModel() });
});
afterAll(() => store.close());

const put = (more: object = {}) =>
  store.transaction((rows) => putMessage({ domain: {}, clock: { now: () => now } }, rows, { ...MAIL, ...more }));

it('testers can read the latest mails in order, for all recipients or for one recipient', async () => {
  await put();
  await put({ to: 'ba@mail.example', html: '<p>Due</p>', topic: 'due' });
  const mail = { id: expect.any(Number), subject: 'Due', text: 'Bring it back', at: now.toISOString() };
  const second = { ...mail, to: 'ba@mail.example', html: '<p>Due</p>', topic: 'due' };
  const read = async (most: number, to?: string) => await readOutbox(store.database, most, to);
  expect(await read(2)).toEqual({ messages: [{ ...mail, to: MAIL.to }, second], dropped: 0 });
  expect(await read(1)).toEqual({ messages: [second], dropped: 1 });
  expect(await read(1, 'ba@mail.example')).toEqual({ messages: [second], dropped: 0 });
  const [first] = (await read(1, MAIL.to)).messages;
  expect(Object.keys(first ?? {})).toEqual(['id', 'to', 'subject', 'text', 'at']);
});

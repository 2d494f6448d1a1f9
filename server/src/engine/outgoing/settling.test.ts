import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Row } from '../domain.ts';
import { adjustableClock } from '@tuyen/server-mock';
import { ANCHOR } from '@tuyen/server-mock';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';
import { type MessageParts, sendMessages } from './send-messages.ts';

const clock = adjustableClock({ now: () => ANCHOR });
let library: Library;
const asked: Row[] = [];
let outcome: Row | undefined;
beforeAll(async () => {
  library = await openLibrary({ clock });
});
afterAll(() => library.app.close());
beforeEach(async () => {
  asked.length = 0;
  outcome = undefined;
  await library.engine.records.database.run('DELETE FROM "_outbox"');
});

const engine = (): MessageParts => ({
  ...library.engine,
  fault: async (point, about) => {
    asked.push({ point, ...about });
    return outcome;
  },
});
const put = (subject = 'Due') =>
  library.engine.write.transaction({}, (tx) =>
    tx.mail({ to: 'a@b.example', subject, text: 'Bring it back', html: '<p>', topic: 'loan.due' }),
  );
const send = (stopped = () => false, from = engine()) => sendMessages(from, stopped, () => 1);
const rows = () => library.engine.records.database.rows('SELECT * FROM "_outbox" ORDER BY "id"');
const now = () => clock.now().getTime();

it('a mail accepted by the mail server is marked as sent and its content is deleted', async () => {
  outcome = { outcome: 'accepted', detail: '250 queued' };
  await put();
  await send();
  expect(asked).toEqual([{ point: 'mail', to: 'a@b.example', subject: 'Due', topic: 'loan.due' }]);
  expect(await rows()).toMatchObject([
    {
      state: 'SENT',
      problem: null,
      detail: '250 queued',
      attempts: 1,
      tries_left: 9,
      sent_at: now(),
      text: '',
      html: null,
      leased_until: null,
    },
  ]);
});

it('a mail whose recipient is rejected fails at once', async () => {
  outcome = { outcome: 'refused' };
  await put();
  await send();
  expect(await rows()).toMatchObject([
    {
      state: 'FAILED',
      problem: 'RECIPIENT_REFUSED',
      detail: null,
      attempts: 1,
      sent_at: null,
      text: 'Bring it back',
      leased_until: null,
    },
  ]);
});

it('a postponed mail is retried after one minute, next after two minutes, and fails after ten attempts', async () => {
  outcome = { outcome: 'busy', detail: '451 later' };
  await put();
  await send();
  const waiting = { state: 'WAITING', problem: 'TRY_LATER', detail: '451 later', leased_until: null };
  expect(await rows()).toMatchObject([{ ...waiting, attempts: 1, due_at: now() + 60_000 }]);
  clock.move(60_000);
  await send();
  expect(await rows()).toMatchObject([{ ...waiting, attempts: 2, due_at: now() + 120_000 }]);
  await library.engine.records.database.run('UPDATE "_outbox" SET "tries_left" = 2, "due_at" = 0');
  await send();
  expect(await rows()).toMatchObject([{ state: 'WAITING', attempts: 3, tries_left: 1 }]);
  await library.engine.records.database.run('UPDATE "_outbox" SET "due_at" = 0');
  await send();
  expect(await rows()).toMatchObject([{ state: 'FAILED', problem: 'TRY_LATER', attempts: 4, tries_left: 0 }]);
});

it('mails are sent in the order of their due times until sending is stopped', async () => {
  outcome = { outcome: 'accepted' };
  for (const subject of ['A', 'B', 'C']) await put(subject);
  await library.engine.records.database.run(`UPDATE "_outbox" SET "due_at" = "due_at" - 1 WHERE "subject" = 'C'`);
  let left = 2;
  await send(() => left-- === 0);
  expect(asked.map(({ subject }) => subject)).toEqual(['C', 'A']);
  await send();
  expect(asked.map(({ subject }) => subject)).toEqual(['C', 'A', 'B']);
});

it('a mail is tried again after five minutes if no mail server is configured', async () => {
  await put();
  const lost = { state: 'WAITING', problem: 'NO_SERVER', attempts: 0, due_at: now() + 300_000 };
  await send();
  expect(await rows()).toMatchObject([lost]);
  clock.move(299_999);
  await send();
  expect(await rows()).toMatchObject([{ due_at: lost.due_at }]);
  clock.move(1);
  await send();
  expect(await rows()).toMatchObject([{ ...lost, due_at: now() + 300_000 }]);
  expect(asked).toHaveLength(2);
});

it('a mail is leased for ten minutes while it is sent', async () => {
  outcome = { outcome: 'accepted' };
  await put();
  const changes: unknown[] = [];
  const during = engine();
  const records = {
    ...during.records,
    transaction: async <T>(work: Parameters<typeof during.records.transaction<T>>[0]): Promise<T> => {
      const done = await during.records.transaction(work);
      changes.push(...(await rows()).map(({ state, leased_until: until }) => [state, until]));
      return done;
    },
  };
  await send(() => false, { ...during, records });
  expect(changes).toEqual([
    ['SENDING', now() + 600_000],
    ['SENT', null],
  ]);
});

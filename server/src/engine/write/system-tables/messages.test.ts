import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ANCHOR } from '@tuyen/server-mock';
import { openStore } from '../../store/open-store.ts';
import { type Store } from '../../store/store.ts';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { changeMessage, forgetMessage, MOST_ATTEMPTS, putMessage, readEntry, resendMessage } from './outbox.ts';

let store: Store;
let now = ANCHOR;
const parts = { domain: {}, clock: { now: () => now } };
beforeAll(async () => {
  store = await openStore({ model: libraryModel() });
});
afterAll(() => store.close());
beforeEach(() => {
  now = ANCHOR;
});

const MAIL = { to: 'anna@mail.example', subject: 'Due', text: 'Bring it back', officeId: 'o1' };
const put = (more: object = {}) => store.transaction((rows) => putMessage(parts, rows, { ...MAIL, ...more }));
const change = (id: string, values: Parameters<typeof changeMessage>[3]) =>
  store.transaction((rows) => changeMessage(parts, rows, id, values));
const entry = (id: string) => readEntry(store.database, id);
const rowOf = async (id: string) => (await store.database.rows(`SELECT * FROM "_outbox" WHERE "uid" = '${id}'`))[0];
const DAY = 86_400_000;

describe('A message in the outbox', () => {
  it('a new message is due immediately and gets at most ten attempts within thirty days', async () => {
    const id = await put();
    expect(await rowOf(id)).toMatchObject({
      channel: 'MAIL',
      html: null,
      from_name: null,
      topic: null,
      about_resource: null,
      state: 'WAITING',
      attempts: 0,
      tries_left: 10,
      at: now.getTime(),
      due_at: now.getTime(),
      until: now.getTime() + 30 * DAY,
    });
    expect(MOST_ATTEMPTS).toBe(10);
  });

  it('a message is stored in the outbox with all given properties', async () => {
    const until = new Date(now.getTime() + DAY);
    const more = {
      html: '<p>Due</p>',
      fromName: 'Library',
      topic: 'due',
      record: { resource: 'loans', id: 'l1' },
      until,
    };
    expect(await rowOf(await put(more))).toMatchObject({
      html: '<p>Due</p>',
      from_name: 'Library',
      topic: 'due',
      office_id: 'o1',
      about_resource: 'loans',
      about_id: 'l1',
      until: until.getTime(),
    });
  });

  it('a message without a subject is stored as a text message (SMS)', async () => {
    const id = await store.transaction((rows) =>
      putMessage(parts, rows, { to: '0912345678', text: 'Due', officeId: null }, 'own-id'),
    );
    expect(id).toBe('own-id');
    expect(await entry(id)).toMatchObject({ id, channel: 'SMS', recipient: '0912345678', subject: '', officeId: null });
  });
});

describe('Message read from the outbox', () => {
  it('a message is read from the outbox with the properties it was stored with', async () => {
    const id = await put({ topic: 'due', record: { resource: 'loans', id: 'l1' } });
    const waiting = {
      id,
      channel: 'MAIL',
      recipient: MAIL.to,
      subject: 'Due',
      topic: 'due',
      officeId: 'o1',
      record: { resource: 'loans', id: 'l1' },
      state: 'WAITING',
      problem: undefined,
      detail: undefined,
      attempts: 0,
      createdAt: now.toISOString(),
      dueAt: now.toISOString(),
      sentAt: undefined,
    };
    expect(await entry(id)).toEqual(waiting);
    const sent_at = now.getTime() + DAY;
    expect(await change(id, { state: 'SENT', attempts: 2, sent_at, detail: 'queued' })).toBe(true);
    expect(await entry(id)).toEqual({
      ...waiting,
      state: 'SENT',
      attempts: 2,
      detail: 'queued',
      dueAt: undefined,
      sentAt: new Date(sent_at).toISOString(),
    });
    expect(await entry('gone')).toBeUndefined();
    expect(await change('gone', { state: 'SENT' })).toBe(false);
  });

  it.each([
    ['NO_SERVER', undefined],
    ['NO_CHANNEL', undefined],
    ['TRY_LATER', ANCHOR.toISOString()],
  ])('an outbox message with the problem %s shows %s as the time of its next attempt', async (problem, dueAt) => {
    const id = await put();
    await change(id, { problem });
    expect(await entry(id)).toMatchObject({ problem, dueAt });
  });

  it('a stored message with an unknown state is read as failed, and an unknown problem is omitted', async () => {
    const id = await put({ record: { resource: 'loans', id: 'l1' } });
    await change(id, { state: 'LOST', problem: 'WEATHER', about_id: null });
    expect(await entry(id)).toMatchObject({ state: 'FAILED', problem: undefined, record: undefined });
  });
});

describe('Message that is no longer sent', () => {
  const resend = (id: string) => store.transaction((rows) => resendMessage(parts, rows, id));

  it.each(['FAILED', 'UNCERTAIN'])('a message whose sending ended in the state %s can be resent', async (state) => {
    const id = await put();
    await change(id, { state, problem: 'TRY_LATER', detail: 'busy', tries_left: 0, attempts: 10 });
    now = new Date(ANCHOR.getTime() + DAY);
    await resend(id);
    expect(await rowOf(id)).toMatchObject({
      state: 'WAITING',
      problem: null,
      detail: null,
      tries_left: 10,
      attempts: 10,
      due_at: now.getTime(),
    });
  });

  it('a message whose sending failed can be resent until it expires', async () => {
    const until = new Date(ANCHOR.getTime() + DAY);
    const id = await put({ until });
    await change(id, { state: 'FAILED' });
    now = new Date(until.getTime() + 1);
    await expect(resend(id)).rejects.toMatchObject({ status: 409, code: 'message_too_late' });
    now = until;
    await resend(id);
    await expect(resend(id)).rejects.toMatchObject({ status: 409, code: 'message_not_failed' });
    await expect(resend('gone')).rejects.toMatchObject({ status: 409, code: 'message_gone' });
  });
});

it('removing the personal data of a message clears its recipient and content', async () => {
  const id = await put({ html: '<p>Due</p>', fromName: 'Library' });
  await change(id, { detail: 'to anna' });
  await store.transaction((rows) => forgetMessage(parts, rows, id));
  expect(await rowOf(id)).toMatchObject({
    recipient: '***',
    subject: '***',
    text: '',
    html: null,
    from_name: null,
    detail: null,
    until: 0,
    state: 'FAILED',
    problem: 'TOO_LATE',
  });
});

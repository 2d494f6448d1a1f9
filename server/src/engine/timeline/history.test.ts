import { type Resource, resourceNamed } from '@tuyen/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller, LoggedEntry } from '../domain.ts';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';
import { sessionOf } from '@tuyen/server-mock/testing/session';
import { NOTE_ACTIONS } from '../write/notes.ts';
import { insertNote } from '../write/system-tables/notes.ts';
import { movesIn } from './history.ts';
import { messagesAbout } from './mails.ts';
import { timelineOf, type TimelineParts } from './timeline.ts';

let library: Library;
let loans: Resource;
let caller: Caller;
beforeAll(async () => {
  library = await openLibrary();
  const found = resourceNamed(library.engine.model, 'loans');
  if (!found) throw new Error('the library has loans');
  loans = found;
  const { profile } = await sessionOf(library.engine, 'clerk');
  caller = {
    actor: { kind: 'staff', userId: profile.id, profile },
    profile,
    officeId: profile.office_id,
    readableOffices: [library.office('Main')],
    language: 'en',
    clientKind: undefined,
  };
});
afterAll(() => library.app.close());

const AT = '2026-03-16T02:00:00.000Z';
const LATER = '2026-03-16T03:00:00.000Z';
const moves = (history: unknown, resource = loans) =>
  movesIn(library.engine.store, library.engine.model.identity.users, resource, { id: 'a', history });

describe('Transitions in the timeline of a record', () => {
  it("the timeline lists the valid entries of a record's workflow history, newest first", async () => {
    const history = [
      { at: AT, from: '', to: 'ASKED', by: 'Ann' },
      { to: 'LENT', by: 'no time' },
      'no move',
      { at: LATER, from: 'ASKED', to: 'LENT', by: '', note: 'in a hurry' },
    ];
    expect(await moves(history)).toEqual([
      { id: 'move-2', kind: 'move', at: LATER, by: undefined, from: 'ASKED', to: 'LENT', text: 'in a hurry' },
      { id: 'move-0', kind: 'move', at: AT, by: 'Ann', from: undefined, to: 'ASKED', text: undefined },
    ]);
    expect(await moves(undefined)).toEqual([]);
    expect(await moves({ at: AT })).toEqual([]);
  });

  it('the timeline contains no transitions if the workflow history of the resource is missing or secret', async () => {
    const history = [{ at: AT, to: 'ASKED' }];
    const { workflow: _, ...plain } = loans;
    expect(await moves(history, plain)).toEqual([]);
    const secret = loans.fields.map((field) => (field.name === 'history' ? { ...field, writeOnly: true } : field));
    expect(await moves(history, { ...loans, fields: secret })).toEqual([]);
  });

  it('transitions in the timeline name the account if the workflow history refers to accounts', async () => {
    const clerk = resourceNamed(library.engine.model, 'loans')?.fields.find(({ name }) => name === 'clerk_id');
    const fields = loans.fields.map((field) =>
      field.name === 'history' && field.kind === 'nested-list' && clerk
        ? { ...field, fields: field.fields.map((inner) => (inner.name === 'by' ? { ...clerk, name: 'by' } : inner)) }
        : field,
    );
    const id = caller.profile?.id;
    const history = [
      { at: AT, to: 'ASKED', by: id },
      { at: AT, to: 'LENT', by: 'gone' },
      { at: AT, to: 'RETURNED' },
    ];
    const found = await moves(history, { ...loans, fields });
    expect(found.map(({ by }) => by)).toEqual([undefined, undefined, 'clerk']);
  });
});

describe('Messages about a record', () => {
  beforeAll(async () => {
    const mail = { to: 'a@b.example', subject: 'Due', text: 'x' };
    for (const [office, subject] of [
      ['Main', 'First'],
      ['Other', 'Second'],
      ['Main', 'Third'],
    ] as const)
      await library.engine.write.transaction({ officeId: library.office(office) }, (tx) =>
        tx.mail({ ...mail, subject, record: { resource: 'loans', id: 'l1' } }),
      );
    await library.engine.write.transaction({}, (tx) =>
      tx.mail({ ...mail, subject: 'Of another', record: { resource: 'loans', id: 'l2' } }),
    );
  });
  const about = { resource: 'loans', id: 'l1', limit: 10, scoped: false };

  it('messages about a record are listed newest first, without their text', async () => {
    const found = await messagesAbout(library.engine.records, caller, about);
    expect(found.map(({ mail }) => mail?.subject)).toEqual(['Third', 'Second', 'First']);
    const [first] = found;
    expect(first).toEqual({
      id: expect.stringMatching(/^mail-.{36}$/u),
      kind: 'mail',
      at: library.engine.clock.now().toISOString(),
      mail: { subject: 'Third', recipient: 'a@b.example', channel: 'MAIL', state: 'WAITING' },
    });
  });

  it('only a limited number of messages about a record is listed, all from offices the caller can read', async () => {
    const subjects = async (more: Partial<typeof about>) =>
      (await messagesAbout(library.engine.records, caller, { ...about, ...more })).map(({ mail }) => mail?.subject);
    expect(await subjects({ limit: 2 })).toEqual(['Third', 'Second']);
    expect(await subjects({ scoped: true })).toEqual(['Third', 'First']);
    expect(await subjects({ resource: 'books' })).toEqual([]);
  });
});

describe('Timeline of a record', () => {
  it('the timeline of a record without log and messages contains only transitions, up to the limit', async () => {
    const history = [AT, LATER, LATER].map((at, index) => ({ at, to: `S${index}` }));
    const timeline = (limit: number) => timelineOf(library.engine, loans, caller, { id: 'l1', history }, limit);
    expect((await timeline(10)).map(({ to }) => to)).toEqual(['S2', 'S1', 'S0']);
    expect((await timeline(2)).map(({ to }) => to)).toEqual(['S2', 'S1']);
  });

  const entry = (id: string, action: string, more: Partial<LoggedEntry> = {}): LoggedEntry => ({
    id,
    at: LATER,
    by: 'Ann',
    officeId: library.office('Main'),
    action,
    before: {},
    after: { reader: id },
    ...more,
  });
  function showing(entries: readonly LoggedEntry[], log = 'books'): TimelineParts {
    const { domain } = library.engine;
    return {
      ...library.engine,
      domain: {
        ...domain,
        audit: { resource: log, entries: async () => entries, row: () => ({}) },
        outbox: {
          resource: 'loans',
          row: () => ({}),
          sender: async () => ({ name: 'Library' }),
          account: async () => undefined,
        },
      },
    };
  }
  const RECORD = { id: 'l1' };

  it('simultaneous timeline entries are listed as notes, messages, log entries, then transitions', async () => {
    const at = library.engine.clock.now().toISOString();
    const { database } = library.engine.records;
    const author = String(caller.profile?.id);
    const note = { author, text: 'a', at: Date.parse(at) };
    await insertNote(database, { resource: 'loans', id: 'l1' }, { ...note, id: 'n1' });
    await insertNote(database, { resource: 'loans', id: 'l1' }, { ...note, id: 'n2', at: note.at - 1 });
    const engine = showing([entry('9', 'update', { at }), entry('10', 'update', { at })]);
    const history = [
      { at, to: 'LENT' },
      { at, to: 'RETURNED' },
    ];
    const timeline = await timelineOf(engine, { ...loans, notes: true }, caller, { ...RECORD, history }, 20);
    const ids = timeline.map(({ id, mail }) => mail?.subject ?? id);
    expect(ids).toEqual(['n1', 'Third', 'First', 'log-10', 'log-9', 'move-1', 'move-0', 'n2']);
    const plain = await timelineOf(engine, loans, caller, RECORD, 20);
    expect(plain.map(({ kind }) => kind)).toEqual(['mail', 'mail', 'change', 'change']);
  });

  it('the timeline contains log entries that the reader can see, without entries about notes', async () => {
    const entries = [
      entry('1', 'update'),
      entry('2', NOTE_ACTIONS.add),
      entry('3', NOTE_ACTIONS.edit),
      entry('4', NOTE_ACTIONS.remove),
      entry('5', 'update', { officeId: library.office('Other') }),
    ];
    const logged = async (log: string, by = caller) =>
      (await timelineOf(showing(entries, log), loans, by, { id: 'l9' }, 20)).map(({ id }) => id);
    expect(await logged('books')).toEqual(['log-5', 'log-4', 'log-1']);
    expect(await logged('loans')).toEqual(['log-4', 'log-1']);
    expect(await logged('offices')).toEqual([]);
    expect(await logged('nothing')).toEqual([]);
  });
});

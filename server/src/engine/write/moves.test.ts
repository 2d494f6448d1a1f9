import type { Operation, Resource } from '@tuyen/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOrThrow } from '../get-or-throw.ts';
import { openStore } from '../store/open-store.ts';
import { type Store } from '../store/store.ts';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import {
  actionInput,
  historyEntryOf,
  findOperation,
  findTransition,
  historyEntry,
  ownFields,
  userOf,
} from './moves.ts';
import { validationOf } from '../validation/validation.ts';

const model = libraryModel();
const byName = new Map(model.resources.map((one) => [one.name, one]));
const loans = getOrThrow(byName, 'loans');
const books = getOrThrow(byName, 'books');
const profile = { id: 'u1', offices: [], office_id: null, is_admin: false, is_superuser: false, avatar_url: null };
const staff = { kind: 'staff', userId: 'u1', profile } as const;

let store: Store;
beforeAll(async () => {
  store = await openStore({ model });
  await store.transaction((rows) => rows.insert('users', { id: 'u1', username: 'anna', version: 1 }));
});
afterAll(() => store.close());

describe('Search for a transition by name', () => {
  it('a transition is found by its name, the state of the record and the kind of actor', () => {
    expect(findTransition(loans, { state: 'ASKED' }, 'lend', staff).to).toBe('LENT');
    expect(findTransition(loans, { state: 'ASKED' }, 'lend', { kind: 'client' }).to).toBe('LENT');
    expect(findTransition(loans, { state: 'LENT' }, 'bring-back', { kind: 'system' }).to).toBe('RETURNED');
    expect(findTransition(loans, { state: 'LENT' }, 'bring-back', { kind: 'customer' }).to).toBe('RETURNED');
  });

  it.each([
    ['in another state', 'LENT', 'lend', 'staff'],
    ['by another actor', 'ASKED', 'lend', 'system'],
    ['by staff where it is of others', 'LENT', 'bring-back', 'staff'],
  ] as const)('a request for a transition is refused unless state and actor fit: %s', (_, state, transition, kind) => {
    expect(() => findTransition(loans, { state }, transition, { kind })).toThrow(
      expect.objectContaining({
        status: 409,
        code: 'transition_not_allowed',
        params: { transition, from: { enum: 'loan-state', value: state } },
      }),
    );
  });

  it('requesting a transition results in 404 if the name is unknown or there is no workflow', () => {
    const missing = expect.objectContaining({ status: 404, code: 'not_found' });
    expect(() => findTransition(loans, { state: 'ASKED' }, 'burn', staff)).toThrow(missing);
    expect(() => findTransition(books, {}, 'lend', staff)).toThrow(missing);
  });

  it('of several transitions with the same name, the first transition whose condition is true is used', () => {
    const { workflow } = loans;
    if (!workflow) throw new Error('loans have a workflow');
    const transitions = workflow.transitions.flatMap((one) =>
      one.name === 'lend'
        ? [
            { ...one, when: { reader: 'An' }, to: 'SENT' },
            { ...one, when: { reader: 'Ba' } },
          ]
        : [one],
    );
    const two: Resource = { ...loans, workflow: { ...workflow, transitions } };
    expect(findTransition(two, { state: 'ASKED', reader: 'An' }, 'lend', staff).to).toBe('SENT');
    expect(findTransition(two, { state: 'ASKED', reader: 'Ba' }, 'lend', staff).to).toBe('LENT');
    expect(() => findTransition(two, { state: 'ASKED', reader: 'Co' }, 'lend', staff)).toThrow(
      'transition_not_allowed',
    );
  });
});

describe('Search for an operation by name', () => {
  const operation = (on: Operation['on'], more: Partial<Operation> = {}): Operation => ({
    name: 'count',
    label: {},
    on,
    slug: 'book.count',
    input: [],
    answer: [],
    tone: 'neutral',
    ...more,
  });
  const onBooks = (...operations: Operation[]): Resource => ({ ...books, operations });

  it('an operation for records is not found for the whole resource, and vice versa', () => {
    const [record, whole] = [operation('record'), operation('resource')];
    expect(findOperation(onBooks(record, whole), {}, 'count')).toBe(record);
    expect(findOperation(onBooks(record, whole), undefined, 'count')).toBe(whole);
    const missing = expect.objectContaining({ status: 404, code: 'not_found' });
    expect(() => findOperation(onBooks(record), undefined, 'count')).toThrow(missing);
    expect(() => findOperation(onBooks(whole), {}, 'count')).toThrow(missing);
    expect(() => findOperation(onBooks(record), {}, 'weigh')).toThrow(missing);
    expect(() => findOperation(books, {}, 'count')).toThrow(missing);
  });

  it('an operation on a record is refused if its condition is false', () => {
    const rare = onBooks(operation('record', { when: { rare: true } }));
    expect(findOperation(rare, { rare: true }, 'count').name).toBe('count');
    expect(() => findOperation(rare, { rare: false }, 'count')).toThrow(
      expect.objectContaining({ status: 409, code: 'operation_not_allowed', params: { operation: 'count' } }),
    );
  });
});

describe('Input of a transition', () => {
  const lend = findTransition(loans, { state: 'ASKED' }, 'lend', staff);

  it("transition input is stored in the record's fields of the same name and kind", () => {
    const values = { due_on: '2026-03-20', with_id: 'l2' };
    expect(ownFields(loans, lend, values)).toEqual({ due_on: '2026-03-20' });
    expect(Object.keys(ownFields(loans, lend, {}))).toEqual([]);
    const refuse = findTransition(loans, { state: 'ASKED' }, 'refuse', staff);
    expect(ownFields(loans, refuse, { reason: 'x' })).toEqual({});
    const [dueOn] = lend.input;
    if (!dueOn) throw new Error('lend asks for a day');
    const system = {
      ...loans,
      fields: loans.fields.map((one) => (one.name === 'due_on' ? { ...one, system: true } : one)),
    };
    expect(ownFields(system, lend, values)).toEqual({});
    const other = loans.fields.map((one) => (one.name === 'reader' ? { ...one, name: 'due_on' } : one));
    expect(ownFields({ ...loans, fields: other.filter(({ kind }) => kind !== 'date') }, lend, values)).toEqual({});
  });

  it('transition input is validated, and its empty values are omitted', () => {
    const parts = { store, validation: validationOf(model) };
    const lend = findTransition(loans, { state: 'ASKED' }, 'lend', staff);
    expect(actionInput(parts, loans, lend, { due_on: '2026-03-20', slip: null })).toEqual({ due_on: '2026-03-20' });
    expect(() => actionInput(parts, loans, lend, {})).toThrow(
      expect.objectContaining({ status: 422, errors: { due_on: { code: 'required' } } }),
    );
    const back = findTransition(loans, { state: 'LENT' }, 'bring-back', { kind: 'system' });
    expect(actionInput(parts, loans, back, {})).toEqual({});
    expect(() => actionInput(parts, loans, back, { nope: 1 })).toThrow(
      expect.objectContaining({ status: 422, errors: { nope: { code: 'unknown' } } }),
    );
  });
});

describe('History entry of a transition', () => {
  const by = async (actor: Parameters<typeof userOf>[0]) =>
    (await historyEntry({ model, rows: store.reader, actor }, loans, { to: 'LENT', note: null }))['by'];

  it('the history entry of a transition contains only fields that the schema of the history defines', async () => {
    expect(historyEntryOf(loans, { from: 'ASKED', to: 'LENT', at: undefined, more: 1 })).toEqual({
      from: 'ASKED',
      to: 'LENT',
    });
    expect(historyEntryOf(books, { from: 'ASKED' })).toEqual({});
    const entry = await historyEntry({ model, rows: store.reader, actor: staff }, loans, { to: 'LENT', note: null });
    expect(entry).toEqual({ to: 'LENT', by: 'anna' });
    expect(await historyEntry({ model, rows: store.reader, actor: staff }, books, { to: 'LENT' })).toEqual({});
  });

  it('a history entry names the acting account, API client or job, or contains its id or kind if it has no name', async () => {
    expect(await by({ ...staff, userId: 'gone' })).toBe('gone');
    expect(await by({ kind: 'client', clientId: 'c1', permissions: [], name: 'Site' })).toBe('Site');
    expect(await by({ kind: 'client', clientId: 'c1', permissions: [] })).toBe('c1');
    expect(await by({ kind: 'system', name: 'deadlines' })).toBe('deadlines');
    expect(await by({ kind: 'system' })).toBe('system');
    expect(await by({ kind: 'customer', name: 'An' })).toBe('An');
    expect(await by({ kind: 'customer' })).toBe('customer');
  });

  it('a history that refers to accounts names the acting account, and stays empty for an actor without an account', async () => {
    const clerk = loans.fields.find(({ name }) => name === 'clerk_id');
    if (!clerk) throw new Error('loans have a clerk');
    const fields = loans.fields.map((field) =>
      field.name === 'history' && 'fields' in field
        ? { ...field, fields: field.fields.map((one) => (one.name === 'by' ? { ...clerk, name: 'by' } : one)) }
        : field,
    );
    const referring: Resource = { ...loans, fields };
    const entry = (actor: Parameters<typeof userOf>[0]) =>
      historyEntry({ model, rows: store.reader, actor }, referring, { to: 'LENT' });
    expect(await entry(staff)).toEqual({ to: 'LENT', by: 'u1' });
    expect(await entry({ kind: 'system', name: 'deadlines' })).toEqual({ to: 'LENT' });
    expect([userOf(staff), userOf({ kind: 'customer' })]).toEqual(['u1', undefined]);
  });
});

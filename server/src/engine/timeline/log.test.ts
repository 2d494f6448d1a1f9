import { type Resource, resourceNamed } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import type { LoggedEntry } from '../domain.ts';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import type { TimelineEntry } from './entry.ts';
import { loggedEntry, withMoves } from './log.ts';

const MODEL = libraryModel();
const resource = (name: string) => {
  const found = resourceNamed(MODEL, name);
  if (!found) throw new Error(`the library has ${name}`);
  return found;
};
const LOANS = resource('loans');
const BOOKS = resource('books');

const entry = (action: string, before: LoggedEntry['before'], after: LoggedEntry['after']): LoggedEntry => ({
  id: '7',
  at: '2026-03-16T02:00:00.000Z',
  by: 'Ann',
  officeId: null,
  action,
  before,
  after,
});
const COMMON = { id: 'log-7', at: '2026-03-16T02:00:00.000Z', by: 'Ann' };

describe('Timeline entry made from a log entry', () => {
  it('a change in the timeline lists the changed fields with their values before and after', () => {
    const before = { title: 'Emma', pages: 300, isbn: null, tags: ['a'], weight: 1 };
    const after = { title: 'Emma', pages: 320, tags: ['a'], rare: true, weight: null };
    expect(loggedEntry(BOOKS, entry('update', before, after))).toEqual({
      ...COMMON,
      kind: 'change',
      action: 'update',
      changes: [
        { field: 'pages', before: 300, after: 320 },
        { field: 'weight', before: 1, after: null },
        { field: 'rare', after: true },
      ],
    });
  });

  it('a log entry whose values are unchanged appears in the timeline without a list of fields', () => {
    expect(loggedEntry(BOOKS, entry('update', { title: 'Emma' }, { title: 'Emma' }))).toEqual({
      ...COMMON,
      kind: 'change',
      action: 'update',
    });
  });

  it('in the timeline, a creation lists no values and a deletion lists all values', () => {
    const row = { title: 'Emma', pages: 300 };
    expect(loggedEntry(BOOKS, entry('create', undefined, row))).toEqual({
      ...COMMON,
      kind: 'change',
      action: 'create',
    });
    expect(loggedEntry(BOOKS, entry('delete', row, undefined))).toEqual({
      ...COMMON,
      kind: 'change',
      action: 'delete',
      changes: [
        { field: 'title', before: 'Emma' },
        { field: 'pages', before: 300 },
      ],
    });
  });

  it('a timeline entry omits secrets, automatically set fields and the workflow history', () => {
    const secrets = entry('update', {}, { vault_code: 'x', updated_at: '2026', id: 'b', title: 'Emma' });
    expect(loggedEntry(BOOKS, secrets).changes).toEqual([{ field: 'title', after: 'Emma' }]);
    const history = entry('update', { history: [] }, { history: [{ to: 'LENT' }], reader: 'Bo' });
    expect(loggedEntry(LOANS, history).changes).toEqual([{ field: 'reader', after: 'Bo' }]);
  });

  it('a logged change of the state appears as a transition in the timeline', () => {
    expect(loggedEntry(LOANS, entry('lend', { state: 'ASKED' }, { state: 'LENT', due_on: '2026-04-01' }))).toEqual({
      ...COMMON,
      kind: 'move',
      action: 'lend',
      from: 'ASKED',
      to: 'LENT',
      changes: [{ field: 'due_on', after: '2026-04-01' }],
    });
    expect(loggedEntry(LOANS, entry('create', undefined, { state: 'ASKED' }))).toEqual({
      ...COMMON,
      kind: 'move',
      action: 'create',
      from: undefined,
      to: 'ASKED',
    });
    const same = entry('update', { state: 'LENT', reader: 'A' }, { state: 'LENT', reader: 'B' });
    expect(loggedEntry(LOANS, same)).toMatchObject({ kind: 'change', changes: [{ field: 'reader' }] });
    expect(loggedEntry(LOANS, entry('delete', { state: 'LENT' }, undefined))).toMatchObject({ kind: 'change' });
    expect(loggedEntry(BOOKS, entry('update', { state: 'A' }, { state: 'B' }))).toMatchObject({ kind: 'change' });
  });

  it('a logged operation appears in the timeline with its input fields, not as a transition', () => {
    const input = BOOKS.fields.filter(({ name }) => name === 'pages');
    const loans: Resource = {
      ...LOANS,
      operations: [{ name: 'bind', label: {}, on: 'record', slug: 'loan.bind', input, answer: [], tone: 'neutral' }],
    };
    expect(loggedEntry(loans, entry('bind', { state: 'ASKED' }, { state: 'LENT', pages: 3, reader: 'A' }))).toEqual({
      ...COMMON,
      kind: 'change',
      action: 'bind',
      changes: [{ field: 'pages', after: 3 }],
    });
  });
});

describe('Transitions in both the history and the log', () => {
  const at = (seconds: number) => new Date(Date.UTC(2026, 2, 16) + seconds * 1000).toISOString();
  const logged = (id: string, seconds: number, to = 'LENT'): TimelineEntry => ({
    id,
    kind: 'move',
    at: at(seconds),
    by: 'Ann',
    action: 'lend',
    from: 'ASKED',
    to,
  });
  const move = (id: string, seconds: number, to = 'LENT'): TimelineEntry => ({
    id,
    kind: 'move',
    at: at(seconds),
    by: undefined,
    from: 'ASKED',
    to,
    text: 'in a hurry',
  });

  it('a logged transition and an equal history entry within five seconds become one timeline entry', () => {
    const merged = { ...logged('log-1', 0), at: at(5), text: 'in a hurry' };
    expect(withMoves([logged('log-1', 0)], [move('move-0', 5)])).toEqual([merged]);
    expect(withMoves([logged('log-1', 5)], [move('move-0', 0)])).toEqual([{ ...merged, at: at(0) }]);
  });

  it('a logged transition is not merged with a history entry of another time or another state', () => {
    const apart = [logged('log-1', 0), move('move-0', 5.001)] as const;
    expect(withMoves([apart[0]], [apart[1]])).toEqual([apart[1], apart[0]]);
    const other = move('move-0', 0, 'REFUSED');
    expect(withMoves([apart[0]], [other])).toEqual([other, apart[0]]);
    const change: TimelineEntry = { ...logged('log-1', 0), kind: 'change' };
    expect(withMoves([change], [move('move-0', 0)])).toEqual([move('move-0', 0), change]);
  });

  it('each logged transition is merged with at most one history entry', () => {
    const entries = withMoves([logged('log-1', 0), logged('log-2', 1)], [move('move-1', 1), move('move-0', 0)]);
    expect(entries.map(({ id }) => id)).toEqual(['log-1', 'log-2']);
    expect(withMoves([logged('log-1', 0)], [move('move-1', 1), move('move-0', 0)]).map(({ id }) => id)).toEqual([
      'log-1',
      'move-0',
    ]);
    expect(withMoves([], [])).toEqual([]);
  });
});

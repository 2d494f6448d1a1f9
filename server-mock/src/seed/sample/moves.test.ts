import type { Field, Resource, Transition, Workflow } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../../server/src/engine/domain.ts';
import { libraryModel } from '../../testing/library.ts';
import { date, nestedListField, moment, fixedRandom, reference, textField } from '../field.fixture.ts';
import type { Source } from '../synthetic-value.ts';
import { withHistory } from './with-history.ts';

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;
const UNTIL = new Date('2026-03-16T02:00:00.000Z');
const LIFE = { until: UNTIL, by: { id: 'u1', name: 'root' } };
const before = (milliseconds: number) => new Date(UNTIL.getTime() - milliseconds).toISOString();
const ago = (milliseconds: number) => Math.sqrt((milliseconds + 0.5) / YEAR);
const LONG = YEAR / 10;

const [loans] = libraryModel().resources.filter(({ name }) => name === 'loans');
if (!loans) throw new Error('no loans');
const { workflow: _, ...plain } = loans;

function move(name: string, from: string, to: string, more: Partial<Transition> = {}): Transition {
  return { name, label: {}, from: [from], to, by: ['staff'], input: [], tone: 'neutral', ...more };
}
const ENTRY: readonly Field[] = [textField('from'), textField('to'), moment('at'), textField('by')];
function resourceOf(transitions: readonly Transition[], fields: readonly Field[] = [], entry = ENTRY): Resource {
  const workflow: Workflow = { field: 'state', initial: 'ASKED', history: 'history', transitions };
  return { ...plain, workflow, fields: [...fields, nestedListField('history', entry, { readOnly: true })] };
}
function recordOf(resource: Resource, random: readonly number[], row: Row = { id: '1', state: 'ASKED' }): Row {
  const said = (field: Field) => (field.kind === 'text' ? 'An' : undefined);
  const texts = Object.assign(said, { otherwise: () => undefined });
  const source: Source = { random: fixedRandom(...random), idsOf: () => [], kinds: [], texts };
  return withHistory(resource, row, source, 0, LIFE);
}

describe('Sample records without a workflow', () => {
  it('a sample record without a workflow was created within the last year', () => {
    const made = before(LONG);
    const row = recordOf({ ...plain, fields: [] }, [ago(LONG)], { id: '1' });
    expect(row).toStrictEqual({ id: '1', created_at: made, updated_at: made });
    expect(recordOf({ ...plain, fields: [] }, [1])['created_at']).toBe(before(YEAR));
    expect(recordOf({ ...plain, fields: [] }, [0])['created_at']).toBe(before(0));
  });
});

describe('Sample records with a workflow', () => {
  const SET = { readOnly: true };
  const fields = [
    textField('reader'),
    reference('with_id', 'books'),
    moment('lent_at', SET),
    moment('returned_at', SET),
    moment('refused_at', SET),
    date('lent', SET),
    moment('lend_at'),
  ];
  const lend = move('lend', 'ASKED', 'LENT', { input: [textField('reader'), reference('with_id', 'books')] });
  const resource = resourceOf([lend, move('return-late', 'LENT', 'BACK')], fields);

  it('a sample record has made several transitions, with times and accounts in its history', () => {
    // The random numbers decide, in this order: the creation time; then, for each transition, its name, its duration
    // and the reference in its input.
    expect(recordOf(resource, [ago(LONG), 0, 0, 0, 0, 0.5])).toStrictEqual({
      id: '1',
      state: 'BACK',
      reader: 'An',
      created_at: before(LONG),
      lent_at: before(LONG - HOUR),
      returned_at: before(LONG - 2 * HOUR - 5 * 24 * HOUR),
      history: [
        { to: 'ASKED', at: before(LONG), by: 'root' },
        { from: 'ASKED', to: 'LENT', at: before(LONG - HOUR), by: 'root' },
        { from: 'LENT', to: 'BACK', at: before(LONG - 2 * HOUR - 5 * 24 * HOUR), by: 'root' },
      ],
      updated_at: before(LONG - 2 * HOUR - 5 * 24 * HOUR),
    });
  });

  it('the history of a sample record contains account ids if its account field is a reference', () => {
    const own = resourceOf([], [], [textField('to'), reference('by', 'users')]);
    expect(recordOf(own, [])['history']).toStrictEqual([{ to: 'ASKED', by: 'u1' }]);
  });

  it('a sample record in a rejected state has the time of its rejection', () => {
    const own = resourceOf([move('refuse', 'ASKED', 'NO')], fields);
    expect(recordOf(own, [ago(LONG)])).toMatchObject({ state: 'NO', refused_at: before(LONG - HOUR) });
  });

  it('a sample record has no transition in the future', () => {
    expect(recordOf(resource, [ago(HOUR)])).toMatchObject({ state: 'LENT', updated_at: before(0) });
    expect(recordOf(resource, [ago(HOUR - 1)])).toMatchObject({ state: 'ASKED', updated_at: before(HOUR - 1) });
  });

  it('a sample record has at most eight transitions', () => {
    const own = resourceOf([move('lend', 'ASKED', 'LENT'), move('return', 'LENT', 'ASKED')]);
    expect(recordOf(own, [1])).toMatchObject({ history: { length: 9 }, updated_at: before(YEAR - 8 * HOUR) });
  });

  it('a sample record never makes a transition whose condition fails', () => {
    const own = resourceOf([move('lend', 'ASKED', 'LENT', { when: { reader: 'An' } })]);
    expect(recordOf(own, [ago(LONG)], { reader: 'Bình' })['history']).toHaveLength(1);
    expect(recordOf(own, [ago(LONG)], { reader: 'An' })['history']).toHaveLength(2);
  });

  it('a sample record has no history if its workflow keeps no history', () => {
    const own: Resource = { ...plain, fields: [], workflow: { field: 'state', initial: 'ASKED', transitions: [] } };
    expect(recordOf(own, [])).not.toHaveProperty('history');
  });
});

describe('Random choice of the next state of a sample record', () => {
  const DANGER = { tone: 'danger' } as const;
  const go = move('lend', 'ASKED', 'LENT');
  const back = move('return', 'LENT', 'BACK');
  const end = move('close', 'ASKED', 'CLOSED');
  const wrong = move('lose', 'ASKED', 'LOST', DANGER);
  const after = (transitions: readonly Transition[], share: number, all: number) => {
    const [, second] = [recordOf(resourceOf(transitions), [ago(LONG), share / all, 0, 0.9999])['history']].flat();
    return second === undefined ? 'ASKED' : JSON.parse(JSON.stringify(second)).to;
  };

  it.each([
    // Weights of the possible next steps of a sample record: continue 10, end 3, fail 0.5, stay 1. Their sum is 14.5.
    [9.9, 'LENT'],
    [10.1, 'CLOSED'],
    [12.9, 'CLOSED'],
    [13.1, 'LOST'],
    [13.4, 'LOST'],
    [13.6, 'ASKED'],
    [14.4, 'ASKED'],
  ])(
    'a sample record usually continues, and seldom ends or fails: the random number %s below 14.5 gives the state %s',
    (share, state) => {
      expect(after([go, back, end, wrong], share, 14.5)).toBe(state);
    },
  );

  it.each([
    [9.9, 'CLOSED'],
    [10.1, 'LOST'],
    [10.4, 'LOST'],
    [10.6, 'ASKED'],
  ])(
    'a sample record that cannot continue usually ends: the random number %s below 11.5 gives the state %s',
    (share, state) => {
      expect(after([end, wrong], share, 11.5)).toBe(state);
    },
  );

  it.each([
    [0.4, 'LOST'],
    [0.6, 'ASKED'],
    [10.4, 'ASKED'],
  ])(
    'a sample record that can only fail usually keeps its state: the random number %s below 10.5 gives the state %s',
    (share, state) => {
      expect(after([wrong], share, 10.5)).toBe(state);
    },
  );

  it('a sample record usually ends normally, even if the workflow has a transition out of the failed state', () => {
    const found = move('find', 'LOST', 'ASKED');
    expect(after([end, wrong, found], 9.9, 11.5)).toBe('CLOSED');
  });
});

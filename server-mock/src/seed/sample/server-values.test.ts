import type { Field, Resource, Workflow } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import { libraryModel } from '../../testing/library.ts';
import { boolean, date, integer, nestedListField, moment, fixedRandom, object, textField } from '../field.fixture.ts';
import { notedTimes, startValue } from './server-values.ts';

const [book] = libraryModel().resources.filter(({ name }) => name === 'books');
if (!book) throw new Error('no books');
const { workflow: _, ...plain } = book;
const move = { label: {}, from: ['ASKED'], to: 'LENT', by: [], input: [], tone: 'neutral' } as const;
const workflow: Workflow = {
  field: 'state',
  initial: 'ASKED',
  transitions: [
    { ...move, name: 'lend' },
    { ...move, name: 'sell', when: { is_old: true } },
  ],
};

describe('Server-set field value of a new sample record', () => {
  const SET = { readOnly: true };
  const withWorkflow: Resource = { ...plain, workflow };

  it.each<[words: string, field: Field, alone: unknown, moved: unknown]>([
    ['a sample of what a client writes', integer('pages', { default: 3 }), 'sample', 'sample'],
    ['its default', integer('pages', { ...SET, default: 3 }), 3, 3],
    ['its default, also for what is true or false', boolean('is_new', { ...SET, default: true }), true, true],
    ['false', boolean('is_new', SET), false, false],
    ['a sample where a transition depends on it', boolean('is_old', SET), false, 'sample'],
    ['nothing before a transition', moment('lent_at', SET), 'sample', undefined],
    ['a sample where it is required', moment('lent_at', { ...SET, required: true }), 'sample', 'sample'],
    ['a sample where it is always there', moment('lent_at', { ...SET, always: true }), 'sample', 'sample'],
    ['a sample where it is unique', textField('code', { ...SET, unique: true }), 'sample', 'sample'],
    ['a sample where it is numbered', textField('code', { ...SET, serial: 'code' }), 'sample', 'sample'],
  ])('a new sample record gets the value of a field as the server would set it: %s', (_words, field, alone, moved) => {
    expect(startValue(plain, field, () => 'sample')).toBe(alone);
    expect(startValue(withWorkflow, field, () => 'sample')).toBe(moved);
  });
});

describe('Times set by the server in sample records', () => {
  const [from, to] = [Date.UTC(2026, 0, 1), Date.UTC(2026, 0, 2)];
  const at = (hours: number) => new Date(from + hours * 3_600_000).toISOString();
  const SET = { readOnly: true };

  it('sample times set by the server are between two given instants, in the order of their fields', () => {
    const fields = [moment('asked_at', SET), moment('lent_at', SET), moment('returned_at', SET)];
    const row = { id: '1', asked_at: 'x', lent_at: 'x', returned_at: 'x' };
    expect(notedTimes(fields, row, fixedRandom(0.5, 0.25, 0), from, to)).toEqual({
      id: '1',
      asked_at: at(0),
      lent_at: at(6),
      returned_at: at(12),
    });
    expect(row.asked_at).toBe('x');
  });

  it('sample data does not replace times that clients enter, system times, dates without a time, and missing values', () => {
    const fields = [
      moment('due_at'),
      moment('created_at', { ...SET, system: true }),
      date('day', SET),
      moment('lent_at', SET),
    ];
    const row = { due_at: 'x', created_at: 'x', day: 'x' };
    expect(notedTimes(fields, row, fixedRandom(), from, to)).toStrictEqual(row);
  });

  it('times in objects and lists that the server sets are also replaced in sample records', () => {
    const inner = [moment('at'), moment('until'), textField('note')];
    const fields = [
      nestedListField('history', inner, SET),
      object('last', inner, SET),
      object('own', inner),
      object('none', inner, SET),
    ];
    const row = { history: [{ at: 'x', note: 'x' }, { note: 'x' }], last: { until: 'x' }, own: { at: 'x' } };
    expect(notedTimes(fields, row, fixedRandom(0.25, 0.5), from, to)).toStrictEqual({
      history: [{ at: at(6), note: 'x' }, { note: 'x' }],
      last: { until: at(12) },
      own: { at: 'x' },
    });
  });
});

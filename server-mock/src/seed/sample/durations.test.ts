import type { Field, Resource } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import { libraryModel } from '../../testing/library.ts';
import { date, integer, nestedListField, moment } from '../field.fixture.ts';
import { withDurations } from './durations.ts';

const [book] = libraryModel().resources.filter(({ name }) => name === 'books');
if (!book) throw new Error('no books');
const { views: _, ...plain } = book;
const resourceOf = (fields: readonly Field[], more: Partial<Resource> = {}): Resource => ({
  ...plain,
  fields,
  ...more,
});
const ended = (fields: readonly Field[], row: object, more: Partial<Resource> = {}) =>
  withDurations(resourceOf(fields, more), { ...row }, () => 0);

describe('Start and end times in sample rows', () => {
  it('a sample end time follows its start time by minutes, days or years, depending on the field', () => {
    expect(ended([date('start_date'), date('end_date')], { start_date: '2026-03-16', end_date: '2020-01-01' })).toEqual(
      {
        start_date: '2026-03-16',
        end_date: '2026-03-17',
      },
    );
    const start = '2026-03-16T08:00:00.000Z';
    expect(ended([moment('starts_at'), moment('ends_at')], { starts_at: start, ends_at: start })).toMatchObject({
      ends_at: '2026-03-16T08:15:00.000Z',
    });
    expect(ended([moment('checkin_at'), moment('checkout_at')], { checkin_at: start, checkout_at: 'x' })).toMatchObject(
      {
        checkout_at: '2026-03-17T08:00:00.000Z',
      },
    );
    expect(ended([date('issued_on'), date('expires_on')], { issued_on: '2026-03-16', expires_on: 'x' })).toMatchObject({
      expires_on: '2027-03-15',
    });
  });

  it('a sample end stays unchanged if its start is missing, or if it is unique, server-set or a number', () => {
    const row = { from: '2026-03-16', to: '2020-01-01' };
    expect(ended([date('from'), date('to', { unique: true })], row)).toEqual(row);
    expect(ended([date('from'), date('to', { readOnly: true })], row)).toEqual(row);
    expect(ended([date('from'), date('to')], { to: '2020-01-01' })).toEqual({ to: '2020-01-01' });
    expect(ended([date('from'), date('to')], { from: '2026-03-16' })).toEqual({ from: '2026-03-16' });
    expect(ended([integer('from'), integer('to')], { from: 2, to: 1 })).toEqual({ from: 2, to: 1 });
  });

  it('sample end times in nested lists follow their start times', () => {
    const row = { breaks: [{ from: '2026-03-16', to: '2020-01-01' }] };
    expect(ended([nestedListField('breaks', [date('from'), date('to')])], row)).toEqual({
      breaks: [{ from: '2026-03-16', to: '2026-03-17' }],
    });
  });

  it('the sample end time of a timeline bar follows its start time, whatever the names of the fields', () => {
    const at = '2026-03-16T08:00:00.000Z';
    const timeline = { name: 'day', kind: 'timeline', from: 'at', to: 'gone', lanes: [], exclusive: [] } as const;
    const view = { ...timeline, label: {}, filter: {}, assign: [], parts: { fields: [] } };
    // The cast is needed because this view has only the keys that name its start and end times.
    const views = [view] as unknown as Resource['views'];
    expect(ended([moment('at'), moment('gone')], { at, gone: at }, { ...(views && { views }) })).toEqual({
      at,
      gone: '2026-03-16T08:15:00.000Z',
    });
  });
});

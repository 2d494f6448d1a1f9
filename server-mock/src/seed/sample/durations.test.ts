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

describe('Ends of times in sample rows', () => {
  it('an end follows its start after some minutes, days or years, by kind and name', () => {
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

  it('an end stays as it is without a start, if it is absent, unique or set by the server, and for numbers', () => {
    const row = { from: '2026-03-16', to: '2020-01-01' };
    expect(ended([date('from'), date('to', { unique: true })], row)).toEqual(row);
    expect(ended([date('from'), date('to', { readOnly: true })], row)).toEqual(row);
    expect(ended([date('from'), date('to')], { to: '2020-01-01' })).toEqual({ to: '2020-01-01' });
    expect(ended([date('from'), date('to')], { from: '2026-03-16' })).toEqual({ from: '2026-03-16' });
    expect(ended([integer('from'), integer('to')], { from: 2, to: 1 })).toEqual({ from: 2, to: 1 });
  });

  it('the ends of times in nested lists follow their starts', () => {
    const row = { breaks: [{ from: '2026-03-16', to: '2020-01-01' }] };
    expect(ended([nestedListField('breaks', [date('from'), date('to')])], row)).toEqual({
      breaks: [{ from: '2026-03-16', to: '2026-03-17' }],
    });
  });

  it('the end of a bar in a timeline follows its start, whatever the names of both', () => {
    const at = '2026-03-16T08:00:00.000Z';
    const timeline = { name: 'day', kind: 'timeline', from: 'at', to: 'gone', lanes: [], exclusive: [] } as const;
    const view = { ...timeline, label: {}, filter: {}, assign: [], parts: { fields: [] } };
    // The view has only the parts that concern its times.
    const views = [view] as unknown as Resource['views'];
    expect(ended([moment('at'), moment('gone')], { at, gone: at }, { ...(views && { views }) })).toEqual({
      at,
      gone: '2026-03-16T08:15:00.000Z',
    });
  });
});

import type { Field, Resource } from '@tuyen/model';
import { beforeAll, expect, test } from 'vitest';
import { booksOf, library } from '../testing/library.ts';
import { PART_STARTERS } from './part-starters.ts';
import { humanize, sayIn } from './words.ts';

let books: Resource;
let workless: Resource;

beforeAll(async () => {
  books = booksOf((await library()).model);
  const { workflow: _workflow, ...others } = books;
  workless = others;
});

const started = (kind: keyof typeof PART_STARTERS, resource: Resource, languages = ['en']): object =>
  PART_STARTERS[kind].content({ name: 'to-return', resource, say: sayIn(languages) });

test('a newly created operation on a record has a success message in every language', () => {
  expect(started('operation', books, ['vi', 'en', 'de'])).toEqual({
    name: 'to-return',
    label: { vi: 'To return', en: 'To return', de: 'To return' },
    on: 'record',
    result: { vi: 'Đã xong.', en: 'Done.', de: 'Done.' },
  });
});

test('a newly created tab filters by the workflow’s first state, or else by records created today', () => {
  expect(started('tab', books)).toEqual({ name: 'to-return', filter: { state: 'ON_SHELF' } });
  expect(started('tab', workless)).toEqual({
    name: 'to-return',
    label: { en: 'To return' },
    filter: { created_at: 'today' },
  });
});

const QUEUE = { name: 'to-return', kind: 'queue', label: { en: 'To return' }, sort: 'created_at' };

test('a newly created queue offers the staff transitions and operations of the first state that staff can leave', () => {
  const fields = books.list.columns;
  expect(started('queue', books)).toEqual({
    ...QUEUE,
    filter: { state: 'ON_SHELF' },
    fields,
    actions: [{ name: 'lend' }, { name: 'reserve' }],
  });
  expect(started('queue', workless)).toEqual({ ...QUEUE, fields, actions: [{ name: 'reserve' }] });
});

test('creating a queue fails if the resource has neither staff transitions nor operations on a record', () => {
  const unfit = 'has no transition by staff and no operation on a record: a queue would have nothing to do';
  const { operations: _operations, ...idle } = workless;
  expect(started('queue', idle)).toEqual({ unfit });
  const whole = (books.operations ?? []).filter(({ on }) => on !== 'record');
  expect(started('queue', { ...workless, operations: whole })).toEqual({ unfit });
  if (!books.workflow) throw new Error('No workflow');
  const transitions = books.workflow.transitions.map((one) => ({ ...one, by: ['customer' as const] }));
  expect(started('queue', { ...books, operations: [], workflow: { ...books.workflow, transitions } })).toEqual({
    unfit,
  });
});

test('a newly created board shows the first three list columns except the state, and needs a workflow', () => {
  const list = { ...books.list, columns: ['title', 'state', 'isbn', 'pages', 'author_id'] };
  expect(started('board', { ...books, list })).toEqual({
    name: 'to-return',
    kind: 'board',
    label: { en: 'To return' },
    fields: ['title', 'isbn', 'pages'],
  });
  expect(started('board', workless)).toEqual({
    unfit: 'has no workflow, whose states would be the columns of a board',
  });
});

test('a newly created timeline has lanes for a reference and bars between two date-time fields', () => {
  const own = books.fields.filter(({ system, kind }) => !system && kind !== 'date-time');
  const created = books.fields.find(({ kind }) => kind === 'date-time');
  if (!created) throw new Error('No time');
  const time = (name: string): Field => ({ ...created, name, system: false });
  const timeline = { name: 'to-return', kind: 'timeline', label: { en: 'To return' }, lanes: ['author_id'] };
  const noTime = { unfit: 'has no date-time, where the bars of a timeline would begin' };
  expect(started('timeline', { ...books, fields: [...own, time('lent_at'), time('due_at'), time('more_at')] })).toEqual(
    {
      ...timeline,
      from: 'lent_at',
      to: 'due_at',
    },
  );
  expect(started('timeline', { ...books, fields: [...own, time('lent_at')] })).toEqual({
    ...timeline,
    from: 'lent_at',
  });
  // A timeline cannot use timestamps that the system sets, such as `created_at`.
  expect(started('timeline', { ...books, fields: [...own, created] })).toEqual(noTime);
  expect(started('timeline', { ...books, fields: [time('lent_at')] })).toEqual({
    unfit: 'refers to no other record, which a timeline has lanes of',
  });
});

test('a newly created calendar is by the first date, and ends at another field of the same kind', () => {
  const own = books.fields.filter(({ kind }) => kind !== 'date' && kind !== 'date-time');
  const date = (name: string, kind: 'date' | 'date-time'): Field => {
    const found = books.fields.find((field) => field.kind === 'date-time');
    if (!found) throw new Error('No time');
    // The drafts read only the name and the kind of a field.
    return { ...found, kind, name, system: false } as Field;
  };
  const calendar = { name: 'to-return', kind: 'calendar', label: { en: 'To return' } };
  const dated = [date('due_on', 'date'), date('lent_at', 'date-time'), date('back_on', 'date')];
  expect(started('calendar', { ...books, fields: [...own, ...dated] })).toEqual({
    ...calendar,
    from: 'due_on',
    to: 'back_on',
  });
  expect(started('calendar', { ...books, fields: [...own, date('lent_at', 'date-time')] })).toEqual({
    ...calendar,
    from: 'lent_at',
  });
  expect(started('calendar', { ...books, fields: own })).toEqual({
    unfit: 'has no date and no date-time, where its records would be in a calendar',
  });
});

test('a newly created map needs a geo-point, or two numbers that are degrees', () => {
  const [first] = books.fields;
  if (!first) throw new Error('No field');
  const number = (name: string, degrees: number): Field => ({
    ...first,
    kind: 'decimal',
    name,
    schema: { type: 'number', minimum: -degrees, maximum: degrees },
  });
  const map = { name: 'to-return', kind: 'map', label: { en: 'To return' } };
  expect(started('map', { ...books, fields: [{ ...first, kind: 'geo-point', name: 'place' }] })).toEqual({
    ...map,
    point: 'place',
  });
  expect(started('map', { ...books, fields: [number('lng', 180), number('lat', 90)] })).toEqual({
    ...map,
    point: ['lat', 'lng'],
  });
  expect(started('map', { ...books, fields: [first, number('lat', 90)] })).toHaveProperty('unfit');
});

test('a name in kebab-case is turned into words for a label', () => {
  expect([humanize('to-return-soon'), humanize('a'), humanize('')]).toEqual(['To return soon', 'A', '']);
});

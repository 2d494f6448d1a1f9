import type { Field, Resource } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import { ofResource } from '../../of-resource.ts';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { filled, initialRow, merge, normalize, omitNulls, withDefaults, writable } from './incoming.ts';

const model = libraryModel();
const resource = (name: string): Resource => ofResource(new Map(model.resources.map((one) => [one.name, one])), name);
const books = resource('books');
const loans = resource('loans');

/** The books with other fields. */
const changed = (change: (field: Field) => Field): Resource => ({ ...books, fields: books.fields.map(change) });

describe('values for storage', () => {
  it('have date-times in UTC with milliseconds, codes of kinds as they are written, and clean rich text', () => {
    expect(
      normalize(model, books, {
        title: 'a',
        read_at: '2026-03-16T10:00:00+07:00',
        shelf_mark: 'ab123',
        summary: '<p onclick="x">a</p><script>b</script>',
      }),
    ).toEqual({ title: 'a', read_at: '2026-03-16T03:00:00.000Z', shelf_mark: 'AB123', summary: '<p>a</p>' });
  });

  it('keep null and unknown keys, and nothing that is undefined', () => {
    expect(normalize(model, books, { title: null, pages: undefined, nope: 1, read_at: 'no moment' })).toEqual({
      title: null,
      nope: 1,
      read_at: 'no moment',
    });
    expect(Object.keys(normalize(model, books, { pages: undefined }))).toEqual([]);
  });

  it('have the defaults of objects in lists, however deep', () => {
    expect(normalize(model, books, { chapters: [{ name: 'a', notes: [{ text: 'b' }, { copies: null }] }] })).toEqual({
      chapters: [{ name: 'a', draft: true, notes: [{ text: 'b', copies: 1 }, { copies: null }] }],
    });
  });
});

describe('defaults', () => {
  it('stand for what is missing, not for null', () => {
    expect(withDefaults(books.fields, { title: 'a' })).toEqual({ title: 'a', rare: false, status: 'ACTIVE' });
    expect(withDefaults(books.fields, { rare: null, status: 'INACTIVE' })).toEqual({ rare: null, status: 'INACTIVE' });
  });

  it('are another list in each record', () => {
    const tagged = changed((field) => (field.name === 'tags' ? { ...field, default: ['new'] } : field));
    const [one, other] = [withDefaults(tagged.fields, {}), withDefaults(tagged.fields, {})];
    expect([one['tags'], other['tags']]).toEqual([['new'], ['new']]);
    expect(one['tags']).not.toBe(other['tags']);
  });
});

describe('a new record', () => {
  it('has the defaults, the first state and the office of the caller, unless it says otherwise', () => {
    expect(initialRow(books, { title: 'a', pages: null }, 'o1')).toEqual({ title: 'a', rare: false, status: 'ACTIVE' });
    expect(initialRow(loans, {}, 'o1')).toEqual({ state: 'ASKED', office_id: 'o1' });
    expect(initialRow(loans, { state: 'LENT', office_id: 'o2' }, 'o1')).toEqual({ state: 'LENT', office_id: 'o2' });
    expect(initialRow(loans, {}, null)).toEqual({ state: 'ASKED' });
  });

  it('of a singleton inherits what it does not say', () => {
    expect(initialRow(resource('preferences'), { loan_days: 3 }, null)).toEqual({ loan_days: 3 });
  });

  it('belongs to the office of the caller where its owner is a field', () => {
    expect(initialRow({ ...books, owner: 'home_id' }, { rare: true }, 'o1')).toEqual({
      rare: true,
      status: 'ACTIVE',
      home_id: 'o1',
    });
    expect(initialRow({ ...books, owner: 'home_id' }, { home_id: 'o2' }, 'o1')['home_id']).toBe('o2');
    expect(initialRow({ ...books, owner: 'home_id' }, {}, null)['home_id']).toBeUndefined();
  });
});

it('what only the server sets is left out of what a client sends, and unknown keys are not', () => {
  expect(writable(books, { id: 'x', version: 3, loan_count: 4, title: 'a', vault_code: 's', nope: 1 })).toEqual({
    title: 'a',
    vault_code: 's',
    nope: 1,
  });
});

describe('changes of a record', () => {
  const row = { title: 'a', pages: 3, vault_code: 'secret', safe: { room: 'r', alarm: 'code' } };

  it('replace values, and null removes them', () => {
    expect(merge(books, row, { title: 'b', pages: null })).toEqual({
      title: 'b',
      vault_code: 'secret',
      safe: { room: 'r', alarm: 'code' },
    });
    expect(merge(books, row, undefined)).toBe(row);
  });

  it('leave a secret that is sent empty as it is', () => {
    expect(merge(books, row, { vault_code: '', title: '' })).toEqual({ ...row, title: '' });
    expect(merge(books, row, { vault_code: 'new' })).toEqual({ ...row, vault_code: 'new' });
    expect(merge(books, row, { safe: { room: 's' } })).toEqual({ ...row, safe: { room: 's', alarm: 'code' } });
    expect(merge(books, row, { safe: null })).toEqual({ title: 'a', pages: 3, vault_code: 'secret' });
  });
});

describe('fields that every record has', () => {
  const always = changed((field) =>
    field.name === 'rare' || field.name === 'pages' ? { ...field, always: true } : field,
  );

  it('are filled with their defaults', () => {
    expect(filled(always, { pages: 1 })).toEqual({ pages: 1, rare: false });
    const whole = { pages: 1, rare: true };
    expect(filled(always, whole)).toBe(whole);
  });

  it('are a fault of the server where they have no value and no default, but for old records without one', () => {
    const fault = 'books.pages has x-always and no value: a hook has to set it';
    expect(() => filled(always, { rare: true })).toThrow(fault);
    expect(() => filled(always, { rare: true }, { pages: 3 })).toThrow(fault);
    expect(filled(always, {}, {})).toEqual({ rare: false });
  });
});

it('null and undefined are no values', () => {
  const row = omitNulls({ a: null, b: undefined, c: 0, d: '', e: false });
  expect(Object.entries(row)).toEqual([
    ['c', 0],
    ['d', ''],
    ['e', false],
  ]);
});

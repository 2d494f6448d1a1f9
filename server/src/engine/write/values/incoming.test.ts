import type { Field, Resource } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import { getOrThrow } from '../../get-or-throw.ts';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { withMandatoryFields, initialRow, merge, normalize, withDefaults, writable } from './incoming.ts';
import { omitNulls } from '../../json-object.ts';

const model = libraryModel();
const resource = (name: string): Resource => getOrThrow(new Map(model.resources.map((one) => [one.name, one])), name);
const books = resource('books');
const loans = resource('loans');

const changed = (change: (field: Field) => Field): Resource => ({ ...books, fields: books.fields.map(change) });

describe('Normalization of values before storage', () => {
  it('values are stored with UTC times, canonical codes and sanitized rich text', () => {
    expect(
      normalize(model, books, {
        title: 'a',
        read_at: '2026-03-16T10:00:00+07:00',
        shelf_mark: 'ab123',
        summary: '<p onclick="x">a</p><script>b</script>',
      }),
    ).toEqual({ title: 'a', read_at: '2026-03-16T03:00:00.000Z', shelf_mark: 'AB123', summary: '<p>a</p>' });
  });

  it('normalized values keep null and unknown keys but omit undefined', () => {
    expect(normalize(model, books, { title: null, pages: undefined, nope: 1, read_at: 'no moment' })).toEqual({
      title: null,
      nope: 1,
      read_at: 'no moment',
    });
    expect(Object.keys(normalize(model, books, { pages: undefined }))).toEqual([]);
  });

  it('normalized values include the defaults of objects in lists at any depth', () => {
    expect(normalize(model, books, { chapters: [{ name: 'a', notes: [{ text: 'b' }, { copies: null }] }] })).toEqual({
      chapters: [{ name: 'a', draft: true, notes: [{ text: 'b', copies: 1 }, { copies: null }] }],
    });
  });
});

describe('Default values of record fields', () => {
  it('default values replace missing values but not null', () => {
    expect(withDefaults(books.fields, { title: 'a' })).toEqual({ title: 'a', rare: false, status: 'ACTIVE' });
    expect(withDefaults(books.fields, { rare: null, status: 'INACTIVE' })).toEqual({ rare: null, status: 'INACTIVE' });
  });

  it('each record gets its own copy of a default list', () => {
    const tagged = changed((field) => (field.name === 'tags' ? { ...field, default: ['new'] } : field));
    const [one, other] = [withDefaults(tagged.fields, {}), withDefaults(tagged.fields, {})];
    expect([one['tags'], other['tags']]).toEqual([['new'], ['new']]);
    expect(one['tags']).not.toBe(other['tags']);
  });
});

describe('Values of a new record', () => {
  it("a new record gets the defaults, the initial state and the caller's office unless given", () => {
    expect(initialRow(books, { title: 'a', pages: null }, 'o1')).toEqual({ title: 'a', rare: false, status: 'ACTIVE' });
    expect(initialRow(loans, {}, 'o1')).toEqual({ state: 'ASKED', office_id: 'o1' });
    expect(initialRow(loans, { state: 'LENT', office_id: 'o2' }, 'o1')).toEqual({ state: 'LENT', office_id: 'o2' });
    expect(initialRow(loans, {}, null)).toEqual({ state: 'ASKED' });
  });

  it('a new settings record gets no defaults, because it inherits missing values', () => {
    expect(initialRow(resource('preferences'), { loan_days: 3 }, null)).toEqual({ loan_days: 3 });
  });

  it("a new record is owned by the caller's office if its resource has an owner field", () => {
    expect(initialRow({ ...books, owner: 'home_id' }, { rare: true }, 'o1')).toEqual({
      rare: true,
      status: 'ACTIVE',
      home_id: 'o1',
    });
    expect(initialRow({ ...books, owner: 'home_id' }, { home_id: 'o2' }, 'o1')['home_id']).toBe('o2');
    expect(initialRow({ ...books, owner: 'home_id' }, {}, null)['home_id']).toBeUndefined();
  });
});

it("read-only fields in a client's input are dropped, and unknown keys are kept", () => {
  expect(writable(books, { id: 'x', version: 3, loan_count: 4, title: 'a', vault_code: 's', nope: 1 })).toEqual({
    title: 'a',
    vault_code: 's',
    nope: 1,
  });
});

describe('Changes merged into a record', () => {
  const row = { title: 'a', pages: 3, vault_code: 'secret', safe: { room: 'r', alarm: 'code' } };

  it('changes merged into a record replace its values, and null deletes them', () => {
    expect(merge(books, row, { title: 'b', pages: null })).toEqual({
      title: 'b',
      vault_code: 'secret',
      safe: { room: 'r', alarm: 'code' },
    });
    expect(merge(books, row, undefined)).toBe(row);
  });

  it('changes merged into a record keep a secret that is sent empty', () => {
    expect(merge(books, row, { vault_code: '', title: '' })).toEqual({ ...row, title: '' });
    expect(merge(books, row, { vault_code: 'new' })).toEqual({ ...row, vault_code: 'new' });
    expect(merge(books, row, { safe: { room: 's' } })).toEqual({ ...row, safe: { room: 's', alarm: 'code' } });
    expect(merge(books, row, { safe: null })).toEqual({ title: 'a', pages: 3, vault_code: 'secret' });
  });
});

describe('Fields that must always have a value', () => {
  const always = changed((field) =>
    field.name === 'rare' || field.name === 'pages' ? { ...field, always: true } : field,
  );

  it('fields that must always have a value get their defaults', () => {
    expect(withMandatoryFields(always, { pages: 1 })).toEqual({ pages: 1, rare: false });
    const whole = { pages: 1, rare: true };
    expect(withMandatoryFields(always, whole)).toBe(whole);
  });

  it('a mandatory field without value and default is a server error, unless the stored record lacks the value too', () => {
    const fault = 'books.pages has x-always and no value: a hook has to set it';
    expect(() => withMandatoryFields(always, { rare: true })).toThrow(fault);
    expect(() => withMandatoryFields(always, { rare: true }, { pages: 3 })).toThrow(fault);
    expect(withMandatoryFields(always, {}, {})).toEqual({ rare: false });
  });
});

it('omitting nulls from a record removes null and undefined but keeps other empty values', () => {
  const row = omitNulls({ a: null, b: undefined, c: 0, d: '', e: false });
  expect(Object.entries(row)).toEqual([
    ['c', 0],
    ['d', ''],
    ['e', false],
  ]);
});

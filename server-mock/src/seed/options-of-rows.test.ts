import type { Field, Model } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../server/src/engine/domain.ts';
import { libraryModel } from '../testing/library.ts';
import { ANCHOR } from './anchor.ts';
import { choice, date, integer, reference, textField } from './field.fixture.ts';
import { seededRandom } from './random.ts';
import { openTexts, type SampleTexts } from './sample/texts.ts';
import { DEMO_PASSWORD, syntheticRows } from './synthetic-rows.ts';

const library = libraryModel();

function rowsOf(model: Model, given: Readonly<Record<string, readonly Row[]>> = {}, texts?: SampleTexts) {
  const context = {
    model,
    anchor: ANCHOR,
    random: seededRandom(1),
    id: (resource: string, key: string | number) => `${resource} ${key}`,
    upload: (key: string) => key,
    password: (plain: string) => `hashed ${plain}`,
    hashKey: (plain: string) => plain,
  };
  return syntheticRows(context, given, texts);
}

function withFields(loans: readonly Field[], books: readonly Field[] = [], seed = 20): Model {
  const resources = library.resources.flatMap(({ workflow: _, ...one }) => {
    if (one.name === 'loans') return [{ ...one, seed, fields: loans }];
    if (one.name === 'books') return [{ ...one, seed: 15, fields: books }];
    return [{ ...one, seed: 2 }];
  });
  return { ...library, resources };
}

it('each resource gets its configured number of sample rows, except singletons and resources with given rows', () => {
  const rows = rowsOf(library, { authors: [{ id: 'a1' }] });
  const expected = library.resources.filter(({ name, singleton }) => name !== 'authors' && !singleton);
  expect(Object.fromEntries(Object.entries(rows).map(([name, all]) => [name, all.length]))).toEqual(
    Object.fromEntries(expected.map(({ name, seed }) => [name, seed])),
  );
  expect(rows['books']?.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => `books ${index}`));
  const authors = rows['books']?.flatMap((row) => ('author_id' in row ? [row['author_id']] : []));
  expect(new Set(authors)).toEqual(new Set(['a1']));
});

it('a sample row that references its own resource refers only to earlier rows', () => {
  const rows = rowsOf(withFields([reference('follows_id', 'loans')]))['loans'] ?? [];
  expect(rows[0]).toEqual({ id: 'loans 0' });
  for (const [index, row] of rows.entries()) {
    if (index === 0) continue;
    expect(Number(String(row['follows_id']).split(' ')[1])).toBeLessThan(index);
  }
});

it('a sample row has no hidden fields and, except its office, no system fields', () => {
  const fields = [
    reference('office_id', 'offices', { system: true }),
    date('created_on', { system: true }),
    choice('kind', ['A', 'B']),
    integer('pages', { when: { kind: 'A' } }),
  ];
  const rows = rowsOf(withFields(fields))['loans'] ?? [];
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['A', 'B']));
  for (const row of rows) {
    expect(row['office_id']).toMatch(/^offices [01]$/u);
    expect(row).not.toHaveProperty('created_on');
    expect('pages' in row).toBe(row['kind'] === 'A');
  }
});

describe('Sample rows with a unique field', () => {
  const count = (field: Field) => rowsOf(withFields([field]))['loans']?.length;

  it('the number of sample rows is limited by the possible values of a required unique field', () => {
    const unique = { unique: true, required: true };
    expect(count(choice('kind', ['A', 'B', 'C'], unique))).toBe(3);
    expect(count(reference('book_id', 'books', unique))).toBe(15);
    expect(count(choice('kind', ['A', 'B', 'C'], { unique: true }))).toBe(20);
    expect(count(choice('kind', ['A', 'B', 'C'], { required: true }))).toBe(20);
    expect(count(choice('kind', ['A', 'B', 'C'], { ...unique, system: true }))).toBe(20);
    expect(count(textField('kind', unique))).toBe(20);
  });
});

describe('References with options in sample rows', () => {
  const SHELVES = ['A', 'B', 'C', 'D'];
  const byShelf = { options: [{ where: { shelf: { field: 'shelf' } } }] };
  const book = reference('book_id', 'books', byShelf);
  const given = [{ id: 'b1', shelf: 'C' }];
  const shelves = (fields: readonly Field[]) =>
    (rowsOf(withFields(fields, [choice('shelf', SHELVES)]), { books: given })['loans'] ?? []).map(
      (row) => row['shelf'],
    );

  it('a sample reference fits the other values of its row, whichever resource is generated first', () => {
    const rows = rowsOf(withFields([book, choice('shelf', SHELVES)], [choice('shelf', SHELVES)]));
    const shelfOf = new Map(rows['books']?.map((row) => [row['id'], row['shelf']]));
    expect(new Set(shelfOf.values()).size).toBe(SHELVES.length);
    for (const row of rows['loans'] ?? []) expect(shelfOf.get(row['book_id'])).toBe(row['shelf']);
  });

  it('if no record fits a sample reference, the limiting field gets another value, or else any record is used', () => {
    const found = shelves([choice('shelf', SHELVES), book]);
    // A random shelf fits with a probability of one quarter. With five attempts, about three quarters of the rows get a
    // shelf that fits.
    expect(found.filter((shelf) => shelf === 'C').length).toBeGreaterThan(11);
    const rows = rowsOf(withFields([choice('shelf', ['A', 'B']), book], []), { books: given })['loans'] ?? [];
    expect(new Set(rows.map((row) => row['book_id']))).toEqual(new Set(['b1']));
  });

  it.each([
    ['is unique', [textField('shelf', { unique: true }), book]],
    ['is set by the server', [choice('shelf', SHELVES, { readOnly: true }), book]],
    ['also limits another field', [choice('shelf', SHELVES), reference('other_id', 'books', byShelf), book]],
  ])('to fit a sample reference to a record, the limiting field is not changed if the field %s', (_, fields) => {
    const alone = shelves(fields.filter(({ name }) => name !== 'book_id'));
    const beside = shelves(fields);
    expect(beside.filter((shelf) => shelf === 'C').length).toBeLessThan(20);
    expect(beside.length).toBe(alone.length);
  });
});

describe('Sample accounts', () => {
  it('sample accounts share one password, and the first account is an active superuser of the top office', () => {
    const users = rowsOf(library)['users'] ?? [];
    expect(users.map((row) => row['is_superuser'])).toEqual(users.map((_, index) => index === 0));
    for (const row of users) expect(row['password']).toBe(`hashed ${DEMO_PASSWORD}`);
    expect(users[0]).toMatchObject({ username: 'superuser', status: 'ACTIVE', office_id: 'offices 0' });
    expect(users.slice(1).map((row) => row['username'])).not.toContain('superuser');
  });

  it('sample accounts have the first active status that the status field supports', () => {
    const { identity } = library;
    const status = (active: readonly string[]) => {
      const users = { ...identity.users, status: { field: 'status', active } };
      return rowsOf({ ...library, identity: { ...identity, users } })['users']?.[0]?.['status'];
    };
    expect(status(['OTHER', 'INACTIVE', 'ACTIVE'])).toBe('INACTIVE');
    expect(status(['ACTIVE', 'INACTIVE'])).toBe('ACTIVE');
  });
});

it('sample records have a workflow history if a text generator is given, and otherwise only the initial state', async () => {
  const resources = library.resources.map((one) => (one.name === 'loans' ? { ...one, seed: 10 } : one));
  const model = { ...library, resources };
  const plain = rowsOf(model)['loans'] ?? [];
  expect(plain.map((row) => row['state'])).toEqual(Array.from({ length: 10 }, () => 'ASKED'));
  const withTexts = rowsOf(model, {}, await openTexts(model))['loans'] ?? [];
  for (const row of withTexts) {
    const [first] = JSON.parse(JSON.stringify(row['history']));
    expect(first).toEqual({ to: 'ASKED', at: row['created_at'], by: 'superuser' });
    expect(String(row['updated_at']) <= ANCHOR.toISOString()).toBe(true);
  }
});

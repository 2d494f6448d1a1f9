import { type Resource, resourceNamed } from '@tuyen/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller, Row } from '../domain.ts';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';
import { sessionOf } from '@tuyen/server-mock/testing/session';
import { csvContext } from './context.ts';
import { type FoundReference, openFinder } from './find.ts';
import { recordName } from './names.ts';
import { titleOf } from '../record-title.ts';

let library: Library;
let root: Caller;
let reader: Caller;
const ids: Record<string, string> = {};

beforeAll(async () => {
  library = await openLibrary();
  root = await callerOf('root');
  reader = await callerOf('reader');
  const books: Readonly<Record<string, Row>> = {
    emma: { title: 'Emma', isbn: 'E-1' },
    dashed: { title: 'Notes', isbn: 'N – 1' },
    first: { title: 'Poems', isbn: 'P-1' },
    second: { title: 'Poems', isbn: 'P-2' },
    code: { title: 'Code', isbn: 'Ulysses' },
    title: { title: 'Ulysses' },
  };
  for (const [name, values] of Object.entries(books)) ids[name] = await create('books', values);
  for (const [name, values] of Object.entries({ jane: { name: 'Jane' }, ann: { name: 'Ann' }, other: { name: 'Ann' } }))
    ids[name] = await create('authors', values);
});
afterAll(() => library.app.close());

async function create(resource: string, values: Row): Promise<string> {
  return String((await library.engine.write.transaction({}, (tx) => tx.create(resource, values)))['id']);
}

async function callerOf(account: string): Promise<Caller> {
  const { profile } = await sessionOf(library.engine, account);
  const { id: userId, office_id: officeId } = profile;
  return {
    actor: { kind: 'staff', userId, profile },
    profile,
    officeId,
    readableOffices: undefined,
    language: 'en',
    clientKind: undefined,
  };
}

const resource = (name: string): Resource => {
  const found = resourceNamed(library.engine.model, name);
  if (!found) throw new Error(`the library has ${name}`);
  return found;
};

async function found(field: string, texts: readonly string[], caller = root): Promise<readonly FoundReference[]> {
  const { model, auth, store } = library.engine;
  const context = csvContext(library.engine, 'en');
  const finder = openFinder({
    model,
    auth,
    reader: store,
    caller,
    namesOf: (of, row) => [recordName(of, row, context)],
  });
  await finder.learn(
    resource('books').fields,
    texts.map((text) => ({ [field]: field === 'related_ids' ? [text] : text })),
  );
  return texts.map((text) => finder.found(field === 'related_ids' ? 'books' : 'authors', text));
}
const id = (name: string) => ({ id: ids[name] });
const NONE = { error: { code: 'reference' } };
const AMBIGUOUS = { error: { code: 'reference_ambiguous' } };

it('a CSV cell refers to a record by its id, alone or in brackets after a title', async () => {
  const { jane, emma } = ids;
  expect(await found('author_id', [String(jane), `Jane [${jane}]`, `Anything [${jane}]`, String(emma)])).toEqual([
    id('jane'),
    id('jane'),
    id('jane'),
    NONE,
  ]);
});

it('a CSV cell names a record without a code by its title if the title is unique', async () => {
  expect(await found('author_id', ['Jane', 'jane', 'Ann', 'No one', ''])).toEqual([
    id('jane'),
    NONE,
    AMBIGUOUS,
    NONE,
    NONE,
  ]);
});

it('a CSV cell is compared with the codes of records before their titles', async () => {
  expect(await found('related_ids', ['E-1', 'Emma', 'Poems', 'P-2', 'Ulysses', 'N – 1'])).toEqual([
    id('emma'),
    id('emma'),
    AMBIGUOUS,
    id('second'),
    id('code'),
    id('dashed'),
  ]);
});

it('a CSV cell is rejected if its code and title, compared without case and spacing, name different records', async () => {
  const mismatch = (code: string, name: string) => ({ error: { code: 'reference_mismatch', params: { code, name } } });
  expect(
    await found('related_ids', [
      'E-1 – Emma',
      '  e-1 –  EMMA ',
      'E-1 –  emma ',
      'E-1 – Ulysses',
      'N – 1 – Notes',
      'X – Emma',
    ]),
  ).toEqual([id('emma'), NONE, id('emma'), mismatch('E-1', 'E-1 – Emma'), id('dashed'), NONE]);
  const [long] = await found('related_ids', ['N – 1 – Notes – and more']);
  expect(long).toEqual(mismatch('N – 1', 'N – 1 – Notes'));
});

it('a CSV cell cannot refer to a record that the caller may not see', async () => {
  expect(await found('author_id', ['Jane', String(ids['jane'])], reader)).toEqual([NONE, NONE]);
  expect(await found('related_ids', ['E-1'], reader)).toEqual([id('emma')]);
});

it('the record finder of a CSV import finds a record only if the text of its cell was looked up in advance', async () => {
  expect(await found('author_id', [])).toEqual([]);
  const { model, auth, store } = library.engine;
  const finder = openFinder({ model, auth, reader: store, caller: root, namesOf: () => [''] });
  expect(finder.found('authors', 'Jane')).toEqual(NONE);
});

it('a CSV cell shows a record as code and title, or as title and id without a code', () => {
  const context = csvContext(library.engine, 'en');
  const book = (values: Row) => recordName(resource('books'), { id: 'b', ...values }, context);
  expect(book({ isbn: 'E-1', title: 'Emma' })).toBe('E-1 – Emma');
  expect(book({ isbn: 'E-1', title: 'E-1' })).toBe('E-1');
  expect(book({ isbn: 'E-1', title: 'E-1 – Emma' })).toBe('E-1 – Emma');
  expect(book({ isbn: 'E-1', title: '' })).toBe('E-1');
  expect(book({ isbn: null, title: 'Emma' })).toBe('Emma [b]');
  expect(book({ title: 'Emma' })).toBe('Emma [b]');
  expect(book({})).toBe('[b]');
  expect(recordName(resource('authors'), { id: 'a', name: 'Jane' }, context)).toBe('Jane [a]');
});

it('the title of a record omits missing values and surrounding spaces', () => {
  const context = csvContext(library.engine, 'en');
  const title = (template: string, row: Row) => titleOf({ ...resource('books'), title: template }, row, context);
  expect(title(' {title}  {isbn} {title} ', { title: 'Emma' })).toBe('Emma Emma');
  expect(title('{nothing}', { nothing: 'Emma' })).toBe('Emma');
});

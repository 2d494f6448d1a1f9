import type { Field, Model, Resource } from '@tuyen/model';
import { beforeAll, expect, test } from 'vitest';
import { booksOf, library, contentOf } from '../../testing/library.ts';
import { types } from './types.ts';

let model: Model;
let books: Resource;

beforeAll(async () => {
  ({ model } = await library());
  books = booksOf(model);
});

function fieldNamed(name: string): Field {
  const found = books.fields.find((field) => field.name === name);
  if (!found) throw new Error(`No ${name}`);
  return found;
}

async function typesOf(resource: Resource): Promise<Readonly<Record<string, string>>> {
  const resources = model.resources.map((each) => (each.name === resource.name ? resource : each));
  const text = await contentOf(types({ ...model, resources }, 'types'), `${resource.name}.gen.ts`);
  const found = [...text.matchAll(/^export type (\w+) = (\{\n[^]*?^\});$/gmu)];
  const lineOf = (body: string) => body.replaceAll(/\/\*\*.*\*\/\n/gu, '').replaceAll(/\s+/gu, ' ');
  return Object.fromEntries(found.map(([, name, body = '']) => [name, lineOf(body)]));
}

const plain = (...fields: readonly Field[]): Resource => {
  const { workflow: _workflow, operations: _operations, ...others } = books;
  return { ...others, fields };
};

test('a record type starts with the id, and fields that may be missing are optional in it', async () => {
  const [id, title, pages] = [fieldNamed('id'), fieldNamed('title'), fieldNamed('pages')];
  expect(await typesOf(plain(title, pages, id))).toEqual({
    Book: '{ id: string; title: string; pages?: number | null; }',
  });
});

test('a settings field is required in the generated type if it has a default other than null', async () => {
  const settings = (value: Field['default']): Resource => ({
    ...plain({ ...fieldNamed('pages'), ...(value !== undefined && { default: value }) }),
    singleton: { path: 'settings' },
  });
  expect(await typesOf(settings(1))).toEqual({ Book: '{ pages: number; }' });
  expect(await typesOf(settings(null))).toEqual({ Book: '{ pages?: number | null; }' });
  expect(await typesOf(settings(undefined))).toEqual({ Book: '{ pages?: number | null; }' });
});

test('the objects in a nested list get their own type, named after the singular of the list', async () => {
  const { Book, BookChapter } = await typesOf(plain(fieldNamed('chapters')));
  expect(Book).toContain('BookChapter[]');
  expect(BookChapter).toBe('{ heading: string; page?: number | null; }');
});

test('nested objects whose field names give the same identifier get separate types', async () => {
  const chapters = fieldNamed('chapters');
  const [heading] = 'fields' in chapters ? chapters.fields : [];
  if (!heading) throw new Error('No heading');
  const named = (name: string, inner: string): Field =>
    ({ ...chapters, name, fields: [{ ...heading, name: inner }] }) as Field;
  const resource = { ...books, fields: [named('a_1', 'one'), named('a1', 'other'), named('transitions', 'move')] };
  const { Book, BookA1, BookA12, BookTransition, BookTransitions } = await typesOf(resource);
  expect(Book).toMatch(
    /a_1\?: readonly BookA1\[\].* a1\?: readonly BookA12\[\].* transitions\?: readonly BookTransition\[\]/u,
  );
  expect([BookA1, BookA12, BookTransition]).toEqual(['{ one: string; }', '{ other: string; }', '{ move: string; }']);
  expect(BookTransitions).toContain('lend');
});

test('an enum field has the enum’s type, or a union of its values if only some are allowed', async () => {
  const state: Field = { ...fieldNamed('state'), required: true, readOnly: false };
  expect((await typesOf(plain(state)))['Book']).toBe('{ state: BookState; }');
  expect((await typesOf(plain({ ...state, options: [{ values: ['LENT', 'LOST'] }] })))['Book']).toBe(
    "{ state: 'LENT' | 'LOST'; }",
  );
  const when = { when: { title: 'a' }, values: ['LENT'] };
  expect((await typesOf(plain({ ...state, options: [when] })))['Book']).toBe('{ state: BookState; }');
});

test('transitions with the same name share one input type, which has the fields of all of them', async () => {
  const { workflow } = books;
  const [lend, back] = workflow?.transitions ?? [];
  const [due] = lend?.input ?? [];
  if (!workflow || !lend || !back || !due) throw new Error('No transitions');
  const note: Field = { ...due, name: 'note' };
  const of = async (...transitions: (typeof lend)[]) =>
    (await typesOf({ ...books, workflow: { ...workflow, transitions } }))['BookTransitions'];
  expect(await of(lend, back)).toBe('{ lend: { due_on: string; }; return: Record<never, never>; }');
  expect(await of(lend, { ...lend, input: [due, note] })).toBe('{ lend: { due_on: string; note?: string | null; }; }');
  const optional = { ...due, required: false };
  expect(await of(lend, { ...lend, input: [optional] })).toBe('{ lend: { due_on?: string | null; }; }');
});

test('each operation of a resource has a type with its target, input and response', async () => {
  expect((await typesOf(books))['BookOperations']).toBe(
    "{ reserve: { on: 'record'; input: { until: string; }; answer: { place: number; from?: string | null; }; }; " +
      "'take-stock': { on: 'resource'; input: Record<never, never>; answer: Record<never, never>; }; }",
  );
});

test('the index of types lists all resources and the types of their transitions and operations', async () => {
  const text = await contentOf(types(model, 'types'), 'types/index.gen.ts');
  const members = (name: string) => new RegExp(`^export type ${name} = \\{\\n([^]*?)^\\};$`, 'mu').exec(text)?.[1];
  expect(members('Records')).toBe(
    '  authors: Author;\n  books: Book;\n  branches: Branch;\n  librarians: Librarian;\n  roles: Role;\n',
  );
  expect(members('Transitions')).toBe('  books: BookTransitions;\n');
  expect(members('Operations')).toBe('  books: BookOperations;\n');
});

import type { MailTemplate } from '@tuyen/model';
import { beforeAll, expect, test } from 'vitest';
import { library, contentOf } from '../../testing/library.ts';
import type { GeneratedFile } from '../generated-file.ts';
import type { Project } from '../project.ts';
import { server } from './index.ts';

let project: Project;
let files: readonly GeneratedFile[];

beforeAll(async () => {
  project = await library();
  files = server(project);
});

test('the generated record type distinguishes fields that are always present from optional ones', async () => {
  const types = await contentOf(files, 'librarians.gen.ts');
  expect(types).toContain('export type Librarian = {\n  id: string;');
  expect(types).toContain('  password?: string | null;');
  expect(types).toContain('  created_at: string;');
  expect(await contentOf(files, 'books.gen.ts')).toContain('  state: BookState;');
  expect(await contentOf(files, 'books.gen.ts')).toMatch(
    /chapters\?: readonly BookChapter\[\] \| null;[^]*export type BookChapter = \{\n {2}heading: string;/,
  );
});

test('a field with the schema keyword x-always is required in the generated record type', async () => {
  const { model } = project;
  const resources = model.resources.map((resource) => ({
    ...resource,
    fields: resource.fields.map((field) => (field.name === 'pages' ? { ...field, always: true } : field)),
  }));
  expect(await contentOf(files, 'books.gen.ts')).toContain('  pages?: number | null;');
  const marked = server({ ...project, model: { ...model, resources } });
  expect(await contentOf(marked, 'books.gen.ts')).toContain('  pages: number;');
});

test('the generated type `Records` maps each resource to its record type', async () => {
  const records = await contentOf(files, 'types/index.gen.ts');
  expect(records).toContain("import type { Book, BookOperations, BookTransitions } from './books.gen.ts';");
  expect(records).toMatch(/export type Records = \{[^}]* books: Book;/);
});

test('the generated type of transitions maps the name of each transition to its input', async () => {
  const books = await contentOf(files, 'books.gen.ts');
  expect(books).toMatch(/export type BookTransitions = \{[^]*\n  [\w'-]+: Record<never, never>;/);
  expect(await contentOf(files, 'types/index.gen.ts')).toContain(
    'export type Transitions = {\n  books: BookTransitions;\n};',
  );
});

test('the generated type of operations maps each operation’s name to its target, input and response', async () => {
  const books = await contentOf(files, 'books.gen.ts');
  expect(books).toContain(`  reserve: {
    on: 'record';
    input: {
      /** \`YYYY-MM-DD\` */
      until: string;
    };
    answer: {
      place: number;
      /** \`YYYY-MM-DD\` */
      from?: string | null;
    };
  };
  'take-stock': {
    on: 'resource';
    input: Record<never, never>;
    answer: Record<never, never>;
  };`);
  expect(await contentOf(files, 'types/index.gen.ts')).toContain(
    'export type Operations = {\n  books: BookOperations;\n};',
  );
  const slugs = await contentOf(files, 'slugs.gen.ts');
  expect(slugs).toContain("'books.take-stock'");
  expect(slugs).not.toContain('books.reserve');
});

test('every permission slug is a member of the generated union `Slug`', async () => {
  expect(await contentOf(files, 'slugs.gen.ts')).toMatch(/export type Slug =[^;]*'books\.lend'/);
});

test('the generated type of mails maps each mail’s name to its variables', async () => {
  const mail: MailTemplate = {
    name: 'book-due',
    source: 'schemas/mails/book-due.json',
    label: { en: 'Book due' },
    variables: [
      { name: 'title', kind: 'text', optional: false },
      { name: 'details', kind: 'rows', optional: true },
      { name: 'is_late', kind: 'flag', optional: true },
    ],
    subject: { en: '{title}' },
    body: [],
  };
  const withMail = server({ ...project, model: { ...project.model, mails: [mail] } });
  const mails = await contentOf(withMail, '/mails.gen.ts');
  expect(mails).toContain(
    "'book-due': {\n    readonly title: string;\n    readonly details?: readonly MailRow[] | undefined;\n    readonly is_late?: boolean | undefined;",
  );
});

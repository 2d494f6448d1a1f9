import type { MailTemplate, Model } from '@tuyen/model';
import { beforeAll, expect, test } from 'vitest';
import { library, contentOf } from '../../testing/library.ts';
import type { Project } from '../project.ts';
import { enums } from './enums.ts';
import { mails } from './mails.ts';
import { slugs } from './slugs.ts';

let project: Project;

beforeAll(async () => {
  project = await library();
});

const withModel = (model: Partial<Model>): Project => ({ ...project, model: { ...project.model, ...model } });

test('the variables of each mail have a generated type, in which optional variables are optional', async () => {
  const mail = (name: string, variables: MailTemplate['variables']): MailTemplate => ({
    name,
    source: `schemas/mails/${name}.json`,
    label: {},
    variables,
    subject: {},
    body: [],
  });
  const templates = [
    mail('overdue', [
      { name: 'name', kind: 'text', optional: false },
      { name: 'page-link', kind: 'link', optional: true },
      { name: 'books', kind: 'rows', optional: false },
      { name: 'first', kind: 'flag', optional: false },
    ]),
    mail('card-sent', []),
  ];
  const [file, ...others] = mails(withModel({ mails: templates }), 'server/mails.gen.ts');
  expect([others, file?.path, file?.sources, file?.format]).toEqual([
    [],
    'server/mails.gen.ts',
    ['schemas/mails/'],
    true,
  ]);
  expect(await contentOf(file ? [file] : [], 'mails.gen.ts')).toBe(
    `// From schemas/mails/ by \`tuyen generate\`. Edit those instead.

/** The variables of every mail, by its name. */
export type MailVariables = {
  overdue: {
    readonly name: string;
    readonly 'page-link'?: string | undefined;
    readonly books: readonly MailRow[];
    readonly first: boolean;
  };
  'card-sent': {};
};

/** A line of a list: what it is about, and what to know. */
export type MailRow = { readonly label: string; readonly text: string };
`,
  );
});

test('no `mails.gen.ts` is generated for a project without mails', () => {
  expect(mails(withModel({ mails: [] }), 'server/mails.gen.ts')).toEqual([]);
});

test('each enum becomes a union type of its values, with its label or name as comment', async () => {
  const [first] = project.model.enums;
  if (!first) throw new Error('No enum');
  const some = { ...first, label: { vi: 'Sách', en: 'State of a book' } };
  const file = enums(
    withModel({
      enums: [some, { ...some, name: 'shelf', label: { vi: 'Kệ' } }, { ...some, name: 'mood', label: {}, values: [] }],
    }),
    'server/enums.gen.ts',
  );
  expect([file.path, file.sources, file.format]).toEqual([
    'server/enums.gen.ts',
    ['schemas/enums/', 'schemas/resources/'],
    true,
  ]);
  expect(await contentOf([file], 'enums.gen.ts')).toBe(
    `// From schemas/enums/ and the \`x-values\` of schemas/resources/ by \`tuyen generate\`. Edit those instead.

/** State of a book */
export type BookState = 'ON_SHELF' | 'LENT';

/** Kệ */
export type Shelf = 'ON_SHELF' | 'LENT';

/** mood */
export type Mood = never;
`,
  );
});

test('the union type of all permissions is `never` if a project has no permissions', async () => {
  const modules = project.model.permissions.modules.map((each) => ({ ...each, actions: each.actions.slice(0, 2) }));
  const file = (some: Model['permissions']['modules']) =>
    slugs(withModel({ permissions: { ...project.model.permissions, modules: some } }), 'server/slugs.gen.ts');
  const made = file(modules.filter(({ name }) => ['authors', 'books'].includes(name)));
  expect([made.path, made.sources, made.format]).toEqual([
    'server/slugs.gen.ts',
    ['schemas/permissions/', 'schemas/resources/'],
    true,
  ]);
  expect(await contentOf([made], 'slugs.gen.ts')).toBe(
    `// From schemas/permissions/ and the \`access\` of schemas/resources/ by \`tuyen generate\`. Edit those instead.

/** Every permission. */
export type Slug = 'authors.read' | 'authors.create' | 'books.read' | 'books.create';
`,
  );
  expect(await contentOf([file([])], 'slugs.gen.ts')).toContain('export type Slug = never;\n');
});

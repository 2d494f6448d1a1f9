import type { ResourceScreens, ScreenElement } from '@tuyen/model';
import { beforeAll, expect, test } from 'vitest';
import { library, contentOf } from '../../testing/library.ts';
import type { GeneratedFile } from '../generated-file.ts';
import type { Project } from '../project.ts';
import { admin } from './index.ts';
import { member, sharesForm } from './pages.ts';

let project: Project;
let screens: ResourceScreens;

beforeAll(async () => {
  project = await library();
  const found = project.screens.find(({ resource }) => resource === 'authors');
  if (!found) throw new Error('No authors');
  screens = found;
});

const filesWith = (changed: Partial<ResourceScreens>): readonly GeneratedFile[] =>
  admin({
    ...project,
    screens: project.screens.map((each) => (each === screens ? { ...screens, ...changed } : each)),
  });

const field = (source: string): ScreenElement => ({
  source,
  widget: 'text',
  props: { source },
});

const asked = (name: string, ...sources: readonly string[]) => ({
  name,
  parts: sources.map((source) => ({ element: field(source) })),
});

const shown = (name: string, ...sources: readonly string[]) => ({ name, parts: sources.map(field) });

const NO_MORE = { facts: [], evidence: [], related: [], attachments: false, timeline: false };

test('the generated show page has its sections, related lists, attachments and timeline in this order', async () => {
  const [name] = shown('main', 'full_name').parts;
  const scan = { source: 'scan', widget: 'evidence', props: {} } as const;
  const show = {
    facts: name ? [name] : [],
    evidence: [scan],
    sections: [
      { ...shown('main', 'full_name', 'pen-name'), aside: true as const },
      { ...shown('more', 'born_on'), when: { state: 'KNOWN' } },
    ],
    related: [
      { resource: 'books', by: 'author_id', first: true as const },
      { resource: 'loans', by: 'writer_id' },
    ],
    attachments: true,
    timeline: true,
  };
  expect(await contentOf(filesWith({ show }), 'authors/show.gen.tsx')).toBe(
    `// From schemas/resources/authors.json by \`tuyen generate\`. Edit that file, or own this: \`tuyen eject authors show\`.
import {
  EvidenceField,
  KeyFacts,
  RecordAttachments,
  RecordShow,
  RecordTimeline,
  RelatedList,
  ShowEvidence,
  ShowSection,
} from '@tuyen/admin-kit';
import { authorFields } from './fields.gen.tsx';

export const AuthorShow = () => (
  <RecordShow>
    <KeyFacts>{authorFields.full_name}</KeyFacts>
    <ShowEvidence>
      <EvidenceField source="scan" />
    </ShowEvidence>
    <ShowSection name="main" aside>
      {authorFields.full_name}
      {authorFields['pen-name']}
    </ShowSection>
    <ShowSection name="more" when={{ state: 'KNOWN' }}>
      {authorFields.born_on}
    </ShowSection>
    <RelatedList resource="books" by="author_id" first />
    <RelatedList resource="loans" by="writer_id" />
    <RecordAttachments />
    <RecordTimeline />
  </RecordShow>
);
`,
  );
});

test('a generated edit page that does not share a form contains its own form with its own validator', async () => {
  const files = filesWith({
    create: { sections: [asked('main', 'full_name')] },
    edit: { sections: [asked('main', 'full_name'), { ...asked('more', 'born_on'), when: { state: 'KNOWN' } }] },
  });
  expect(await contentOf(files, 'authors/edit.gen.tsx')).toBe(
    `// From schemas/resources/authors.json by \`tuyen generate\`. Edit that file, or own this: \`tuyen eject authors edit\`.
import { FormSection, RecordEdit, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { authorInputs } from './inputs.gen.tsx';
import { validateAuthor } from './validate.gen.js';

const resolver = resolverFor(validateAuthor);

export const AuthorEdit = () => (
  <RecordEdit>
    <RecordForm resolver={resolver}>
      <FormSection name="main">{authorInputs.full_name}</FormSection>
      <FormSection name="more" when={{ state: 'KNOWN' }}>
        {authorInputs.born_on}
      </FormSection>
    </RecordForm>
  </RecordEdit>
);
`,
  );
  expect((await contentOf(files, 'authors/inputs.gen.tsx')).match(/^ {2}\w+(?=:)/gmu)).toEqual([
    '  full_name',
    '  born_on',
  ]);
});

test('the create and edit pages share a form only if both exist and have equal sections', () => {
  const [one, other] = [{ sections: [asked('main', 'full_name')] }, { sections: [asked('main', 'born_on')] }];
  const { list } = screens;
  const shares = (pages: Partial<ResourceScreens>) => sharesForm({ resource: 'authors', list, ...pages });
  expect([shares({ create: one, edit: structuredClone(one) }), shares({ create: one, edit: other })]).toEqual([
    true,
    false,
  ]);
  expect([shares({ create: one }), shares({ edit: one }), shares({})]).toEqual([false, false, false]);
});

test('a resource without a create page has only the edit page and no shared form', () => {
  const { create: _create, ...rest } = screens;
  const without = { ...project, screens: project.screens.map((each) => (each === screens ? rest : each)) };
  const pages = (files: readonly GeneratedFile[]) =>
    files.flatMap(({ path }) => /authors\/(form|create|edit)\.gen/u.exec(path)?.[1] ?? []);
  expect([pages(admin(project)), pages(admin(without))]).toEqual([['form', 'create', 'edit'], ['edit']]);
});

test.each([
  ['title', 'books.title'],
  ['_a$1', 'books._a$1'],
  ['chapters.page', 'books["chapters.page"]'],
  ['1st', 'books["1st"]'],
  ['', 'books[""]'],
])('generated code reads the field %s of the object `books` with the expression %s', (source, expected) => {
  expect(member('books', source)).toBe(expected);
});

function printedAgain(before: Partial<ResourceScreens>, after: Partial<ResourceScreens>): readonly string[] {
  const slices = new Map(filesWith(before).map(({ path, slice }) => [path, JSON.stringify(slice)]));
  return filesWith(after)
    .filter(({ path, slice }) => slices.get(path) !== JSON.stringify(slice))
    .map(({ path }) => path.replace('web/desk/generated/authors/', ''));
}

const both = (...sections: readonly ReturnType<typeof asked>[]) => ({ create: { sections }, edit: { sections } });
const known = { ...asked('main', 'full_name'), when: { state: 'KNOWN' } };
const conditional = { name: 'main', parts: [{ element: field('full_name'), when: { state: 'KNOWN' } }] };

test('a change of sections, inputs or conditions regenerates the shared form, but not the create and edit pages', () => {
  const before = both(asked('main', 'full_name'));
  expect(printedAgain(before, both(asked('main', 'full_name')))).toEqual([]);
  expect(printedAgain(before, both(asked('other', 'full_name')))).toEqual(['form.gen.tsx']);
  expect(printedAgain(before, both(known))).toEqual(['form.gen.tsx']);
  expect(printedAgain(before, both(conditional))).toEqual(['form.gen.tsx']);
  expect(printedAgain(before, both(asked('main', 'born_on')))).toEqual(['form.gen.tsx', 'inputs.gen.tsx']);
});

test('a create or edit page with its own form is regenerated if its sections change or if the pages stop sharing a form', () => {
  const [create, edit] = [{ sections: [asked('main', 'full_name')] }, { sections: [] }];
  expect(printedAgain({ create, edit }, { create, edit: { sections: [asked('main')] } })).toEqual(['edit.gen.tsx']);
  expect(printedAgain({ create, edit: create }, { create, edit })).toEqual(['create.gen.tsx', 'edit.gen.tsx']);
});

test('the show page is regenerated if its sections, related lists, attachments or timeline change', () => {
  const show = { sections: [shown('main', 'full_name')], ...NO_MORE };
  const again = (changed: Partial<NonNullable<ResourceScreens['show']>>) =>
    printedAgain({ show }, { show: { ...show, ...changed } });
  expect(again({ sections: [shown('other', 'full_name')] })).toEqual(['show.gen.tsx']);
  expect(again({ sections: [shown('main', 'born_on')] })).toEqual(['show.gen.tsx', 'fields.gen.tsx']);
  expect(again({ timeline: true })).toEqual(['show.gen.tsx']);
  expect(again({ attachments: true })).toEqual(['show.gen.tsx']);
  expect(again({ facts: shown('main', 'full_name').parts })).toEqual(['show.gen.tsx']);
  expect(printedAgain({ show }, { show: { ...show, related: [{ resource: 'books', by: 'author_id' }] } })).toEqual([
    'show.gen.tsx',
  ]);
});

test('a list page is regenerated if its sort order or columns change', () => {
  const { list } = screens;
  const again = (changed: Partial<typeof list>) => printedAgain({ list }, { list: { ...list, ...changed } });
  expect(again({ sort: { field: 'full_name', order: 'DESC' } })).toEqual(['list.gen.tsx']);
  expect(again({ columns: [] })).toEqual(['list.gen.tsx', 'columns.gen.tsx']);
  expect(again({ filters: [] })).toEqual(['filters.gen.tsx']);
});

import { beforeAll, expect, test } from 'vitest';
import { library, contentOf } from '../../testing/library.ts';
import type { GeneratedFile } from '../generated-file.ts';
import type { Project } from '../project.ts';
import { admin } from './index.ts';

let project: Project;
let files: readonly GeneratedFile[];

beforeAll(async () => {
  project = await library();
  files = admin(project);
});

test('the generated code of a list page has the expected text', async () => {
  expect(await contentOf(files, 'authors/list.gen.tsx')).toBe(
    `// From schemas/resources/authors.json by \`tuyen generate\`. Edit that file, or own this: \`tuyen eject authors list\`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { authorColumns } from './columns.gen.tsx';
import { authorFilters } from './filters.gen.tsx';

export const AuthorList = () => (
  <ResourceList filters={Object.values(authorFilters)} sort={{ field: 'full_name', order: 'ASC' }}>
    <ResourceTable rowClick="show">{authorColumns.full_name}</ResourceTable>
  </ResourceList>
);
`,
  );
});

test('the generated create and edit pages share one form, which uses the compiled validator', async () => {
  expect(await contentOf(files, 'authors/form.gen.tsx')).toBe(
    `// From schemas/resources/authors.json by \`tuyen generate\`. Edit that file, or own this: \`tuyen eject authors form\`.
import { FormSection, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { authorInputs } from './inputs.gen.tsx';
import { validateAuthor } from './validate.gen.js';

const resolver = resolverFor(validateAuthor);

export const AuthorForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="main">{authorInputs.full_name}</FormSection>
  </RecordForm>
);
`,
  );
  expect(await contentOf(files, 'authors/create.gen.tsx')).toContain('<AuthorForm />');
  expect(await contentOf(files, 'authors/edit.gen.tsx')).toContain('<AuthorForm />');
});

test('create and edit pages with different sections each contain their own form', () => {
  const screens = project.screens.map((each) => {
    const { edit, resource } = each;
    return resource === 'authors' && edit ? { ...each, edit: { ...edit, sections: [] } } : each;
  });
  const paths = admin({ ...project, screens }).flatMap(({ path }) => /authors\/(\w+)\.gen\.tsx/.exec(path)?.[1] ?? []);
  expect(paths).toEqual(expect.arrayContaining(['create', 'edit']));
  expect(paths).not.toContain('form');
});

test('adjacent inputs with equal conditions are wrapped in one condition, unless another input separates them', async () => {
  const [FREE, LENT] = [{ state: 'FREE' }, { state: 'LENT' }];
  const conditions: readonly (typeof FREE | undefined)[] = [FREE, { ...FREE }, LENT, FREE, undefined, FREE, LENT, LENT];
  const screens = project.screens.map((each) => {
    const parts = conditions.map((when, index) => {
      const source = `field_${index}`;
      const element = { source, widget: 'text-input' as const, props: { source } };
      return when ? { element, when } : { element };
    });
    const page = { sections: [{ name: 'main', label: {}, parts }] };
    return each.resource === 'books' ? { ...each, create: page, edit: page } : each;
  });
  const form = await contentOf(admin({ ...project, screens }), 'books/form.gen.tsx');
  expect([...form.matchAll(/<When [^]*?<\/When>/g)].map(([one]) => one.match(/FREE|LENT|field_\d/g))).toEqual([
    ['FREE', 'field_0', 'field_1'],
    ['LENT', 'field_2'],
    ['FREE', 'field_3'],
    ['FREE', 'field_5'],
    ['LENT', 'field_6', 'field_7'],
  ]);
});

test('generated inputs and columns are objects with field names as keys, including nested inputs and cells', async () => {
  const inputs = await contentOf(files, 'books/inputs.gen.tsx');
  expect(inputs).toMatch(/<NestedListInput source="chapters">\s*<TextInput source="heading" isRequired \/>/);
  const columns = await contentOf(files, 'books/columns.gen.tsx');
  expect(columns).toMatch(/<DataTable.Col source="pages" align="right">\s*<NumberField source="pages" \/>/);
  expect(columns).toMatch(/<DataTable.Col source="state">\s*<EnumField source="state" enum="book-state" \/>/);
});

test('the generated registry entry of a resource imports each page lazily', async () => {
  const entry = await contentOf(files, 'books/index.gen.ts');
  expect(entry).toContain("import MenuBookIcon from '@mui/icons-material/MenuBook';");
  for (const page of ['list', 'create', 'edit', 'show'])
    expect(entry).toContain(`${page}: () => import('./${page}.gen.tsx')`);
});

test('only the pages and parts that a resource offers are generated', () => {
  const [authors, ...rest] = project.model.resources;
  const readOnly = { ...authors, actions: ['list'] as const } as NonNullable<typeof authors>;
  const screens = project.screens.map((each) => {
    if (each.resource !== readOnly.name) return each;
    const { list, resource } = each;
    return { list, resource };
  });
  const paths = admin({ ...project, screens, model: { ...project.model, resources: [readOnly, ...rest] } })
    .filter(({ resource }) => resource === readOnly.name)
    .map(({ path }) => path.split('/').at(-1));
  expect(paths).toEqual(['index.gen.ts', 'list.gen.tsx', 'columns.gen.tsx', 'filters.gen.tsx']);
});

test('the generated list of flows names the custom pages that flows link to, but no generated pages', async () => {
  const [flow] = project.model.flows;
  if (!flow) throw new Error('The library has no flow.');
  const links = ['/authors?q=a', '/flows/lend', '/desk?back=/flows/lend', '/desk', '/'].map((to) => ({
    code: 'desk_closed',
    label: { en: 'Open' },
    to,
  }));
  const task = { resource: 'books', slug: 'book.create' as const, shows: [], links };
  const lend = { ...flow, name: 'lend', for: 'staff' as const, icon: 'MenuBook', task };
  const made = admin({ ...project, model: { ...project.model, flows: [lend] } });
  const text = await contentOf(made, 'flows.gen.ts');
  expect(text).toContain("linksTo: ['/desk'],");
  const plain = admin({ ...project, model: { ...project.model, flows: [{ ...lend, task: { ...task, links: [] } }] } });
  expect(await contentOf(plain, 'flows.gen.ts')).not.toContain('linksTo');
});

test('a click on a list row opens the show page, or else the edit page if there is one', async () => {
  const clickOf = async (without: readonly ('show' | 'edit')[]) => {
    const screens = project.screens.map((each) => {
      const { show, edit, ...others } = each;
      const pages = {
        ...(!without.includes('show') && show && { show }),
        ...(!without.includes('edit') && edit && { edit }),
      };
      return { ...others, ...pages };
    });
    const text = await contentOf(admin({ ...project, screens }), 'books/list.gen.tsx');
    return /<ResourceTable ([^>]*)>/u.exec(text)?.[1];
  };
  expect(await clickOf([])).toBe('rowClick="show"');
  expect(await clickOf(['show'])).toBe('rowClick="edit"');
  expect(await clickOf(['edit'])).toBe('rowClick="show"');
  expect(await clickOf(['show', 'edit'])).toBe('rowClick={false}');
});

test('generated code imports the custom parts, forms and pages that replace generated ones', async () => {
  const custom = {
    books: {
      columns: 'web/desk/custom/books/columns.tsx',
      inputs: 'web/desk/custom/books/inputs.tsx',
      form: 'web/desk/custom/books/form.tsx',
      show: 'web/desk/custom/books/show.tsx',
    },
  };
  const owned = admin({ ...project, custom });
  const list = await contentOf(owned, 'books/list.gen.tsx');
  expect(list).toContain("import { columns as bookColumns } from '../../custom/books/columns.tsx';");
  expect(list).toContain("import { bookFilters } from './filters.gen.tsx';");
  expect(list).toContain('{Children.toArray(Object.values(bookColumns))}');
  expect(await contentOf(owned, 'books/create.gen.tsx')).toContain(
    "import { BookForm } from '../../custom/books/form.tsx';",
  );
  expect(await contentOf(files, 'books/create.gen.tsx')).toContain("import { BookForm } from './form.gen.tsx';");
  expect(await contentOf(owned, 'books/form.gen.tsx')).toContain(
    "import { inputs as bookInputs } from '../../custom/books/inputs.tsx';",
  );
  const entry = await contentOf(owned, 'books/index.gen.ts');
  expect(entry).toContain("show: () => import('../../custom/books/show.tsx').then((module) => module.BookShow)");
  expect(entry).toContain("list: () => import('./list.gen.tsx').then((module) => module.BookList)");
});

test('a resource with a single settings record has only an edit page', async () => {
  const resources = project.model.resources.map((each) =>
    each.name === 'books' ? { ...each, singleton: { path: 'settings' } } : each,
  );
  const settings = admin({ ...project, model: { ...project.model, resources } });
  const entry = await contentOf(settings, 'books/index.gen.ts');
  expect(entry).toContain("singleton: 'settings'");
  expect([...entry.matchAll(/(\w+): \(\) => import/gu)].map(([, page]) => page)).toEqual(['edit']);
  expect(await contentOf(settings, 'books/edit.gen.tsx')).toContain('<SingletonEdit path="settings">');
  expect(await contentOf(settings, 'books/form.gen.tsx')).toContain('<SingletonForm resolver={resolver}>');
  expect(await contentOf(files, 'books/edit.gen.tsx')).toContain('<RecordEdit>');
  expect(await contentOf(files, 'books/create.gen.tsx')).toContain('<RecordCreate>');
  expect(await contentOf(files, 'books/index.gen.ts')).not.toContain('singleton');
});

test('generated list columns are sortable unless excluded, and number columns are aligned right', async () => {
  const screens = project.screens.map((each) => {
    const cell = { source: 'a', widget: 'number' as const, props: {} };
    const columns = [
      { source: 'a', numeric: true, sortable: true, cell },
      { source: 'b', numeric: false, sortable: false, cell: { ...cell, source: 'b' } },
      { source: 'c', numeric: true, sortable: false },
      { source: 'd', numeric: false, sortable: true },
    ];
    return each.resource === 'books' ? { ...each, list: { ...each.list, columns } } : each;
  });
  const text = await contentOf(admin({ ...project, screens }), 'books/columns.gen.tsx');
  expect([...text.matchAll(/<DataTable.Col [^>]*>/gu)].map(([one]) => one)).toEqual([
    '<DataTable.Col source="a" align="right">',
    '<DataTable.Col source="b" disableSort>',
    '<DataTable.Col source="c" disableSort />',
    '<DataTable.Col source="d" />',
  ]);
});

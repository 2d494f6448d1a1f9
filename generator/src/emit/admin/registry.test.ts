import { beforeAll, expect, test } from 'vitest';
import { library, contentOf } from '../../testing/library.ts';
import type { Project } from '../project.ts';
import { admin } from './index.ts';

let project: Project;

beforeAll(async () => {
  project = await library();
});

const withView = (): Project => ({
  ...project,
  screens: project.screens.map((each) => {
    const element = { source: 'full_name', props: { source: 'full_name' } };
    const shown = each.show?.sections[0]?.parts[0];
    const asked = { ...element, widget: 'text-input' as const, props: { ...element.props, isRequired: true } };
    const other = { ...element, widget: 'boolean' as const };
    const elements = [...(shown ? [shown] : []), asked, other];
    const view = { name: 'to-read', kind: 'queue' as const };
    return each.resource === 'authors'
      ? { ...each, views: [{ ...view, parts: [{ part: 'fields' as const, elements }] }] }
      : each;
  }),
});

test('the generated registry entry of a resource has its menu item, pages and views', async () => {
  expect(await contentOf(admin(withView()), 'authors/index.gen.ts')).toBe(
    `// From schemas/resources/authors.json by \`tuyen generate\`. Edit that file instead.
import ListAltIcon from '@mui/icons-material/ListAlt';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const authors: ResourceEntry = {
  name: 'authors',
  icon: ListAltIcon,
  module: 'authors',
  menu: 'other',
  title: '{full_name}',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.AuthorList),
    create: () => import('./create.gen.tsx').then((module) => module.AuthorCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.AuthorEdit),
    show: () => import('./show.gen.tsx').then((module) => module.AuthorShow),
  },
  views: {
    'to-read': () => import('./view-to-read.gen.tsx').then((module) => module.AuthorViewToRead),
  },
};
`,
  );
  expect(await contentOf(admin(project), 'authors/index.gen.ts')).not.toContain('views');
});

test('a generated view imports fields from the show page and inputs from the form, and defines all other fields itself', async () => {
  expect(await contentOf(admin(withView()), 'authors/view-to-read.gen.tsx')).toBe(
    `// From schemas/resources/authors.json by \`tuyen generate\`. Edit that file, or own this: \`tuyen eject authors view-to-read\`.
import { BooleanField } from 'react-admin';
import { QueueFields, QueuePage } from '@tuyen/admin-kit';
import { authorFields } from './fields.gen.tsx';
import { authorInputs } from './inputs.gen.tsx';

export const AuthorViewToRead = () => (
  <QueuePage name="to-read">
    <QueueFields>
      {authorFields.full_name}
      {authorInputs.full_name}
      <BooleanField source="full_name" />
    </QueueFields>
  </QueuePage>
);
`,
  );
});

test('the registry entry of a resource contains only pages that the resource has', async () => {
  const pagesOf = async (without: 'create' | 'edit' | 'show' | 'list', singleton = false) => {
    const screens = project.screens.map((each) =>
      each.resource === 'authors' ? { ...each, [without]: undefined } : each,
    );
    const resources = project.model.resources.map((each) => {
      if (each.name !== 'authors') return each;
      return {
        ...each,
        actions: each.actions.filter((action) => action !== without),
        ...(singleton && { singleton: { path: 'settings' } }),
      };
    });
    const changed = { ...project, model: { ...project.model, resources } };
    const files = admin(without === 'list' ? changed : { ...changed, screens });
    const text = await contentOf(files, 'authors/index.gen.ts');
    return [...text.matchAll(/(\w+): \(\) => import/gu)].map(([, page]) => page);
  };
  expect(await pagesOf('list')).toEqual(['create', 'edit', 'show']);
  expect(await pagesOf('create')).toEqual(['list', 'edit', 'show']);
  expect(await pagesOf('edit')).toEqual(['list', 'create', 'show']);
  expect(await pagesOf('show')).toEqual(['list', 'create', 'edit']);
  expect([await pagesOf('show', true), await pagesOf('edit', true)]).toEqual([['edit'], []]);
});

test('the generated registry lists every resource in the order of the menu', async () => {
  const files = admin(project);
  expect(await contentOf(files, 'generated/resources.gen.ts')).toBe(
    `// From schemas/resources/ by \`tuyen generate\`. Add a resource with \`tuyen new resource <name>\`.
import type { ResourceEntry } from '@tuyen/admin-kit';
import { authors } from './authors/index.gen.ts';
import { books } from './books/index.gen.ts';
import { branches } from './branches/index.gen.ts';
import { librarians } from './librarians/index.gen.ts';
import { roles } from './roles/index.gen.ts';

/** Every resource of the back-office. Their pages are loaded when they are first shown. */
export const resources: readonly ResourceEntry[] = [authors, books, branches, librarians, roles];
`,
  );
  const { path, sources, resource } = files.find((file) => file.path.endsWith('/resources.gen.ts')) ?? {};
  expect([path, sources, resource]).toEqual(['web/desk/generated/resources.gen.ts', ['schemas/resources/'], undefined]);
});

test('every generated file of a resource lists the resource’s schema as its source and is formatted', () => {
  const files = admin(project).filter(({ resource }) => resource === 'authors');
  expect(files.map(({ sources, format }) => [...sources, format])).toEqual(
    files.map(() => ['schemas/resources/authors.json', true]),
  );
  expect(new Set(files.map(({ path }) => path.split('/').slice(0, -1).join('/')))).toEqual(
    new Set(['web/desk/generated/authors']),
  );
});

test('the registry entry of a resource is regenerated if its menu item or views change', () => {
  const sliceOf = (made: Project) =>
    JSON.stringify(admin(made).find(({ path }) => path.endsWith('/authors/index.gen.ts'))?.slice);
  const before = sliceOf(project);
  const resources = project.model.resources.map((each) => ({ ...each, icon: 'Star' }));
  expect(sliceOf({ ...project })).toBe(before);
  expect(sliceOf(withView())).not.toBe(before);
  expect(sliceOf({ ...project, model: { ...project.model, resources } })).not.toBe(before);
});

test('no back-office files are generated if the project has no back-office folder', () => {
  const { admin: _admin, ...paths } = project.paths;
  expect(admin({ ...project, paths })).toEqual([]);
});

test('generating screens for an unknown resource throws an error', () => {
  const screens = project.screens.map((each) => ({ ...each, resource: 'loans' }));
  expect(() => admin({ ...project, screens })).toThrow('No screens can be printed for loans');
});

import type { AdminModel } from '@tuyen/admin-kit';
import { capabilitiesOf, outlineOf } from '@tuyen/model';
import { labeled, modelOf, resource } from '@tuyen/server-mock/testing/small-project';
import { describe, expect, test } from 'vitest';
import { open, served } from '../equivalence/stage/pages.tsx';

/*
 * Draws the pages of a resource on back ends that can do less and more, and reads which controls they have. A control
 * that the dialect cannot serve would only lead to an error.
 */

const text = (label: string, more: object = {}) => labeled(label, { type: 'string', maxLength: 100, ...more });
const users = resource('users', {
  username: text('User', { 'x-unique': true }),
  password: text('Password', { 'x-secret': true, minLength: 8 }),
  is_superuser: labeled('Superuser', { type: 'boolean' }),
});
const state = labeled('State', {
  type: 'string',
  enum: ['NEW', 'OLD'],
  'x-values': { NEW: { en: 'New' }, OLD: { en: 'Old' } },
});
const fields = {
  title: text('Title', { 'x-searchable': true }),
  year: labeled('Year', { type: 'integer' }),
  state,
  sold: labeled('Sold', { type: 'boolean' }),
  studio_id: text('Studio', { 'x-reference': 'studios' }),
};

const ONE = { get: '/films/{id}' };
const DIALECTS: Readonly<Record<string, object>> = {
  'that only lists': { lists: { films: { get: '/films' } } },
  'that lists and reads': { lists: { films: { get: '/films' } }, records: { films: ONE } },
  'that sorts by one field': {
    lists: { films: { get: '/films', sort: { param: 's', fields: ['year'] } } },
    records: { films: ONE },
  },
  'that filters by one field': {
    lists: { films: { get: '/films', filters: { state: 'State' } } },
    records: { films: ONE },
  },
  'that searches': { lists: { films: { get: '/films', search: 'q' } }, records: { films: ONE } },
  'that pages by token': {
    lists: { films: { get: '/films', page: { kind: 'cursor', cursor: 'c', size: 'n', next: 'next' } } },
    records: { films: ONE },
  },
  'that edits but does not delete': {
    lists: { films: { get: '/films' } },
    records: { films: { ...ONE, create: { post: '/films' }, update: { patch: '/films/{id}' } } },
  },
  'that deletes': {
    lists: { films: { get: '/films' } },
    records: { films: { ...ONE, delete: { delete: '/films/{id}' } } },
  },
};
const SHIPPED = ['simple-rest', 'json-server', 'postgrest', 'nestjsx-crud', 'jsonapi'];

function modelOn(dialect: string | object): AdminModel {
  const name = typeof dialect === 'string' ? dialect : 'schemas/backends/shop.json';
  const access = { actions: { import: { en: 'Import' }, export: { en: 'Export' } } };
  const model = modelOf(
    { users: 'users' },
    {
      'resources/users': users,
      'resources/films': resource('films', fields, { at: { backend: 'shop' }, access }),
      'resources/studios': resource('studios', { title: fields.title }, { at: { backend: 'shop' } }),
      ...(typeof dialect === 'object' && { 'backends/shop': { ...dialect } }),
    },
    { backends: { shop: { url: 'https://shop.example.org', dialect: name } } },
  );
  return { ...model, flows: [], outline: outlineOf(model.resources, []) };
}

const count = (page: HTMLElement, selector: string) => page.querySelectorAll(selector).length;
const sortable = (page: HTMLElement) =>
  [...page.querySelectorAll('th')]
    .filter((head) => head.querySelector('.MuiTableSortLabel-root'))
    .map((head) => head.textContent);
const named = (page: HTMLElement, word: string) =>
  [...page.querySelectorAll('a, button')].some(
    (control) => control.textContent?.includes(word) || control.getAttribute('aria-label')?.includes(word),
  );

const BACK_ENDS = [...Object.entries(DIALECTS), ...SHIPPED.map((name) => [`of the dialect ${name}`, name] as const)];

describe.each(BACK_ENDS)('Pages of a resource on a back end %s', (_, dialect) => {
  const model = modelOn(dialect);
  const films = model.resources.find(({ name }) => name === 'films');
  const can = capabilitiesOf(films);
  const does = (action: 'show' | 'create' | 'edit' | 'delete') => films?.actions.includes(action) === true;

  test('the list has only controls that the back end can serve', async () => {
    const { page, called } = await open(await served(model, 'en'), 'films', 'list');
    const labels = { title: 'Title', year: 'Year', state: 'State', sold: 'Sold', studio_id: 'Studio' };
    const expected = Object.entries(labels).filter(([name]) => can.sort === 'all' || can.sort.includes(name));
    expect(sortable(page).toSorted()).toEqual(expected.map(([, label]) => label).toSorted());
    expect(count(page, 'input[name=q]')).toBe(can.search ? 1 : 0);
    const filters = films?.list.filters ?? [];
    expect(filters.every((name) => name in can.filters || can.anyFilter.includes('$eq'))).toBe(true);
    expect(named(page, 'Add filter')).toBe(filters.length + (can.search ? 1 : 0) > 1);
    expect(count(page, 'a[href$="/films/create"]') > 0).toBe(does('create'));
    expect(count(page, 'th input[type=checkbox]') > 0).toBe(does('delete') || does('edit'));
    for (const word of ['Import', 'Export', 'Save tab']) expect(named(page, word), word).toBe(false);
    expect(called).toEqual([]);
  });

  test('the page of a record has only controls that the back end can serve', async () => {
    if (!does('show')) return;
    const { page, called } = await open(await served(model, 'en'), 'films', 'show', 'films-1');
    expect(page.textContent).toContain('Title');
    expect(count(page, 'a[href$="/films/films-1"]') > 0).toBe(does('edit'));
    // The menu of further actions is outside the page.
    expect(named(document.body, 'Delete')).toBe(does('delete'));
    expect(named(document.body, 'Clone') || named(document.body, 'Copy')).toBe(does('create'));
    expect(called).toEqual([]);
  });

  test('the form of a record asks nothing that only the own server answers', async () => {
    if (!does('edit')) return;
    const { page, called } = await open(await served(model, 'en'), 'films', 'edit', 'films-1');
    expect(count(page, 'input[name=title]')).toBe(1);
    expect(called).toEqual([]);
  });
});

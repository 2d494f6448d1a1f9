import { type Tab, zoneNamed } from '@tuyen/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../domain.ts';
import { getOrThrow } from '../get-or-throw.ts';
import type { Filter } from '../query/query.ts';
import { viewOf } from '../query/view.ts';
import { type Library, libraryModel, openLibrary } from '@tuyen/server-mock/testing/library';
import { insertTab, type SavedTab } from '../write/system-tables/tabs.ts';
import { describedQuery, savedQuery, tabQuery, visibleTabs } from './tab-query.ts';

const model = libraryModel();
const resources = new Map(model.resources.map((one) => [one.name, one]));
const loans = viewOf(model, getOrThrow(resources, 'loans'), zoneNamed('Asia/Ho_Chi_Minh'));
const opening = { caller: { profile: undefined, officeId: null }, today: '2026-03-16' };

const is = (field: string, value: string): Filter => ({ field, operator: '$eq', value });
const asked = is('state', 'ASKED');
const refused = (reason: string, params: object) =>
  expect.objectContaining({ status: 400, code: 'bad_query', params: { reason, ...params } });

describe('Query of a tab defined in the schemas', () => {
  const described = (more: Partial<Tab>) => {
    const tab: Tab = { name: 'own', label: {}, filter: { state: 'ASKED' }, columns: [], ...more };
    return describedQuery(loans, tab, opening);
  };

  it('the query of a tab defined in the schemas contains its filter and sort order', () => {
    expect(described({})).toEqual({ where: asked, words: [], sort: [] });
    expect(described({ sort: { field: 'due_on', order: 'ASC' } })).toEqual({
      where: asked,
      words: [],
      sort: [{ field: 'due_on', descending: false }],
    });
    expect(described({ sort: { field: 'due_on', order: 'DESC' } }).sort).toEqual([
      { field: 'due_on', descending: true },
    ]);
    expect(described({ filter: {} }).where).toBeUndefined();
  });
});

describe('Query of a saved tab', () => {
  const byDay = { field: 'due_on', descending: false };

  it.each([
    ['filter=reader||$eq||An', { where: is('reader', 'An'), words: [], sort: [] }],
    ['or=reader||$eq||An', { where: is('reader', 'An'), words: [], sort: [] }],
    ['s={"reader":"An"}', { where: is('reader', 'An'), words: [], sort: [] }],
    ['q=An%20Ba', { where: undefined, words: [['an'], ['ba']], sort: [] }],
    ['sort=reader,DESC', { where: undefined, words: [], sort: [{ field: 'reader', descending: true }] }],
    ['', { where: undefined, words: [], sort: [] }],
  ])('a saved tab applies the query text %j', (text, query) => {
    expect(savedQuery(loans, text, opening)).toEqual(query);
  });

  it('a saved tab based on another tab combines both filters, and uses the order of the base tab by default', () => {
    expect(savedQuery(loans, 'tab=asked', opening)).toEqual({ where: asked, words: [], sort: [byDay] });
    expect(savedQuery(loans, 'tab=asked&filter=reader||$eq||An&q=x', opening)).toEqual({
      where: { all: [asked, is('reader', 'An')] },
      words: [['x']],
      sort: [byDay],
    });
    expect(savedQuery(loans, 'tab=asked&sort=reader,ASC', opening).sort).toEqual([
      { field: 'reader', descending: false },
    ]);
  });

  it.each([
    ['limit=1', refused('unknown_parameter', { parameter: 'limit' })],
    ['q=x&page=1', refused('unknown_parameter', { parameter: 'page' })],
    [`${'p'.repeat(101)}=1`, refused('unknown_parameter', { parameter: 'p'.repeat(100) })],
    ['tab=nothing', refused('unknown_tab', { tab: 'nothing', resource: 'loans' })],
    ['filter=lender||$eq||x', refused('unknown_field', { parameter: 'filter', field: 'lender', resource: 'loans' })],
  ])('a saved tab with unknown names or unsupported parameters is rejected: %j', (text, problem) => {
    expect(() => savedQuery(loans, text, opening)).toThrow(problem);
  });
});

describe('Tabs that a caller can use', () => {
  let library: Library;
  let clerk: Caller;
  let role: string;
  let office: string;
  beforeAll(async () => {
    library = await openLibrary();
    const { engine } = library;
    const user = (await engine.identity.user('clerk')) ?? {};
    const profile = (await engine.identity.accounts()).profileOf(user);
    office = library.office('Main');
    role = String((await engine.store.first('roles', { name: 'Clerk' }))?.['id']);
    const actor = { kind: 'staff', userId: profile.id, profile } as const;
    clerk = { actor, profile, officeId: office, readableOffices: [office], language: 'en', clientKind: undefined };
    const tab = (id: string, more: Partial<SavedTab>): SavedTab => ({
      id,
      resource: 'loans',
      name: id,
      query: `q=${id}`,
      owner: profile.id,
      role: null,
      office,
      ...more,
    });
    await engine.records.database.transaction(async (connection) => {
      for (const one of [
        tab('1-own', {}),
        tab('2-shared', { owner: 'another', role }),
        tab('3-of-another-role', { owner: 'another', role: 'r2' }),
        tab('4-own-of-another-role', { role: 'r2' }),
        tab('5-elsewhere', { owner: 'another', role, office: library.office('Branch') }),
        tab('6-of-books', { resource: 'books' }),
        tab('7-shared-of-authors', { resource: 'authors', owner: 'another', role }),
      ])
        await insertTab(connection, one);
    });
  });
  afterAll(() => library.app.close());
  const seen = async (caller: Caller, resource = 'loans') =>
    (await visibleTabs(library.engine, resource, caller)).map(({ id }) => id);

  it('callers see their own tabs, and tabs shared with a role that they have in the office', async () => {
    expect(await seen(clerk)).toEqual(['1-own', '2-shared', '4-own-of-another-role']);
    expect(await seen(clerk, 'books')).toEqual(['6-of-books']);
    expect(await seen(clerk, 'authors')).toEqual(['7-shared-of-authors']);
    expect(await seen({ ...clerk, profile: undefined })).toEqual([]);
  });

  it('a tab is found by schema name or saved id, and is unknown to callers without access', async () => {
    const query = (name: string) => tabQuery(library.engine, loans, clerk, name);
    expect(await query('asked')).toEqual({ where: asked, words: [], sort: [{ field: 'due_on', descending: false }] });
    expect(await query('2-shared')).toEqual({ where: undefined, words: [['2-shared']], sort: [] });
    await expect(query('3-of-another-role')).rejects.toEqual(
      refused('unknown_tab', { tab: '3-of-another-role', resource: 'loans' }),
    );
  });
});

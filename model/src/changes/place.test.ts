import { describe, expect, it } from 'vitest';
import { type Edit, loadExample, property, set } from '../example/example.fixture.ts';
import type { Project } from '../load/project.ts';
import type { ModelDifference } from './difference.ts';
import { placeOf } from './place.ts';

const BOOKS = 'schemas/resources/books.json';
const LOANS = 'schemas/resources/loans.json';
const STATE = 'schemas/enums/loan-state.json';
const REPORT = 'schemas/permissions/report.json';
const BRANCH = 'schemas/dashboards/branch.json';
const CONFIG = 'tuyen.config.json';
const text = { vi: 'Thử', en: 'Trial' };
const kind = { enum: ['NEW', 'OLD'], 'x-label': text, 'x-values': { NEW: text, OLD: text } };
const edited =
  (...edits: readonly Edit[]): Edit =>
  (file) =>
    edits.reduce((done, edit) => edit(done), file);

const EMPTY = loadExample({ [CONFIG]: () => '' });
const PROJECT = loadExample({
  [BOOKS]: edited(
    property('kind', kind),
    property('place', {
      type: 'object',
      properties: { shelf: kind, room: { type: 'string', 'x-label': text } },
    }),
    property('lines', { type: 'string', 'x-multiline': true }),
    property('sort', { type: 'string', 'x-renamed-from': 'order' }),
  ),
  [STATE]: set(['x-renamed-values'], { LOST: 'GONE' }),
  'schemas/prints/slip.json': () =>
    JSON.stringify({ name: 'slip', label: text, resource: 'loans', blocks: [{ letterhead: true }] }),
});

function at(path: readonly string[], how: ModelDifference['how'] = 'changed', before = EMPTY, after = PROJECT) {
  return placeOf({ how, path, template: '', before: undefined, after: undefined, items: [] }, before, after);
}

function withSource(file: string, value: unknown): Project {
  return { ...PROJECT, sources: new Map([...PROJECT.sources, [file, JSON.stringify(value)]]) };
}

it.each<[path: string, file: string, pointer: string]>([
  ['texts en admin menu home', 'schemas/locales/en/admin.json', '/menu/home'],
  ['menu stock label', 'schemas/menu.json', '/groups/0/label'],
  ['kinds shelf-mark pattern', 'schemas/kinds/shelf-mark.json', '/pattern'],
  ['permissions groups branch organisationType', 'schemas/permissions/role-groups.json', '/groups/1/organisationType'],
  ['permissions modules report actions overdue label', REPORT, '/actions/overdue'],
  // A permission module without a file of its own is defined in the file of its resource. Changes are reported there.
  ['permissions modules book actions create openApi', BOOKS, '/access/openApi'],
  ['permissions modules loan actions export', LOANS, '/access/actions/export'],
  ['resources books label', BOOKS, '/label'],
  ['resources books fields authors fields born kind', BOOKS, '/schema/properties/authors/items/properties/born'],
  ['resources books fields pages schema minimum', BOOKS, '/schema/properties/pages/minimum'],
  ['resources books schema allOf', BOOKS, '/schema'],
  ['resources loans workflow transitions lose from OPEN', LOANS, '/workflow/transitions/1/from/0'],
  ['resources loans list columns state', LOANS, '/list/columns/2'],
  ['enums loan-state values RETURNED', STATE, '/enum/1'],
  ['flows lend steps book fields loans.due_on default', 'schemas/flows/lend.json', '/steps/0/fields/1/default'],
  ['flows lend submit links book_lent to', 'schemas/flows/lend.json', '/submit/links/0/to'],
  ['mails book-due variables fine', 'schemas/mails/book-due.json', '/variables/fine'],
  ['prints slip blocks', 'schemas/prints/slip.json', '/blocks'],
  ['dashboards branch tiles bought sum', BRANCH, '/tiles/2/sum'],
  ['scenarios book-lost steps again create', 'schemas/scenarios/book-lost.json', '/steps/3/create'],
  // If no other file defines the changed thing, the change is located in the configuration.
  ['config server out', CONFIG, '/server/out'],
  ['languages', CONFIG, '/languages'],
  ['identity users', CONFIG, '/identity/users'],
])('a change at the model path %s is located in the file %s at "%s"', (path, file, pointer) => {
  expect(at(path.split(' '))).toMatchObject({ file, pointer, removed: false });
});

it.each<[path: string, file: string, pointer: string]>([
  ['resources loans fields number readOnly', LOANS, '/schema/properties/number'],
  ['resources loans fields number serial', LOANS, '/schema/properties/number/x-serial'],
  ['resources loans fields book_id resource', LOANS, '/schema/properties/book_id/x-reference'],
  ['resources users fields password writeOnly', 'schemas/resources/users.json', '/schema/properties/password/x-secret'],
  ['resources books fields lines multiline', BOOKS, '/schema/properties/lines/x-multiline'],
  ['resources books fields sort renamedFrom', BOOKS, '/schema/properties/sort/x-renamed-from'],
  ['enums loan-state renamedValues LOST', STATE, '/x-renamed-values/LOST'],
])(
  'a change at the model path %s is located in the file %s, where the key has another name: "%s"',
  (path, file, pointer) => {
    expect(at(path.split(' '))).toMatchObject({ file, pointer });
  },
);

describe('Location of a changed value of an inline enum', () => {
  it('a changed value of an inline enum is located at its field, at any depth', () => {
    expect(at(['enums', 'books-kind', 'values', 'OLD'])).toMatchObject({
      file: BOOKS,
      pointer: '/schema/properties/kind/enum/1',
    });
    expect(at(['enums', 'books-place-shelf', 'values', 'NEW', 'label'])).toMatchObject({
      file: BOOKS,
      pointer: '/schema/properties/place/properties/shelf/enum/0',
    });
  });
});

describe('Location of a change in a list', () => {
  it('a change of one of several equal list items is located by the item’s position among them', () => {
    const columns = ['number', 'state', 'number', 'number'];
    const twice = withSource(BRANCH, { tiles: [{ name: 'overdue', columns }] });
    const pointers = ['number', 'number (1)', 'number (2)', 'number (3)', 'number (4)'].map(
      (name) => at(['dashboards', 'branch', 'tiles', 'overdue', 'columns', name], 'changed', EMPTY, twice).pointer,
    );
    expect(pointers.map((pointer) => pointer.replace('/tiles/0/columns', ''))).toEqual(['/0', '/0', '/2', '/3', '']);
  });

  it('a change of a list item is located by the item’s name, field, path or code', () => {
    const tiles = [{ name: 'a' }, { field: 'b' }, { path: 'c' }, { code: 'd' }, { label: 'e' }];
    const listed = withSource(BRANCH, { tiles });
    const pointers = ['a', 'b', 'c', 'd', 'e'].map(
      (name) => at(['dashboards', 'branch', 'tiles', name], 'changed', EMPTY, listed).pointer,
    );
    expect(pointers).toEqual(['/tiles/0', '/tiles/1', '/tiles/2', '/tiles/3', '/tiles']);
  });
});

describe('Source locations of removed schema parts', () => {
  it('a removed part is located in the earlier revision’s file', () => {
    const before = withSource(BRANCH, { name: 'branch', refresh: 5, tiles: [{ name: 'old' }] });
    const path = ['dashboards', 'branch', 'tiles', 'old'];
    expect(at(path, 'removed', before)).toEqual({
      file: BRANCH,
      line: 1,
      column: 39,
      pointer: '/tiles/0',
      removed: true,
    });
    expect(at(path, 'added', before)).toMatchObject({ pointer: '/tiles', removed: false });
  });
});

it('a change in a file that does not exist is located at the file’s first character', () => {
  expect(at(['permissions', 'modules', 'archive'])).toEqual({
    file: 'schemas/permissions/archive.json',
    line: 1,
    column: 1,
    pointer: '',
    removed: false,
  });
});

it('a change of a key is located at the key’s line and column', () => {
  const { line, column } = at(['kinds', 'shelf-mark', 'transform']);
  const lines = PROJECT.sources.get('schemas/kinds/shelf-mark.json')?.split('\n') ?? [];
  expect(lines[line - 1]?.slice(column - 1)).toBe('"transform": "upper",');
});

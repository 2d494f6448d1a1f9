import { describe, expect, it } from 'vitest';
import { type Edit, loadExample, property, replace, set } from '../example/example.fixture.ts';
import type { Project } from '../load/project.ts';
import { compareProjects } from './compare.ts';

const BOOKS = 'schemas/resources/books.json';
const LOANS = 'schemas/resources/loans.json';
const BORROW = 'schemas/flows/borrow.json';
const STATE = 'schemas/enums/loan-state.json';
const text = { vi: 'Thử', en: 'Trial' };
const kind = { enum: ['NEW'], 'x-label': text, 'x-values': { NEW: text } };

function load(edits: Readonly<Record<string, Edit>> = {}): Project {
  const project = loadExample(edits);
  if (!project.model) throw new Error(JSON.stringify(project.diagnostics));
  return project;
}

const edited =
  (...edits: readonly Edit[]): Edit =>
  (file) =>
    edits.reduce((done, edit) => edit(done), file);
const asked = (property: object) => ({
  type: 'object',
  properties: { year: { type: 'integer', 'x-label': text, ...property } },
});
const count = (input: object, answer: object) => ({
  name: 'count',
  on: 'resource',
  label: text,
  input: asked(input),
  answer: asked(answer),
});

describe('Comparison of two project revisions after many schema edits', () => {
  const before = load({
    [BOOKS]: edited(
      property('kind', kind),
      property('tags', { type: 'array', items: { type: 'string', maxLength: 5 } }),
      property('marks', { type: 'array', items: { type: 'string', format: 'shelf-mark' } }),
      property('place', { type: 'object', properties: { room: { type: 'string', 'x-label': text } } }),
    ),
    [LOANS]: edited(
      set(['operations'], [count({}, {})]),
      set(['views'], [{ name: 'all', kind: 'queue', label: text, fields: ['number'] }]),
    ),
  });
  const after = load({
    [BOOKS]: edited(
      property('kind', { ...kind, 'x-values': { NEW: { ...text, color: 'info' } } }),
      property('tags', { type: 'array', items: { type: 'string', maxLength: 9 } }),
      property('marks', { type: 'array', items: { type: 'string', format: 'shelf-mark' } }),
      property('place', {
        type: 'object',
        required: ['room'],
        allOf: [{ required: ['room'] }],
        properties: { room: { type: 'string', maxLength: 9, 'x-label': text } },
      }),
      set(['schema', 'allOf'], [{ required: ['pages'] }]),
      set(['access', 'openApi'], ['read', 'create']),
      set(['schema', 'properties', 'pages', 'maximum'], 9000),
      set(['schema', 'properties', 'authors', 'items', 'properties', 'born', 'minimum'], 1000),
      set(['schema', 'properties', 'authors', 'items', 'required'], ['name', 'born']),
    ),
    [LOANS]: edited(
      set(['schema', 'properties', 'address', 'x-when'], { by_post: false }),
      set(['schema', 'allOf'], [{ required: ['due_on'] }]),
      set(['workflow', 'transitions', 1, 'input', 'properties', 'reason', 'minLength'], 5),
      set(['workflow', 'transitions', 1, 'input', 'allOf'], [{ required: ['reason'] }]),
      set(['workflow', 'transitions', 0, 'by'], 'staff'),
      set(['operations'], [count({ minimum: 1 }, { maximum: 5 })]),
      set(['views'], [{ name: 'all', kind: 'queue', label: text, fields: ['number', 'book.mark'] }]),
    ),
    [STATE]: set(['x-values', 'LOST', 'color'], 'info'),
    'schemas/kinds/shelf-mark.json': edited(
      set(['pattern'], '^[A-Z]{2}-[0-9]{3,4}$'),
      set(['examples'], ['AB-123', 'AB-1234']),
    ),
    [BORROW]: edited(
      set(['steps', 1, 'fields', 0], { field: 'users.name', as: 'reader', label: text }),
      set(['steps', 1, 'title', 'en'], 'You'),
    ),
    'schemas/mails/book-due.json': set(['variables', 'fine'], 'text'),
    'schemas/permissions/report.json': set(['groups', 'overdue'], ['head', 'branch']),
    'schemas/permissions/role-groups.json': set(['groups', 0, 'label', 'en'], 'Main library'),
    'schemas/menu.json': set(['groups', 0, 'label', 'en'], 'Shelves'),
    'schemas/locales/en/admin.json': set(['menu', 'home'], 'Start'),
    'tuyen.config.json': set(['server', 'out'], 'elsewhere'),
    'schemas/dashboards/branch.json': set(['tiles', 1, 'period'], 'week'),
    'schemas/scenarios/book-lost.json': set(['steps', 4, 'call'], 'POST /__qa/clock/set'),
    'schemas/prints/slip.json': () =>
      JSON.stringify({ name: 'slip', label: text, resource: 'loans', blocks: [{ letterhead: true }] }),
  });
  const changes = compareProjects(before, after);

  it('each schema edit is reported as exactly one change', () => {
    const said = changes.map(({ code, subject, text: what, place }) => `${code} ${subject}: ${what} (${place.file})`);
    expect(said).toEqual([
      `TUC205 books.pages: maximum 5000 → 9000 (${BOOKS})`,
      `TUC206 books.authors.born: now required (${BOOKS})`,
      `TUC205 books.authors.born: minimum added (1000) (${BOOKS})`,
      `TUC205 books.tags: items changed (${BOOKS})`,
      `TUC205 books.place: allOf added (${BOOKS})`,
      `TUC206 books.place.room: now required (${BOOKS})`,
      `TUC205 books.place.room: maxLength added (9) (${BOOKS})`,
      `TUC106 books allOf: allOf added (${BOOKS})`,
      `TUC211 loans.address: when {"by_post":true} → {"by_post":false} (${LOANS})`,
      `TUC106 loans allOf: allOf added (${LOANS})`,
      `TUC404 loans transition give-back by customer: removed (${LOANS})`,
      `TUC205 loans transition lose input reason: minLength 3 → 5 (${LOANS})`,
      `TUC106 loans transition lose allOf: allOf added (${LOANS})`,
      `TUC205 loans operation count answer year: maximum added (5) (${LOANS})`,
      `TUC205 loans operation count input year: minimum added (1) (${LOANS})`,
      `TUC802 loans view all parts fields book.mark: added (${LOANS})`,
      `TUC802 enum loan-state LOST color: "danger" → "info" (${STATE})`,
      `TUC802 enum books-kind NEW color: added ("info") (${BOOKS})`,
      `TUC307 kind shelf-mark pattern: "^[A-Z]{2}-[0-9]{3}$" → "^[A-Z]{2}-[0-9]{3,4}$" (schemas/kinds/shelf-mark.json)`,
      'TUC801 kind shelf-mark examples: ["AB-123","VN-042"] → ["AB-123","AB-1234"] (schemas/kinds/shelf-mark.json)',
      'TUC802 menu stock label: {"en":"Stock"} → {"en":"Shelves"} (schemas/menu.json)',
      'TUC801 group head label: {"en":"Head library"} → {"en":"Main library"} (schemas/permissions/role-groups.json)',
      `TUC503 module book action create openApi: API clients may hold it (${BOOKS})`,
      'TUC503 module report action overdue group branch: added (schemas/permissions/report.json)',
      'TUC611 mail book-due variable fine optional: now required (schemas/mails/book-due.json)',
      'TUC801 flow borrow step person title: {"en":"Reader"} → {"en":"You"} (schemas/flows/borrow.json)',
      'TUC801 flow borrow step person fields reader field label: added (schemas/flows/borrow.json)',
      'TUC603 flow lend step book fields address when: {"by_post":true} → {"by_post":false} (schemas/flows/lend.json)',
      'TUC621 print slip: added (schemas/prints/slip.json)',
      'TUC802 dashboard branch tile lent period of: "day" → "week" (schemas/dashboards/branch.json)',
      'TUC641 scenario book-lost steps: changed (schemas/scenarios/book-lost.json)',
      'TUC703 server out: "server/generated" → "elsewhere" (tuyen.config.json)',
      'TUC801 texts en admin: {"menu":{"home":"Home"}} → {"menu":{"home":"Start"}} (schemas/locales/en/admin.json)',
    ]);
  });

  it.each([
    ['books.pages', '/schema/properties/pages/maximum', false],
    ['books.authors.born', '/schema/properties/authors/items/properties/born', false],
    ['books allOf', '/schema/allOf', false],
    ['loans.address', '/schema/properties/address/x-when', false],
    // A change of an inline enum is reported at the field that contains the enum.
    ['enum books-kind NEW color', '/schema/properties/kind/enum/0', false],
    ['enum loan-state LOST color', '/enum/2', false],
    ['group head label', '/groups/0/label', false],
    ['menu stock label', '/groups/0/label', false],
    ['flow borrow step person title', '/steps/1/title', false],
    ['dashboard branch tile lent period of', '/tiles/1/period', false],
    ['server out', '/server/out', false],
    // A removed thing has no place in the current files. Its change is located in the earlier version of the file.
    ['loans transition give-back by customer', '/workflow/transitions/0/by/1', true],
  ])('the reported change of %s is located at the JSON pointer %s', (subject, pointer, removed) => {
    const found = changes.find((change) => change.subject === subject);
    expect(found?.place).toMatchObject({ pointer, removed });
  });

  it('a reported schema change has its line and column in the file', () => {
    const { place } = changes.find(({ subject }) => subject === 'server out') ?? {};
    const lines = after.sources.get('tuyen.config.json')?.split('\n') ?? [];
    expect(lines[(place?.line ?? 0) - 1]?.slice((place?.column ?? 0) - 1)).toBe('"out": "elsewhere"');
  });
});

describe('Comparison of two project revisions after renames and list edits', () => {
  const list = (items: object, more: object = {}) => ({ type: 'array', items, ...more });
  const object = (a: object, more: object = {}) => ({
    type: 'object',
    properties: { a: { type: 'string', 'x-label': text, ...a } },
    ...more,
  });
  const values = (...names: readonly string[]) => ({
    enum: names,
    'x-label': text,
    'x-values': Object.fromEntries(names.map((name) => [name, text])),
  });
  const renamed = { 'x-renamed-from': 'kind', 'x-renamed-values': { FRESH: 'NEW' } };
  const before = load({
    [BOOKS]: edited(
      property('kind', values('NEW', 'OLD')),
      property('tags', list({ type: 'string' }, { 'x-label': text })),
      property('marks', list({ type: 'string', format: 'shelf-mark' })),
      property('mails', list({ type: 'string' })),
      property('rows', list(object({}))),
      property('more', list(values('NEW', 'OLD'))),
    ),
  });
  const after = load({
    [BOOKS]: edited(
      property('sort', { ...values('FRESH', 'OLD'), ...renamed }),
      property('tags', list({ type: 'string', pattern: '^a' }, { 'x-label': { vi: 'Thẻ', en: 'Tags' } })),
      property('marks', list({ type: 'string', format: 'shelf-mark', maxLength: 6 })),
      property('mails', list({ type: 'string', 'x-help': text })),
      property('rows', list(object({ maxLength: 5 }, { allOf: [{ required: ['a'] }] }))),
      property('more', list(values('NEW'), { minItems: 1 })),
      replace('"module": "book"', '"module": "volume"'),
    ),
  });
  const changes = compareProjects(before, after);

  it('each schema edit is reported as exactly one change', () => {
    expect(changes.map(({ code, subject, text: what }) => `${code} ${subject}: ${what}`)).toEqual([
      'TUC203 books.sort: renamed, was kind',
      'TUC801 books.tags: label {"vi":"Thử","en":"Trial"} → {"vi":"Thẻ","en":"Tags"}',
      'TUC205 books.tags: items {"type":"string"} → {"type":"string","pattern":"^a"}',
      'TUC205 books.marks: items changed',
      'TUC801 books.mails: help added',
      'TUC205 books.rows: items added',
      'TUC205 books.rows.a: maxLength added (5)',
      'TUC205 books.more: minItems added (1)',
      'TUC803 enum books-sort: renamed',
      'TUC305 enum books-sort FRESH: renamed, was NEW',
      'TUC304 enum books-more OLD: removed',
      'TUC107 module volume: renamed, was book',
    ]);
  });

  it('a change of an inline enum in one field is not located at another field', () => {
    const found = changes.find(({ subject }) => subject === 'enum books-more OLD');
    expect(found?.place.pointer).toBe('/schema/properties/more/items/enum/1');
  });

  it('removing the only rules of a list field, such as minItems, is reported', () => {
    const back = compareProjects(after, before).map(({ subject, text: what }) => `${subject}: ${what}`);
    expect(back).toContain('books.rows: items removed');
    expect(back).toContain('books.more: minItems removed (1)');
    expect(back).toContain('enum books-more OLD: added');
  });
});

it('a field named like a schema keyword, such as "filter", is compared like any other field', () => {
  const named = (name: string, maxLength: number) => property(name, { type: 'string', maxLength });
  const [before, after] = [5, 9].map((length) =>
    load({ [BOOKS]: edited(named('filter', length), named('when', length)) }),
  );
  if (!before || !after) throw new Error('no projects');
  expect(compareProjects(before, after).map(({ subject, text: what }) => `${subject}: ${what}`)).toEqual([
    'books.filter: maxLength 5 → 9',
    'books.when: maxLength 5 → 9',
  ]);
});

it('comparing project revisions fails if one of them has errors', () => {
  const broken = loadExample({ [BOOKS]: () => '{' });
  const whole = load();
  const message = 'Only projects without errors can be compared.';
  expect(() => compareProjects(broken, whole)).toThrow(message);
  expect(() => compareProjects(whole, broken)).toThrow(message);
  expect(compareProjects(whole, whole)).toEqual([]);
});

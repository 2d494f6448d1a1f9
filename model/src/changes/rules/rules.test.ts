import { describe, expect, it } from 'vitest';
import { breaking, safe } from '../change.ts';
import type { ModelDifference } from '../difference.ts';
import { verdictOf } from './index.ts';

const PROJECT = {
  config: undefined,
  model: undefined,
  locales: {},
  diagnostics: [],
  sources: new Map(),
  patterns: [],
  pluginKinds: [],
};
const BOTH = { before: PROJECT, after: PROJECT };

function difference(...path: readonly string[]): ModelDifference {
  return { how: 'added', path, template: path.join('/'), before: undefined, after: true, items: [] };
}

it.each([
  ['of a resource', 'resources', '*', 'archive'],
  ['of a field', 'field', 'archive'],
  ['of a transition', 'resources', '*', 'workflow', 'transitions', '*', 'archive'],
  ['of a flow', 'flows', '*', 'archive'],
  ['of its own', 'archive'],
])('adding a schema key %s that no rule covers counts as breaking', (_, ...path) => {
  expect(verdictOf(difference(...path), BOTH)).toMatchObject({ code: 'TUC999', api: { level: 'breaking' } });
});

it('a change of a nested schema key without its own rule is judged by the rule of the nearest enclosing key', () => {
  expect(verdictOf(difference('resources', '*', 'views', '*', 'parts', 'fields', '*'), BOTH).code).toBe('TUC802');
});

it('adding a flow is safe for callers, and removing a flow breaks them', () => {
  const flow = difference('flows', '*');
  expect(verdictOf(flow, BOTH)).toMatchObject({ code: 'TUC601', api: { level: 'safe' } });
  expect(verdictOf({ ...flow, how: 'removed' }, BOTH)).toMatchObject({ code: 'TUC602', api: { level: 'breaking' } });
});

it('partitioning the table of a resource by month is reported as a change that rewrites no rows', () => {
  const divided = difference('resources', '*', 'byMonth');
  const data = { level: 'safe', text: 'PostgreSQL divides the table, and no row is rewritten' };
  expect(verdictOf(divided, BOTH)).toEqual({ code: 'TUC111', text: 'added', data });
  expect(verdictOf({ ...divided, how: 'removed', before: true }, BOTH)).toEqual({ code: 'TUC111', text: 'removed' });
});

describe('Short descriptions of changes', () => {
  const said = (how: ModelDifference['how'], before: unknown, after: unknown, last = 'key') =>
    verdictOf({ how, path: ['config', last], template: 'config/x', before, after, items: [] }, BOTH);
  const long = 'x'.repeat(57);

  it.each<[ModelDifference['how'], unknown, unknown, string]>([
    ['changed', 2, 5, '2 → 5'],
    ['changed', 'x', long.slice(5), `"x" → "${long.slice(5)}"`],
    ['changed', 'x', long.slice(4), 'changed'],
    ['renamed', 'a', 'b', 'renamed'],
    ['added', undefined, true, 'added'],
    ['added', undefined, false, 'added (false)'],
    ['added', undefined, 'x', 'added ("x")'],
    ['added', undefined, long, `added ("${long}")`],
    ['added', undefined, `${long}x`, 'added'],
    ['added', undefined, { a: 1 }, 'added'],
    ['added', undefined, [1], 'added'],
    ['removed', 5, undefined, 'removed (5)'],
    ['removed', true, undefined, 'removed'],
    // The text does not repeat the name of the key. The subject, which is shown before the text, already ends with this
    // name.
    ['added', undefined, 'key', 'added'],
    ['removed', 'key', undefined, 'removed'],
  ])('a schema key that is %s from %j to %j is described as "%s"', (how, before, after, text) => {
    expect(said(how, before, after)).toEqual({ code: 'TUC703', text });
  });

  it('reordering a list has no effect on the API unless it is the list of languages', () => {
    expect(said('reordered', ['a', 'b'], ['b', 'a'])).toEqual({ code: 'TUC803', text: 'in another order' });
    const languages = {
      path: ['languages'],
      template: 'languages',
      before: ['vi', 'en'],
      after: ['en', 'vi'],
      items: [],
    };
    expect(verdictOf({ how: 'reordered', ...languages }, BOTH)).toEqual({
      code: 'TUC701',
      text: 'in another order',
      api: breaking('another language may be the default'),
    });
  });
});

describe('Rule that applies to a change of a schema key', () => {
  it('a rule for schema changes covers its key and all nested keys, unless a nested key has its own rule', () => {
    const code = (...path: readonly string[]) => verdictOf(difference(...path), BOTH).code;
    expect(code('flows', '*', 'submit')).toBe('TUC603');
    expect(code('flows', '*', 'submit', 'path')).toBe('TUC603');
    expect(code('flows', '*', 'task', 'shows', '*')).toBe('TUC802');
    expect(code('flows', '*', 'task', 'slug')).toBe('TUC603');
    expect(code('identity', 'users', 'signInForm', '*')).toBe('TUC802');
    expect(code('identity', 'users', 'name')).toBe('TUC505');
  });
});

function named(
  template: string,
  how: ModelDifference['how'],
  before: unknown = undefined,
  after: unknown = undefined,
): ModelDifference {
  const path = template.split('/').map((step) => (step === '*' ? 'it' : step));
  return { how, path, template, before, after, items: [{ name: 'it', template, before, after }] };
}

it.each<[template: string, how: ModelDifference['how'], before: unknown, after: unknown, verdict: object]>([
  ['resources/*', 'added', undefined, {}, { code: 'TUC101', text: 'added', api: safe('new paths') }],
  ['resources/*', 'removed', {}, undefined, { code: 'TUC102', text: 'removed', api: breaking('its paths answer 404') }],
  [
    'resources/*',
    'renamed',
    { name: 'books' },
    { name: 'titles' },
    { code: 'TUC103', text: 'renamed, was books', api: breaking('its path is another one') },
  ],
  [
    'resources/*/schema/allOf',
    'removed',
    [{}],
    undefined,
    { code: 'TUC106', text: 'allOf removed', api: safe('more requests are accepted') },
  ],
  [
    'resources/*/schema/allOf',
    'added',
    undefined,
    [{}],
    { code: 'TUC106', text: 'allOf added', api: breaking('requests that break it are refused') },
  ],
  [
    'resources/*/schema/required',
    'changed',
    ['a', 'b'],
    ['a'],
    { code: 'TUC106', text: 'required ["a","b"] → ["a"]', api: safe('more requests are accepted') },
  ],
  [
    'resources/*/workflow/transitions/*',
    'added',
    undefined,
    {},
    { code: 'TUC402', text: 'added', api: safe('a new path') },
  ],
  [
    'resources/*/workflow/transitions/*',
    'removed',
    {},
    undefined,
    { code: 'TUC403', text: 'removed', api: breaking('its path answers 404') },
  ],
  ['resources/*/operations/*', 'added', undefined, {}, { code: 'TUC411', text: 'added', api: safe('a new path') }],
  [
    'resources/*/operations/*',
    'removed',
    {},
    undefined,
    { code: 'TUC412', text: 'removed', api: breaking('its path answers 404') },
  ],
  ['enums/*', 'added', undefined, {}, { code: 'TUC301', text: 'added' }],
  ['enums/*', 'removed', {}, undefined, { code: 'TUC302', text: 'removed' }],
  ['enums/*', 'changed', 1, 2, { code: 'TUC803', text: '1 → 2' }],
  [
    'enums/*/values/*',
    'added',
    undefined,
    {},
    {
      code: 'TUC303',
      text: 'added',
      api: safe('requests may send it; answers may have it, so clients must expect it'),
    },
  ],
  [
    'enums/*/values/*',
    'removed',
    {},
    undefined,
    { code: 'TUC304', text: 'removed', api: breaking('requests and filters that have it are refused') },
  ],
  [
    'enums/*/values/*',
    'renamed',
    { value: 'LENT' },
    { value: 'OUT' },
    {
      code: 'TUC305',
      text: 'renamed, was LENT',
      api: breaking('requests, answers and filters have the new value alone'),
    },
  ],
  [
    'permissions/modules/*',
    'added',
    undefined,
    {},
    { code: 'TUC501', text: 'added', api: safe('more permissions can be granted') },
  ],
  [
    'permissions/modules/*',
    'removed',
    {},
    undefined,
    {
      code: 'TUC502',
      text: 'removed',
      api: breaking('calls of those who held it are refused where it is needed'),
    },
  ],
  [
    'permissions/modules/*',
    'renamed',
    { name: 'book' },
    { name: 'title' },
    { code: 'TUC107', text: 'renamed, was book', api: breaking('its slugs begin with another name') },
  ],
  [
    'permissions/modules/*/actions/*',
    'added',
    undefined,
    {},
    { code: 'TUC501', text: 'added', api: safe('it can be granted') },
  ],
  [
    'permissions/modules/*/actions/*',
    'removed',
    {},
    undefined,
    {
      code: 'TUC502',
      text: 'removed',
      api: breaking('calls of those who held it are refused where it is needed'),
    },
  ],
  [
    'permissions/modules/*/actions/*/openApi',
    'changed',
    false,
    true,
    { code: 'TUC503', text: 'API clients may hold it', api: safe('more calls are possible') },
  ],
  [
    'permissions/modules/*/actions/*/openApi',
    'changed',
    true,
    false,
    { code: 'TUC503', text: 'API clients may no longer hold it', api: breaking('calls of API clients are refused') },
  ],
  ['flows/*', 'added', undefined, {}, { code: 'TUC601', text: 'added', api: safe('a new address') }],
  [
    'flows/*',
    'removed',
    {},
    undefined,
    { code: 'TUC602', text: 'removed', api: breaking('its address leads nowhere') },
  ],
  [
    'flows/*/steps/*/fields/*',
    'added',
    undefined,
    { field: { required: false } },
    { code: 'TUC603', text: 'added', api: safe('an answer more, which may be empty') },
  ],
  [
    'flows/*/steps/*/fields/*',
    'added',
    undefined,
    { field: { required: true } },
    { code: 'TUC603', text: 'added', api: breaking('its endpoint receives other answers') },
  ],
  [
    'flows/*/steps/*/fields/*',
    'removed',
    { field: { required: false } },
    undefined,
    { code: 'TUC603', text: 'removed', api: breaking('its endpoint receives other answers') },
  ],
  [
    'flows/*/steps/*/fields/*/field/required',
    'changed',
    false,
    true,
    { code: 'TUC603', text: 'now required', api: breaking('its endpoint receives other answers') },
  ],
  [
    'flows/*/steps/*/fields/*/field/required',
    'changed',
    true,
    false,
    { code: 'TUC603', text: 'now optional', api: breaking('its endpoint may receive no answer') },
  ],
  ['mails/*', 'added', undefined, {}, { code: 'TUC611', text: 'added', owned: safe('nothing sends it yet') }],
  [
    'mails/*',
    'removed',
    {},
    undefined,
    { code: 'TUC611', text: 'removed', owned: breaking('code that sends it does not compile') },
  ],
  [
    'mails/*/variables/*',
    'added',
    undefined,
    { optional: true },
    { code: 'TUC611', text: 'added', owned: safe('code may give it') },
  ],
  [
    'mails/*/variables/*',
    'added',
    undefined,
    { optional: false },
    { code: 'TUC611', text: 'added', owned: breaking('code that sends the mail gives other variables') },
  ],
  [
    'mails/*/variables/*',
    'removed',
    { optional: true },
    undefined,
    { code: 'TUC611', text: 'removed', owned: breaking('code that sends the mail gives other variables') },
  ],
  [
    'mails/*/variables/*/optional',
    'changed',
    false,
    true,
    { code: 'TUC611', text: 'now optional', owned: safe('code may leave it out') },
  ],
  [
    'mails/*/variables/*/optional',
    'changed',
    true,
    false,
    { code: 'TUC611', text: 'now required', owned: breaking('code that sends the mail must give it') },
  ],
  [
    'prints/*/when',
    'removed',
    { a: 1 },
    undefined,
    { code: 'TUC621', text: 'removed', api: safe('more prints are possible') },
  ],
  [
    'prints/*/when',
    'added',
    undefined,
    { a: 1 },
    { code: 'TUC621', text: 'added', api: breaking('prints that were possible before may be refused') },
  ],
  [
    'prints/*/papers/*',
    'removed',
    'A4',
    undefined,
    { code: 'TUC621', text: 'removed ("A4")', api: breaking('prints that were possible before are refused') },
  ],
  [
    'prints/*/papers/*',
    'added',
    undefined,
    'A4',
    { code: 'TUC621', text: 'added ("A4")', api: safe('more prints are possible') },
  ],
  [
    'region/timeZone',
    'changed',
    'UTC',
    'Asia/Tokyo',
    {
      code: 'TUC702',
      text: '"UTC" → "Asia/Tokyo"',
      api: breaking('days begin at another time'),
      data: breaking('days of stored times are others'),
    },
  ],
  [
    'region/currency/minorUnit',
    'changed',
    0,
    2,
    {
      code: 'TUC702',
      text: '0 → 2',
      api: breaking('amounts mean something else'),
      data: breaking('stored amounts mean something else: write a migration'),
    },
  ],
  ['region/currency/pattern', 'changed', 'a', 'b', { code: 'TUC702', text: '"a" → "b"' }],
  [
    'config/admin/custom',
    'changed',
    'a',
    'b',
    { code: 'TUC703', text: '"a" → "b"', owned: breaking('move the owned files there') },
  ],
])(
  'a change of the key %s (%s from %j to %j) is reported with the code and effects that its rule defines',
  (template, how, before, after, verdict) => {
    expect(verdictOf(named(template, how, before, after), BOTH)).toEqual(verdict);
  },
);

import { describe, expect, it } from 'vitest';
import { loadExample } from '../../example/example.fixture.ts';
import type { Enum } from '../../model/model.ts';
import { breaking, safe } from '../change.ts';
import type { ModelDifference } from '../difference.ts';
import { verdictOf } from './index.ts';
import type { Both } from './rule.ts';

type Tree = Readonly<Record<string, unknown>>;

const PROJECT = {
  config: undefined,
  model: undefined,
  locales: {},
  diagnostics: [],
  sources: new Map(),
  patterns: [],
  pluginKinds: [],
};
const BOTH: Both = { before: PROJECT, after: PROJECT };
const RECORD = ['resources', 'loans', 'fields', 'note'];

function whole(
  how: ModelDifference['how'],
  before: Tree | undefined,
  after: Tree | undefined,
  path = RECORD,
): ModelDifference {
  const items = [
    { name: 'loans', template: 'resources/*', before: {}, after: {} },
    { name: 'note', template: 'field', before, after },
  ];
  return { how, path, template: 'field', before, after, items };
}

function keyed(key: string, before: Tree, after: Tree, path = RECORD): ModelDifference {
  const [was, is] = [valueAt(before, key), valueAt(after, key)];
  const how = was === undefined ? 'added' : is === undefined ? 'removed' : 'changed';
  const steps = key.split('/');
  const { items } = whole('changed', before, after);
  return { how, path: [...path, ...steps], template: ['field', ...steps].join('/'), before: was, after: is, items };
}

function valueAt(tree: Tree, key: string): unknown {
  return key.split('/').reduce<unknown>((inner, step) => Object(inner)[step], tree);
}

const verdict = (difference: ModelDifference, both = BOTH) => verdictOf(difference, both);

describe('Effects of a new field on the API', () => {
  it.each<[string, Tree, unknown]>([
    ['optional', {}, safe('requests may send it; answers have it too')],
    ['required', { required: true }, breaking('requests must send it')],
    ['required, and written by clients', { required: true, readOnly: false }, breaking('requests must send it')],
    ['required, with a default', { required: true, default: 0 }, safe('requests may send it; answers have it too')],
    ['required on a condition', { required: true, when: { a: 1 } }, safe('requests may send it; answers have it too')],
    ['set by the server', { required: true, readOnly: true }, safe('answers have it too')],
    ['secret', { writeOnly: true }, safe('requests may send it')],
    ['neither sent nor received', { readOnly: true, writeOnly: true }, undefined],
  ])('a new field that is %s is reported with its effect on the API', (_, after, api) => {
    expect(verdict(whole('added', undefined, after))).toEqual({ code: 'TUC201', text: 'added', api });
  });

  it.each([
    ['the input of a transition', ['workflow', 'transitions', 'lose', 'input'], safe('requests may send it')],
    ['the input of an operation', ['operations', 'plan', 'input'], safe('requests may send it')],
    ['the answer of an operation', ['operations', 'plan', 'answer'], safe('answers have it too')],
  ])('a new field in %s affects only requests or only answers', (_, place, api) => {
    const path = ['resources', 'loans', ...place, 'note'];
    expect(verdict(whole('added', undefined, {}, path)).api).toEqual(api);
  });

  it('a new field inside a read-only list affects answers but not requests', () => {
    const { items, ...difference } = whole('added', undefined, {});
    const list = { name: 'history', template: 'field', before: {}, after: { readOnly: true } };
    expect(verdict({ ...difference, items: [list, ...items] }).api).toEqual(safe('answers have it too'));
  });
});

it.each<[Tree, unknown]>([
  [{}, breaking('answers lack it; requests that send it are refused')],
  [{ readOnly: true }, breaking('answers lack it')],
  [{ writeOnly: true }, breaking('requests that send it are refused')],
])('removing a field breaks the requests or answers that contain it: %j', (before, api) => {
  expect(verdict(whole('removed', before, undefined))).toEqual({ code: 'TUC202', text: 'removed', api });
});

it('renaming a field is reported as breaking, with the earlier name of the field', () => {
  expect(verdict(whole('renamed', { name: 'memo' }, { name: 'note' }))).toEqual({
    code: 'TUC203',
    text: 'renamed, was memo',
    api: breaking('requests, answers and filters have the new name alone'),
  });
});

describe('Changed maximum length of a field', () => {
  const side = (maxLength: number | undefined, more: Tree = {}) => ({ ...more, schema: { maxLength } });

  it.each([
    [5, 9, 'maxLength 5 → 9', safe('requests may send more values; answers may have more values')],
    [9, 5, 'maxLength 9 → 5', breaking('requests with other values are refused')],
    [undefined, 5, 'maxLength added (5)', breaking('requests with other values are refused')],
    [5, undefined, 'maxLength removed (5)', safe('requests may send more values; answers may have more values')],
  ])(
    "a change of a field's maximum length from %s to %s is reported with its effect on the API",
    (before, after, text, api) => {
      expect(verdict(keyed('schema/maxLength', side(before), side(after)))).toEqual({ code: 'TUC205', text, api });
    },
  );

  it('changing the maximum length is safe for a field that clients only receive', () => {
    const of = (before: number, after: number) =>
      verdict(keyed('schema/maxLength', side(before, { readOnly: true }), side(after, { readOnly: true }))).api;
    expect([of(9, 5), of(5, 9)]).toEqual([safe('answers have fewer values'), safe('answers may have more values')]);
  });
});

describe('Changed kind of a field', () => {
  const otherType = breaking('requests and answers have another type of value');
  const string = { type: 'string' };
  const email = { type: 'string', format: 'email' };

  it.each<[string, Tree, Tree, unknown]>([
    ['of another type', { schema: string }, { schema: { type: 'integer' } }, otherType],
    ['that had fields', { schema: string, fields: [] }, { schema: string }, otherType],
    ['that has fields', { schema: string }, { schema: string, fields: [] }, otherType],
    ['that takes less', { schema: string }, { schema: email }, breaking('requests with other values are refused')],
    [
      'that takes more',
      { schema: email },
      { schema: string },
      safe('requests may send more values; answers may have more values'),
    ],
    [
      'of listed values',
      { schema: string },
      { schema: string, enum: 'states' },
      breaking('requests with other values are refused'),
    ],
    [
      'of records',
      { schema: string },
      { schema: string, resource: 'books' },
      breaking('requests with other values are refused'),
    ],
  ])('the effect of a changed kind on the API is reported for a field %s', (_, before, after, api) => {
    const difference = keyed('kind', { ...before, kind: 'text' }, { ...after, kind: 'email' });
    expect(verdict(difference)).toEqual({ code: 'TUC204', text: 'kind "text" → "email"', api });
  });
});

describe('Changed enum of a field', () => {
  const { model } = loadExample();
  if (!model) throw new Error('no model');
  const states = (name: string, ...values: readonly string[]): Enum => ({
    name,
    source: '',
    label: {},
    values: values.map((value) => ({ value, label: {} })),
  });
  const difference = keyed('enum', { enum: 'few' }, { enum: 'many' });
  const between = (before: Enum, after: Enum) =>
    verdict(difference, {
      before: { ...PROJECT, model: { ...model, enums: [states('other', 'X'), before] } },
      after: { ...PROJECT, model: { ...model, enums: [states('other', 'X'), after] } },
    });

  it('replacing the enum of a field does not break requests if the new enum contains all earlier values', () => {
    expect(between(states('few', 'A'), states('many', 'B', 'A'))).toEqual({
      code: 'TUC205',
      text: 'enum "few" → "many"',
      api: safe('requests may send more values; answers may have more values'),
    });
  });

  it("changing a field's enum breaks requests if the new enum lacks an earlier value", () => {
    const refused = breaking('requests with other values are refused');
    expect(between(states('few', 'A', 'C'), states('many', 'A', 'B')).api).toEqual(refused);
    expect(between(states('few', 'A'), states('elsewhere', 'A')).api).toEqual(refused);
  });
});

describe('Changes of the field keys required, default and always', () => {
  const asBefore = safe('requests are accepted as before');
  const asked = breaking('requests must send it');
  const emptied = breaking('answers may have null');

  it.each<[key: string, before: Tree, after: Tree, code: string, text: string, api: unknown]>([
    ['required', { required: false }, { required: true }, 'TUC206', 'now required', asked],
    ['required', { required: false, default: 1 }, { required: true, default: 1 }, 'TUC206', 'now required', asBefore],
    ['required', { required: true }, { required: false }, 'TUC206', 'now optional', emptied],
    [
      'required',
      { required: true, always: true },
      { required: false, always: true },
      'TUC206',
      'now optional',
      asBefore,
    ],
    [
      'required',
      { required: true, writeOnly: true },
      { required: false, writeOnly: true },
      'TUC206',
      'now optional',
      asBefore,
    ],
    [
      'required',
      { required: true, readOnly: true },
      { required: false, readOnly: true },
      'TUC206',
      'now optional',
      undefined,
    ],
    [
      'required',
      { required: true, when: { a: 1 } },
      { required: false, when: { a: 1 } },
      'TUC206',
      'now optional',
      asBefore,
    ],
    ['always', {}, { always: true }, 'TUC206', 'now in every record', asBefore],
    ['always', { always: true }, {}, 'TUC206', 'no longer in every record', emptied],
    ['always', { always: true, readOnly: true }, { readOnly: true }, 'TUC206', 'no longer in every record', emptied],
    ['default', { default: 1 }, { default: 2 }, 'TUC210', 'default 1 → 2', asBefore],
    ['default', { required: true, default: 1 }, { required: true }, 'TUC210', 'default removed (1)', asked],
    ['default', { required: true }, { required: true, default: 1 }, 'TUC210', 'default added (1)', asBefore],
  ])(
    'a change of the key %s of a field from %j to %j is reported with its effect on the API',
    (key, before, after, code, text, api) => {
      expect(verdict(keyed(key, before, after))).toEqual({ code, text, api });
    },
  );
});

describe('Boolean settings of a field', () => {
  it.each([
    ['readOnly', 'TUC207', 'read-only', breaking('requests can no longer set it'), safe('requests may set it')],
    ['writeOnly', 'TUC207', 'secret', breaking('answers lack it'), safe('answers have it, which was a secret')],
    ['public', 'TUC207', 'public', safe('anybody can read it'), breaking('public answers lack it')],
    ['unique', 'TUC208', 'unique', breaking('a value that another record has is refused'), safe('values may repeat')],
    ['searchable', 'TUC209', 'searched', safe('`q` looks into it'), breaking('`q` no longer looks into it')],
    [
      'holder',
      'TUC209',
      'the holder',
      safe('the search lists the holder first'),
      safe('the search no longer lists the holder'),
    ],
    ['assignee', 'TUC110', 'the assignee', safe('records can be assigned'), breaking('`PUT {id}/assignee` is gone')],
  ])(
    'setting and removing the key %s of a field are reported with different effects on the API',
    (key, code, name, set, removed) => {
      const [without, marked] = [{ [key]: false }, { [key]: true }];
      expect(verdict(keyed(key, without, marked))).toEqual({ code, text: `now ${name}`, api: set });
      expect(verdict(keyed(key, marked, without))).toEqual({ code, text: `no longer ${name}`, api: removed });
      expect(verdict(keyed(key, marked, {}))).toEqual({ code, text: `no longer ${name}`, api: removed });
    },
  );
});

describe('Conditions on field values', () => {
  const when = (more: Tree) => verdict(keyed('when', { ...more, when: { a: 1 } }, { ...more, when: { a: 2 } }));

  it('changing the condition of a required field breaks requests, because other requests must now contain the field', () => {
    expect(when({ required: true })).toEqual({
      code: 'TUC211',
      text: 'when {"a":1} → {"a":2}',
      api: breaking('requests must send it in other cases'),
    });
  });

  it.each([{}, { required: false }, { required: true, readOnly: true }])(
    'changing the condition of a field with %j has no effect on the API',
    (more) => {
      expect(when(more).api).toBeUndefined();
    },
  );
});

describe('Changed options of a field', () => {
  const some = { options: [{ values: ['A'] }] };
  const refused = breaking('requests with values that were possible may be refused');

  it.each<[Tree, Tree, unknown]>([
    [{}, some, refused],
    [some, { options: [{ values: ['B'] }] }, refused],
    [some, {}, safe('requests may send more values')],
    [{ readOnly: true }, { ...some, readOnly: true }, undefined],
  ])(
    'a change of the accepted values of a field from %j to %j is reported with its effect on the API',
    (before, after, api) => {
      expect(verdict(keyed('options', before, after))).toMatchObject({ code: 'TUC211', api });
    },
  );

  it('removing the options of a field is described as "options removed"', () => {
    expect(verdict(keyed('options', some, {})).text).toBe('options removed');
  });
});

describe('Changed file types of an upload field', () => {
  const accept = (before: readonly string[] | string | undefined, after: readonly string[] | undefined) => {
    const { items } = whole('changed', { accept: before }, { accept: after });
    const path = [...RECORD, 'accept', 'image/png'];
    const difference = { how: 'added', template: 'field/accept/*', before: undefined, after: 'image/png' } as const;
    return verdict({ ...difference, path, items });
  };
  const more = safe('requests may send more values; answers may have more values');
  const less = breaking('requests with other values are refused');

  it.each([
    [['image/png'], ['image/png', 'image/gif'], more],
    [['image/png'], [], more],
    [['image/png'], undefined, more],
    ['image/png', ['image/png', 'image/gif'], more],
    [[], [], more],
    [[], ['image/png'], less],
    [undefined, ['image/png'], less],
    [['image/png', 'image/gif'], ['image/png'], less],
    [['image/png'], ['image/gif'], less],
  ])(
    'a change of the accepted values of a field from %j to %j is reported with its effect on the API',
    (before, after, api) => {
      expect(accept(before, after)).toEqual({ code: 'TUC205', text: 'accept added', api });
    },
  );
});

it.each([
  ['system', 'TUC207', breaking('the server sets it')],
  ['resource', 'TUC212', breaking('its ids are those of other records')],
  ['use', 'TUC212', breaking('sending it needs another permission')],
  ['serial', 'TUC213', safe('new records are numbered by the new template')],
  ['multiple', 'TUC204', breaking('requests and answers have another type of value')],
  ['renamedFrom', 'TUC108', undefined],
  ['coded', 'TUC307', undefined],
  ['label', 'TUC801', undefined],
  ['multiline', 'TUC802', undefined],
])('changing the key %s of a field is reported with its old and new value', (key, code, api) => {
  const found = verdict(keyed(key, { [key]: 'a' }, { [key]: 'b' }));
  expect(found).toEqual({ code, text: `${key} "a" → "b"`, ...(api && { api }) });
});

import type { Model } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import { resource } from '@tuyen/server-mock/testing/small-project';
import { describeModel, type Description } from './description.ts';
import { difference } from './difference.ts';
import { choice, type Json, number, project, text } from './stored-database.fixture.ts';

const models = new Map<string, Model>();

function of(value: Json | undefined, required: readonly string[] = []): Model {
  const key = JSON.stringify([value, required]);
  const model = models.get(key) ?? project({ code: text(), ...(value && { value }) }, { schema: { required } });
  models.set(key, model);
  return model;
}

it.each([
  ['nothing', of(text()), of(text()), []],
  ['a new field', of(undefined), of(text()), ['added tools.value']],
  ['one with a default', of(undefined), of(text({ default: 'x' })), ['added tools.value']],
  ['a field that is gone', of(text()), of(undefined), ['removed tools.value']],
  [
    'another name',
    of(text()),
    project({ code: text(), name: text({ 'x-renamed-from': 'value' }) }),
    ['renamed tools.name'],
  ],
  ['longer texts', of(text({ maxLength: 3 })), of(text({ maxLength: 4 })), ['widened tools.value']],
  ['shorter texts', of(text({ maxLength: 3 })), of(text({ maxLength: 2 })), ['narrowed tools.value']],
  ['a value more', of(choice(['A'])), of(choice(['A', 'B'])), ['widened tools.value']],
  ['a value less', of(choice(['A', 'B'])), of(choice(['A'])), ['narrowed tools.value']],
  ['a value that is needed', of(text()), of(text(), ['value']), ['required tools.value']],
  ['one that may be empty', of(text(), ['value']), of(text()), ['widened tools.value']],
  ['no value twice', of(text()), of(text({ 'x-unique': true })), ['unique tools.value']],
  ['values twice', of(text({ 'x-unique': true })), of(text()), ['widened tools.value']],
  [
    'values twice, and longer ones',
    of(text({ 'x-unique': true, maxLength: 3 })),
    of(text({ maxLength: 4 })),
    ['widened tools.value', 'widened tools.value'],
  ],
  ['a secret', of(text()), of(text({ writeOnly: true })), ['secret tools.value']],
  ['a secret no longer', of(text({ writeOnly: true })), of(text()), ['secret tools.value']],
  ['another module', of(text()), project({ code: text(), value: text() }, { module: 'equipment' }), ['moved tools']],
  ['numbers as texts', of(number()), of(text()), ['retyped tools.value']],
] as const)('the comparison of an old and a new model lists the schema changes: %s', (_, before, after, expected) => {
  const { changes } = difference(describeModel(before), after);
  expect(changes.map(({ what, text: said }) => `${what} ${said.split(':')[0]}`)).toEqual(expected);
});

function withGone(model: Model, field?: string): Description {
  const { resources } = describeModel(model);
  const { tools } = resources;
  const known = tools?.fields[field ?? ''];
  if (!tools) throw new Error('no tools');
  if (!known) return { resources: { ...resources, tools: { ...tools, gone: true } } };
  const fields = { ...tools.fields, [String(field)]: { ...known, gone: true as const } };
  return { resources: { ...resources, tools: { ...tools, fields } } };
}

const shelves = { 'resources/shelves': resource('shelves', { name: text() }) };

describe('Text that describes a schema change', () => {
  const changes = (before: Model | Description, after: Model) =>
    difference('identity' in before ? describeModel(before) : before, after).changes;
  const tools = (what: string, said: string, more: Json = {}) => ({
    resource: 'tools',
    field: 'value',
    what,
    text: `tools.value: ${said}`,
    ...more,
  });

  it.each<[what: string, before: Model | Description, after: Model, expected: readonly Json[]]>([
    ['a field that is new', of(undefined), of(text()), [tools('added', 'a new field')]],
    [
      'one with a default',
      of(undefined),
      of(text({ default: 'x' })),
      [tools('added', 'a new field; the rows that are there get "x"')],
    ],
    ['one that was gone', withGone(of(text()), 'value'), of(text()), [tools('added', 'a new field')]],
    [
      'one that is new and required',
      of(undefined),
      of(text({ default: 'x' }), ['value']),
      [tools('added', 'a new field; the rows that are there get "x"')],
    ],
    [
      'a field that goes',
      of(text()),
      of(undefined),
      [tools('removed', 'no longer in the schemas; its column is kept (remove it with --drop)')],
    ],
    ['one that went before', withGone(of(text()), 'value'), of(undefined), []],
    [
      'another name',
      of(text()),
      project({ code: text(), name: text({ 'x-renamed-from': 'value' }) }),
      [{ resource: 'tools', field: 'name', what: 'renamed', text: 'tools.name: was value', from: 'value' }],
    ],
    ['another type', of(number()), of(text()), [tools('retyped', 'integer becomes text')]],
    [
      'a value that is needed',
      of(text()),
      of(text({ default: 'x' }), ['value']),
      [tools('required', 'required from now on; empty ones get "x"')],
    ],
    ['one without a default', of(text()), of(text(), ['value']), [tools('required', 'required from now on')]],
    ['one that may be empty', of(text(), ['value']), of(text()), [tools('widened', 'may be empty from now on')]],
    ['no value twice', of(text()), of(text({ 'x-unique': true })), [tools('unique', 'no value twice from now on')]],
    [
      'values twice',
      of(text({ 'x-unique': true })),
      of(text()),
      [tools('widened', 'values may be there twice from now on')],
    ],
    [
      'a unique field that was gone',
      withGone(of(text({ 'x-unique': true })), 'value'),
      of(text({ 'x-unique': true })),
      [tools('added', 'a new field'), tools('unique', 'no value twice from now on')],
    ],
    [
      'one that was gone and need not be unique',
      withGone(of(text({ 'x-unique': true })), 'value'),
      of(text()),
      [tools('added', 'a new field')],
    ],
    [
      'a secret',
      of(text()),
      of(text({ writeOnly: true })),
      [tools('secret', 'a secret from now on: no answer has it')],
    ],
    [
      'no secret',
      of(text({ writeOnly: true })),
      of(text()),
      [tools('secret', 'no secret from now on: answers have it')],
    ],
    [
      'more values',
      of(text({ maxLength: 3 })),
      of(text({ maxLength: 4 })),
      [tools('widened', 'takes more values than before')],
    ],
    [
      'fewer values',
      of(text({ maxLength: 3 })),
      of(text({ maxLength: 2 })),
      [tools('narrowed', 'takes other values than before; those that are there are looked through')],
    ],
    [
      'another module',
      of(text()),
      project({ code: text(), value: text() }, { module: 'equipment' }),
      [
        {
          resource: 'tools',
          what: 'moved',
          from: 'tools',
          text: 'tools: its permissions are those of equipment from now on, in place of tools; roles, accounts and API clients that have these get them',
        },
      ],
    ],
    [
      'a table that is new',
      project({ code: text() }),
      project({ code: text() }, {}, 'tools', shelves),
      [{ resource: 'shelves', what: 'added', text: 'shelves: a new table' }],
    ],
    [
      'a table that was gone',
      withGone(of(text())),
      of(text()),
      [{ resource: 'tools', what: 'added', text: 'tools: a new table' }],
    ],
    [
      'a table that goes',
      project({ code: text() }, {}, 'tools', shelves),
      project({ code: text() }),
      [
        {
          resource: 'shelves',
          what: 'removed',
          text: 'shelves: no longer in the schemas; the table is kept (remove it with --drop)',
        },
      ],
    ],
    [
      'a table with another name',
      project({ code: text() }),
      project({ code: text() }, { 'x-renamed-from': 'tools', module: 'tools' }, 'devices'),
      [
        {
          resource: 'devices',
          what: 'renamed',
          from: 'tools',
          text: 'tools → devices: the table, and what is kept about its rows, gets the new name',
        },
      ],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(changes(before, after)).toEqual(expected);
  });

  it('the text of a schema change lists renamed enum values with their earlier names', () => {
    const states = (values: readonly string[], more: Json = {}) =>
      project({ code: text(), value: { $ref: '../enums/tool-state.json', 'x-label': { en: 'State' } } }, {}, 'tools', {
        'enums/tool-state': choice(values, more),
      });
    const after = states(['FRESH', 'MISSING'], { 'x-renamed-values': { FRESH: 'NEW', MISSING: 'LOST' } });
    expect(changes(states(['NEW', 'LOST']), after)).toEqual([
      tools(
        'narrowed',
        'takes other values than before; those that are there are looked through (NEW → FRESH, LOST → MISSING)',
      ),
    ]);
  });

  it('the list of schema changes does not contain the fields of a new table', () => {
    const after = project({ code: text() }, {}, 'tools', shelves);
    expect(difference({ resources: {} }, after).changes.map(({ what, text: said }) => `${what} ${said}`)).toEqual(
      after.resources.map(({ name }) => `added ${name}: a new table`),
    );
  });
});

describe('Planned migration work on a table', () => {
  function planOf(before: Model | Description, after: Model, name = 'tools') {
    const known = 'identity' in before ? describeModel(before) : before;
    const found = difference(known, after);
    const table = found.tables.find((one) => one.resource.name === name);
    if (!table) throw new Error(`no plan for ${name}`);
    const names = (fields: readonly { readonly name: string }[]) => fields.map((field) => field.name);
    const { resource: _, renamedFields, nested, ...plan } = table;
    return {
      ...plan,
      renamedFields: [...renamedFields],
      nested: names([...nested.keys()]),
      ...Object.fromEntries(
        (['added', 'returned', 'retyped', 'checked', 'needed', 'unique', 'repeatable'] as const).map((key) => [
          key,
          names(table[key]),
        ]),
      ),
    };
  }
  const modules = { before: 'tools', after: 'tools' };
  const nothing = {
    exists: true,
    renamedFields: [],
    added: [],
    returned: [],
    retyped: [],
    checked: [],
    nested: [],
    needed: [],
    unique: [],
    repeatable: [],
    gone: [],
    modules,
    differs: true,
  };

  const RETURNED = { added: ['value'], returned: ['value'] };

  it.each<[what: string, before: Model | Description, after: Model, plan: Json]>([
    ['nothing', of(text()), of(text()), { differs: false }],
    ['another label', of(text()), of(text({ 'x-label': { en: 'Other' } })), { differs: false }],
    ['a field that is new', of(undefined), of(text()), { added: ['value'] }],
    ['one that is required', of(undefined), of(text(), ['value']), { added: ['value'], needed: ['value'] }],
    ['a field that was gone', withGone(of(text()), 'value'), of(text()), { ...RETURNED, checked: ['value'] }],
    [
      'a secret that was gone, which cannot be looked at',
      withGone(of(text({ writeOnly: true })), 'value'),
      of(text({ writeOnly: true })),
      RETURNED,
    ],
    [
      'a required and unique one that was gone',
      withGone(of(text({ 'x-unique': true }), ['value']), 'value'),
      of(text({ 'x-unique': true }), ['value']),
      { ...RETURNED, checked: ['value'], needed: ['value'], unique: ['value'] },
    ],
    ['a field that goes', of(text()), of(undefined), { gone: ['value'] }],
    ['a field that went before', withGone(of(text()), 'value'), of(undefined), { gone: ['value'] }],
    ['another type', of(number()), of(text()), { retyped: ['value'], checked: ['value'] }],
    ['fewer values', of(text({ maxLength: 3 })), of(text({ maxLength: 2 })), { checked: ['value'] }],
    ['more values', of(text({ maxLength: 2 })), of(text({ maxLength: 3 })), {}],
    [
      'fewer values of a secret',
      of(text({ writeOnly: true, maxLength: 3 })),
      of(text({ writeOnly: true, maxLength: 2 })),
      {},
    ],
    ['a value that is needed', of(text()), of(text(), ['value']), { needed: ['value'] }],
    ['one that was needed before', of(text(), ['value']), of(text(), ['value']), { differs: false }],
    ['no value twice', of(text()), of(text({ 'x-unique': true })), { unique: ['value'] }],
    ['values twice', of(text({ 'x-unique': true })), of(text()), { repeatable: ['value'] }],
    ['unique as before', of(text({ 'x-unique': true })), of(text({ 'x-unique': true })), { differs: false }],
    [
      'another module',
      of(text()),
      project({ code: text(), value: text() }, { module: 'equipment' }),
      { modules: { before: 'tools', after: 'equipment' } },
    ],
    ['a table that was gone, for its fields', withGone(of(text())), of(text()), {}],
  ])('%s', (_, before, after, plan) => {
    expect(planOf(before, after)).toEqual({ ...nothing, ...plan });
  });

  it('no migration work is planned on a table that does not exist', () => {
    expect(planOf({ resources: {} }, of(text(), ['value']))).toEqual({ ...nothing, exists: false, differs: false });
  });

  it('a renamed field is planned as a rename of its column, not as a removal', () => {
    const after = project({ code: text(), name: text({ 'x-renamed-from': 'value' }) });
    expect(planOf(of(text()), after)).toEqual({ ...nothing, renamedFields: [['name', 'value']] });
    // The database already has the new name, so the second start has nothing to rename.
    expect(planOf(after, after)).toEqual({ ...nothing, differs: false });
    // The earlier field that `name` was renamed from has been removed meanwhile. So `name` counts as a new field and
    // does not get the old values.
    expect(planOf(withGone(of(text()), 'value'), after)).toEqual({ ...nothing, added: ['name'], gone: ['value'] });
  });

  it('a field renamed to the name of a removed field is planned as a rename of its column', () => {
    const before = withGone(project({ code: text(), value: text(), name: text() }), 'name');
    const after = project({ code: text(), name: text({ 'x-renamed-from': 'value' }) });
    expect(planOf(before, after)).toEqual({ ...nothing, renamedFields: [['name', 'value']] });
  });

  it('a table rename is planned unless the new table exists or the earlier table was removed', () => {
    const renamed = project({ code: text() }, { 'x-renamed-from': 'tools', module: 'tools' }, 'devices');
    expect(planOf(project({ code: text() }), renamed, 'devices')).toEqual({ ...nothing, renamedFrom: 'tools' });
    expect(planOf(renamed, renamed, 'devices')).toEqual({ ...nothing, differs: false });
    expect(planOf(withGone(project({ code: text() })), renamed, 'devices')).toEqual({
      ...nothing,
      exists: false,
      differs: false,
    });
  });

  it('the list of tables no longer in the schemas contains removed tables but not renamed ones', () => {
    const both = project({ code: text() }, {}, 'tools', shelves);
    const gone = difference(
      describeModel(both),
      project({ code: text() }, { 'x-renamed-from': 'tools' }, 'devices'),
    ).gone;
    expect(gone).toEqual(['shelves']);
  });

  it('new fields with defaults in nested objects are planned to be filled in existing rows', () => {
    const parts = (more: Json) => ({
      type: 'array',
      items: { type: 'object', properties: { name: text(), ...more } },
      'x-label': { en: 'Parts' },
    });
    const before = of(parts({}));
    expect(planOf(before, of(parts({ count: number({ default: 1 }) })))).toEqual({
      ...nothing,
      nested: ['value'],
      checked: ['value'],
    });
    expect(planOf(before, of(parts({ count: number() })))).toEqual(nothing);
    expect(planOf(of(parts({ name: number() })), before)).toEqual({
      ...nothing,
      nested: ['value'],
      checked: ['value'],
    });
  });
});

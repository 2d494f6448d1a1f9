import type { Model } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import { resource } from '@tuyen/server-mock/testing/small-project';
import { describeModel, type Description } from './description.ts';
import { difference } from './difference.ts';
import { choiceProperty, type JsonObject, numberProperty, project, textProperty } from './stored-database.fixture.ts';

const models = new Map<string, Model>();

function of(value: JsonObject | undefined, required: readonly string[] = []): Model {
  const key = JSON.stringify([value, required]);
  const model = models.get(key) ?? project({ code: textProperty(), ...(value && { value }) }, { schema: { required } });
  models.set(key, model);
  return model;
}

it.each([
  ['nothing', of(textProperty()), of(textProperty()), []],
  ['a new field', of(undefined), of(textProperty()), ['added tools.value']],
  ['one with a default', of(undefined), of(textProperty({ default: 'x' })), ['added tools.value']],
  ['a field that is gone', of(textProperty()), of(undefined), ['removed tools.value']],
  [
    'another name',
    of(textProperty()),
    project({ code: textProperty(), name: textProperty({ 'x-renamed-from': 'value' }) }),
    ['renamed tools.name'],
  ],
  ['longer texts', of(textProperty({ maxLength: 3 })), of(textProperty({ maxLength: 4 })), ['widened tools.value']],
  ['shorter texts', of(textProperty({ maxLength: 3 })), of(textProperty({ maxLength: 2 })), ['narrowed tools.value']],
  ['a value more', of(choiceProperty(['A'])), of(choiceProperty(['A', 'B'])), ['widened tools.value']],
  ['a value less', of(choiceProperty(['A', 'B'])), of(choiceProperty(['A'])), ['narrowed tools.value']],
  ['a value that is needed', of(textProperty()), of(textProperty(), ['value']), ['required tools.value']],
  ['one that may be empty', of(textProperty(), ['value']), of(textProperty()), ['widened tools.value']],
  ['no value twice', of(textProperty()), of(textProperty({ 'x-unique': true })), ['unique tools.value']],
  ['values twice', of(textProperty({ 'x-unique': true })), of(textProperty()), ['widened tools.value']],
  [
    'values twice, and longer ones',
    of(textProperty({ 'x-unique': true, maxLength: 3 })),
    of(textProperty({ maxLength: 4 })),
    ['widened tools.value', 'widened tools.value'],
  ],
  ['a secret', of(textProperty()), of(textProperty({ writeOnly: true })), ['secret tools.value']],
  ['a secret no longer', of(textProperty({ writeOnly: true })), of(textProperty()), ['secret tools.value']],
  [
    'another module',
    of(textProperty()),
    project({ code: textProperty(), value: textProperty() }, { module: 'equipment' }),
    ['moved tools'],
  ],
  ['numbers as texts', of(numberProperty()), of(textProperty()), ['retyped tools.value']],
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

const shelves = { 'resources/shelves': resource('shelves', { name: textProperty() }) };

describe('Text that describes a schema change', () => {
  const changes = (before: Model | Description, after: Model) =>
    difference('identity' in before ? describeModel(before) : before, after).changes;
  const tools = (what: string, said: string, more: JsonObject = {}) => ({
    resource: 'tools',
    field: 'value',
    what,
    text: `tools.value: ${said}`,
    ...more,
  });

  it.each<[what: string, before: Model | Description, after: Model, expected: readonly JsonObject[]]>([
    ['a new field', of(undefined), of(textProperty()), [tools('added', 'a new field')]],
    [
      'a new field with a default',
      of(undefined),
      of(textProperty({ default: 'x' })),
      [tools('added', 'a new field; the rows that are there get "x"')],
    ],
    [
      'a field that was removed earlier and is added again',
      withGone(of(textProperty()), 'value'),
      of(textProperty()),
      [tools('added', 'a new field')],
    ],
    [
      'a new required field',
      of(undefined),
      of(textProperty({ default: 'x' }), ['value']),
      [tools('added', 'a new field; the rows that are there get "x"')],
    ],
    [
      'a removed field',
      of(textProperty()),
      of(undefined),
      [tools('removed', 'no longer in the schemas; its column is kept (remove it with --drop)')],
    ],
    ['a field that was already removed earlier', withGone(of(textProperty()), 'value'), of(undefined), []],
    [
      'a renamed field',
      of(textProperty()),
      project({ code: textProperty(), name: textProperty({ 'x-renamed-from': 'value' }) }),
      [{ resource: 'tools', field: 'name', what: 'renamed', text: 'tools.name: was value', from: 'value' }],
    ],
    ['a field with another type', of(numberProperty()), of(textProperty()), [tools('retyped', 'integer becomes text')]],
    [
      'a field that becomes required and has a default',
      of(textProperty()),
      of(textProperty({ default: 'x' }), ['value']),
      [tools('required', 'required from now on; empty ones get "x"')],
    ],
    [
      'a field that becomes required and has no default',
      of(textProperty()),
      of(textProperty(), ['value']),
      [tools('required', 'required from now on')],
    ],
    [
      'a required field that becomes optional',
      of(textProperty(), ['value']),
      of(textProperty()),
      [tools('widened', 'may be empty from now on')],
    ],
    [
      'a field that becomes unique',
      of(textProperty()),
      of(textProperty({ 'x-unique': true })),
      [tools('unique', 'no value twice from now on')],
    ],
    [
      'a field that is no longer unique',
      of(textProperty({ 'x-unique': true })),
      of(textProperty()),
      [tools('widened', 'values may be there twice from now on')],
    ],
    [
      'a unique field that is added again',
      withGone(of(textProperty({ 'x-unique': true })), 'value'),
      of(textProperty({ 'x-unique': true })),
      [tools('added', 'a new field'), tools('unique', 'no value twice from now on')],
    ],
    [
      'a formerly unique field that is added again and is not unique',
      withGone(of(textProperty({ 'x-unique': true })), 'value'),
      of(textProperty()),
      [tools('added', 'a new field')],
    ],
    [
      'a field that becomes secret',
      of(textProperty()),
      of(textProperty({ writeOnly: true })),
      [tools('secret', 'a secret from now on: no answer has it')],
    ],
    [
      'a field that is no longer secret',
      of(textProperty({ writeOnly: true })),
      of(textProperty()),
      [tools('secret', 'no secret from now on: answers have it')],
    ],
    [
      'a field that accepts more values',
      of(textProperty({ maxLength: 3 })),
      of(textProperty({ maxLength: 4 })),
      [tools('widened', 'takes more values than before')],
    ],
    [
      'a field that accepts fewer values',
      of(textProperty({ maxLength: 3 })),
      of(textProperty({ maxLength: 2 })),
      [tools('narrowed', 'takes other values than before; those that are there are looked through')],
    ],
    [
      'a resource that moves to another permission module',
      of(textProperty()),
      project({ code: textProperty(), value: textProperty() }, { module: 'equipment' }),
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
      'a new resource',
      project({ code: textProperty() }),
      project({ code: textProperty() }, {}, 'tools', shelves),
      [{ resource: 'shelves', what: 'added', text: 'shelves: a new table' }],
    ],
    [
      'a resource that is added again',
      withGone(of(textProperty())),
      of(textProperty()),
      [{ resource: 'tools', what: 'added', text: 'tools: a new table' }],
    ],
    [
      'a removed resource',
      project({ code: textProperty() }, {}, 'tools', shelves),
      project({ code: textProperty() }),
      [
        {
          resource: 'shelves',
          what: 'removed',
          text: 'shelves: no longer in the schemas; the table is kept (remove it with --drop)',
        },
      ],
    ],
    [
      'a renamed resource',
      project({ code: textProperty() }),
      project({ code: textProperty() }, { 'x-renamed-from': 'tools', module: 'tools' }, 'devices'),
      [
        {
          resource: 'devices',
          what: 'renamed',
          from: 'tools',
          text: 'tools → devices: the table, and what is kept about its rows, gets the new name',
        },
      ],
    ],
  ])('a schema change is described in words: %s', (_, before, after, expected) => {
    expect(changes(before, after)).toEqual(expected);
  });

  it('the text of a schema change lists renamed enum values with their earlier names', () => {
    const states = (values: readonly string[], more: JsonObject = {}) =>
      project(
        { code: textProperty(), value: { $ref: '../enums/tool-state.json', 'x-label': { en: 'State' } } },
        {},
        'tools',
        {
          'enums/tool-state': choiceProperty(values, more),
        },
      );
    const after = states(['FRESH', 'MISSING'], { 'x-renamed-values': { FRESH: 'NEW', MISSING: 'LOST' } });
    expect(changes(states(['NEW', 'LOST']), after)).toEqual([
      tools(
        'narrowed',
        'takes other values than before; those that are there are looked through (NEW → FRESH, LOST → MISSING)',
      ),
    ]);
  });

  it('the list of schema changes does not contain the fields of a new table', () => {
    const after = project({ code: textProperty() }, {}, 'tools', shelves);
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

  it.each<[what: string, before: Model | Description, after: Model, plan: JsonObject]>([
    ['no change', of(textProperty()), of(textProperty()), { differs: false }],
    ['a changed label', of(textProperty()), of(textProperty({ 'x-label': { en: 'Other' } })), { differs: false }],
    ['a new field', of(undefined), of(textProperty()), { added: ['value'] }],
    ['a new required field', of(undefined), of(textProperty(), ['value']), { added: ['value'], needed: ['value'] }],
    [
      'a field that is added again',
      withGone(of(textProperty()), 'value'),
      of(textProperty()),
      { ...RETURNED, checked: ['value'] },
    ],
    [
      'a secret that is added again, whose values cannot be checked',
      withGone(of(textProperty({ writeOnly: true })), 'value'),
      of(textProperty({ writeOnly: true })),
      RETURNED,
    ],
    [
      'a required and unique field that is added again',
      withGone(of(textProperty({ 'x-unique': true }), ['value']), 'value'),
      of(textProperty({ 'x-unique': true }), ['value']),
      { ...RETURNED, checked: ['value'], needed: ['value'], unique: ['value'] },
    ],
    ['a removed field', of(textProperty()), of(undefined), { gone: ['value'] }],
    [
      'a field that was already removed earlier',
      withGone(of(textProperty()), 'value'),
      of(undefined),
      { gone: ['value'] },
    ],
    ['a field with another type', of(numberProperty()), of(textProperty()), { retyped: ['value'], checked: ['value'] }],
    [
      'a field that accepts fewer values',
      of(textProperty({ maxLength: 3 })),
      of(textProperty({ maxLength: 2 })),
      { checked: ['value'] },
    ],
    ['a field that accepts more values', of(textProperty({ maxLength: 2 })), of(textProperty({ maxLength: 3 })), {}],
    [
      'a secret that accepts fewer values',
      of(textProperty({ writeOnly: true, maxLength: 3 })),
      of(textProperty({ writeOnly: true, maxLength: 2 })),
      {},
    ],
    ['a field that becomes required', of(textProperty()), of(textProperty(), ['value']), { needed: ['value'] }],
    [
      'a field that was already required',
      of(textProperty(), ['value']),
      of(textProperty(), ['value']),
      { differs: false },
    ],
    ['a field that becomes unique', of(textProperty()), of(textProperty({ 'x-unique': true })), { unique: ['value'] }],
    [
      'a field that is no longer unique',
      of(textProperty({ 'x-unique': true })),
      of(textProperty()),
      { repeatable: ['value'] },
    ],
    [
      'a field that was already unique',
      of(textProperty({ 'x-unique': true })),
      of(textProperty({ 'x-unique': true })),
      { differs: false },
    ],
    [
      'a resource that moves to another permission module',
      of(textProperty()),
      project({ code: textProperty(), value: textProperty() }, { module: 'equipment' }),
      { modules: { before: 'tools', after: 'equipment' } },
    ],
    ['the fields of a resource that is added again', withGone(of(textProperty())), of(textProperty()), {}],
  ])('the migration work that a schema change needs on a table is planned: %s', (_, before, after, plan) => {
    expect(planOf(before, after)).toEqual({ ...nothing, ...plan });
  });

  it('no migration work is planned on a table that does not exist', () => {
    expect(planOf({ resources: {} }, of(textProperty(), ['value']))).toEqual({
      ...nothing,
      exists: false,
      differs: false,
    });
  });

  it('a renamed field is planned as a rename of its column, not as a removal', () => {
    const after = project({ code: textProperty(), name: textProperty({ 'x-renamed-from': 'value' }) });
    expect(planOf(of(textProperty()), after)).toEqual({ ...nothing, renamedFields: [['name', 'value']] });
    expect(planOf(after, after)).toEqual({ ...nothing, differs: false });
    // The schemas rename `value` to `name`, but `value` has been removed in the meantime. So `name` counts as a new
    // field and does not get the old values.
    expect(planOf(withGone(of(textProperty()), 'value'), after)).toEqual({
      ...nothing,
      added: ['name'],
      gone: ['value'],
    });
  });

  it('a field renamed to the name of a removed field is planned as a rename of its column', () => {
    const before = withGone(project({ code: textProperty(), value: textProperty(), name: textProperty() }), 'name');
    const after = project({ code: textProperty(), name: textProperty({ 'x-renamed-from': 'value' }) });
    expect(planOf(before, after)).toEqual({ ...nothing, renamedFields: [['name', 'value']] });
  });

  it('a table rename is planned unless the new table exists or the earlier table was removed', () => {
    const renamed = project({ code: textProperty() }, { 'x-renamed-from': 'tools', module: 'tools' }, 'devices');
    expect(planOf(project({ code: textProperty() }), renamed, 'devices')).toEqual({ ...nothing, renamedFrom: 'tools' });
    expect(planOf(renamed, renamed, 'devices')).toEqual({ ...nothing, differs: false });
    expect(planOf(withGone(project({ code: textProperty() })), renamed, 'devices')).toEqual({
      ...nothing,
      exists: false,
      differs: false,
    });
  });

  it('the list of tables that are no longer in the schemas contains removed tables but no renamed tables', () => {
    const both = project({ code: textProperty() }, {}, 'tools', shelves);
    const gone = difference(
      describeModel(both),
      project({ code: textProperty() }, { 'x-renamed-from': 'tools' }, 'devices'),
    ).gone;
    expect(gone).toEqual(['shelves']);
  });

  it('new fields with defaults in nested objects are planned to be filled in existing rows', () => {
    const parts = (more: JsonObject) => ({
      type: 'array',
      items: { type: 'object', properties: { name: textProperty(), ...more } },
      'x-label': { en: 'Parts' },
    });
    const before = of(parts({}));
    expect(planOf(before, of(parts({ count: numberProperty({ default: 1 }) })))).toEqual({
      ...nothing,
      nested: ['value'],
      checked: ['value'],
    });
    expect(planOf(before, of(parts({ count: numberProperty() })))).toEqual(nothing);
    expect(planOf(of(parts({ name: numberProperty() })), before)).toEqual({
      ...nothing,
      nested: ['value'],
      checked: ['value'],
    });
  });
});

import type { Draft, DraftFile, ImportOptions, ListedResource } from '../draft.ts';
import { singular } from '../../emit/print/names.ts';
import { enumSchema, type FieldContext, fieldSchema, type Property } from './field-schema.ts';
import { kebabName, labelOf, plural, referenceLabel } from './names.ts';
import type { PlannedField, PlannedResource, TablesPlan } from './plan.ts';

/** Drafts a resource for each planned table, and an enum for each list of values that several columns share. */
export function draftTables(plan: TablesPlan, options: ImportOptions): Draft {
  const say = (text: string) => Object.fromEntries(options.languages.map((language) => [language, text]));
  const enums = sharedEnums(plan, options.schemas, say);
  const context: FieldContext = {
    say,
    minorUnit: options.region?.currency.minorUnit ?? 0,
    enumFiles: new Map([...enums].map(([type, { name }]) => [type, `../enums/${name}.json`])),
  };
  const modules = plan.resources.map(({ name }) => singular(name));
  const files = plan.resources.map((resource): DraftFile => {
    const isAlone = modules.filter((name) => name === singular(resource.name)).length === 1;
    return {
      path: `${options.schemas}/resources/${resource.name}.json`,
      value: resourceValue(resource, plan.resources, isAlone, context),
    };
  });
  const all = [...files, ...[...enums.values()].map(({ file }) => file)];
  return { files: all.toSorted((one, other) => (one.path < other.path ? -1 : 1)), notes: plan.notes };
}

export function listTables(plan: TablesPlan): readonly ListedResource[] {
  const resources = plan.resources.map(({ table, name, fields, lists, readOnly }): ListedResource => {
    const actions = readOnly ? ['list', 'show'] : ['list', 'show', 'create', 'edit', 'delete'];
    return { place: table.name, resource: name, fields: fields.length + lists.length, actions };
  });
  const joins = plan.resources.flatMap(({ name, lists }) =>
    lists.map((list): ListedResource => ({ place: list.join.name, reason: `becomes the list ${name}.${list.name}` })),
  );
  const leftOut = plan.leftOut.map(({ table, reason }): ListedResource => ({ place: table, reason }));
  return [...resources, ...joins, ...leftOut].toSorted((one, other) => (one.place < other.place ? -1 : 1));
}

function resourceValue(
  resource: PlannedResource,
  all: readonly PlannedResource[],
  hasModule: boolean,
  context: FieldContext,
): Property {
  const { name, table, fields, lists, readOnly } = resource;
  const { say } = context;
  const required = fields.filter((field) => field.required).map((field) => field.name);
  const title = titleOf(resource);
  const named = new Set(title);
  const properties = Object.fromEntries([
    ...fields.map((field): [string, Property] => {
      const schema = fieldSchema(field, context);
      return [field.name, named.has(field.name) && isText(field) ? withSearch(schema) : schema];
    }),
    ...lists.map((list): [string, Property] => [
      list.name,
      {
        type: 'array',
        items: { type: 'string' },
        'x-reference': list.resource,
        'x-label': say(plural(referenceLabel(list.other.columns[0] ?? ''))),
      },
    ]),
  ]);
  const related = relatedOf(resource, all, say);
  return {
    name,
    ...(hasModule && { module: singular(name) }),
    label: say(labelOf(singular(name))),
    plural: say(labelOf(name)),
    ...(title.length > 0 && { title: title.map((field) => `{${field}}`).join(' ') }),
    ...(readOnly && { actions: ['list', 'show'] }),
    schema: {
      type: 'object',
      ...(required.length > 0 && { required }),
      properties,
      ...(table.comment !== undefined && table.comment.trim() !== '' && { description: table.comment.trim() }),
    },
    ...(related.length > 0 && { related }),
  };
}

function withSearch({ 'x-label': label, ...schema }: Property): Property {
  return { ...schema, 'x-searchable': true, 'x-label': label };
}

function isText({ column, target, secret }: PlannedField): boolean {
  return column.type === 'text' && !column.values && !target && !secret;
}

/**
 * Usual names of title fields, best first. Only names such as `name`, and a first with a last name, are better titles.
 */
const TITLES = ['title', 'label', 'subject', 'number', 'code', 'sku', 'username'];

/** Many records share an address or a telephone number, so it does not name a record. */
const PLACE =
  /(?:^|_)(?:address|street|city|town|state|province|district|region|country|zip|zip_code|postal_code|postcode|phone|fax|mobile)(?:_?\d)?$/u;

/** Returns the title of a receipt, which has no name: its day and its amount. */
function dayAndAmount(fields: readonly PlannedField[]): readonly string[] {
  const day = fields.find(({ required, column }) => required && /^(?:local-)?date/u.test(column.type));
  const amount = fields.find(({ required, money }) => required && money);
  return day ? [day, ...(amount ? [amount] : [])].map(({ name }) => name) : [];
}

/** Returns the fields that name a record, in order. */
function titleOf({ name, fields, table }: PlannedResource): readonly string[] {
  const texts = fields.filter((field) => isText(field));
  const find = (wanted: string) => texts.find((field) => field.name === wanted)?.name;
  const [first, last] = [find('first_name'), find('last_name')];
  const own = singular(name).replaceAll('-', '_');
  const best = ['name', 'full_name', own, `${own}_name`].map(find).find((each) => each !== undefined);
  if (best !== undefined) return [best];
  if (first !== undefined && last !== undefined) return [first, last];
  const found = TITLES.map(find).find((each) => each !== undefined);
  const named = texts.find((field) => /_(?:name|title)$/u.test(field.name))?.name;
  const key = texts.find(({ column }) => table.key.includes(column.name) || column.type === 'email')?.name;
  const others = texts.filter((field) => !PLACE.test(field.name));
  const any = others.find(({ required }) => required)?.name ?? others[0]?.name;
  const title = found ?? named ?? key ?? any;
  return title === undefined ? dayAndAmount(fields) : [title];
}

/** Returns the lists of records that refer to a resource. Two lists of one resource get different labels. */
function relatedOf(
  { name }: PlannedResource,
  all: readonly PlannedResource[],
  say: FieldContext['say'],
): readonly Property[] {
  const found = all.flatMap((other) => [
    ...other.fields.flatMap(({ name: by, column, target }) =>
      target?.resource === name ? [{ resource: other.name, by, label: referenceLabel(column.name) }] : [],
    ),
    ...other.lists.flatMap((list) =>
      list.resource === name ? [{ resource: other.name, by: list.name, label: labelOf(list.name) }] : [],
    ),
  ]);
  const byName = found.toSorted((one, other) =>
    `${one.resource} ${one.by}` < `${other.resource} ${other.by}` ? -1 : 1,
  );
  return byName.map(({ resource, by, label }) => {
    const isAlone = found.filter((one) => one.resource === resource).length === 1;
    const text = `${labelOf(resource)} (${label.toLowerCase()})`;
    return { resource, by, ...(!isAlone && { label: say(text) }) };
  });
}

interface SharedEnum {
  readonly name: string;
  readonly file: DraftFile;
}

/** Returns the enums of types that two columns or more have, by the name of the type. */
function sharedEnums(plan: TablesPlan, schemas: string, say: FieldContext['say']): ReadonlyMap<string, SharedEnum> {
  const uses = new Map<string, PlannedField[]>();
  for (const field of plan.resources.flatMap(({ fields }) => fields)) {
    const { values, valuesName } = field.column;
    if (values && valuesName !== undefined) uses.set(valuesName, [...(uses.get(valuesName) ?? []), field]);
  }
  return new Map(
    [...uses].flatMap(([type, [first, second]]) => {
      if (!first || !second) return [];
      const name = kebabName(type);
      const { type: json, enum: values, 'x-values': texts } = enumSchema(first.column.values ?? [], say);
      const value = { type: json, enum: values, 'x-label': say(labelOf(type)), 'x-values': texts };
      return [[type, { name, file: { path: `${schemas}/enums/${name}.json`, value } }] as const];
    }),
  );
}

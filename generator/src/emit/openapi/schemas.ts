import {
  type Field,
  isAlways,
  isObject,
  isScalar,
  joinName,
  type JsonSchema,
  kindOf,
  memoize,
  type Model,
  type ReferenceField,
  type ReferenceListField,
  type Resource,
  textIn,
} from '@tuyen/model';
import { enumType, namesOf } from '../print/names.ts';
import { schemaRef, type Context, type OpenApiJson } from './document.ts';
import { withOneWayFields } from './one-way-fields.ts';

export function enumSchemas(model: Pick<Model, 'enums' | 'resources'>): Readonly<Record<string, OpenApiJson>> {
  const enums = model.enums.map((each): [string, OpenApiJson] => [
    enumType(model, each.name),
    { title: englishText(each.label), enum: each.values.map(({ value }) => value) },
  ]);
  return Object.fromEntries(enums);
}

export function recordSchemas(model: Context, resource: Resource): Readonly<Record<string, OpenApiJson>> {
  const { type } = namesOf(model, resource.name);
  const fields = writable(resource);
  const shown = {
    [type]: answered(model, resource),
    ...(resource.singleton && { [`Effective${type}`]: effective(model, resource) }),
  };
  if (fields.length === 0) return shown;
  const input = properties(model, fields, (field) => !field.required);
  return {
    ...shown,
    [`${type}Input`]: written(resource, input),
    [`${type}Patch`]: changed(resource, input),
  };
}

export function writable(resource: Resource): readonly Field[] {
  return resource.fields.filter((field) => !field.readOnly && !field.system);
}

/** A response omits fields that have no value. */
function answered(model: Context, resource: Resource): OpenApiJson {
  const fields = resource.fields.filter((field) => !field.writeOnly);
  const always = fields.filter((field) => isAlways(field, resource));
  return {
    title: englishText(resource.label),
    type: 'object',
    required: always.map(({ name }) => name),
    properties: { ...shownProperties(model, resource), ...asked(model, resource) },
  };
}

function asked(model: Context, resource: Resource): Record<string, OpenApiJson> {
  const joined = resource.fields.flatMap((field): [string, OpenApiJson][] => {
    if (!('use' in field) || field.writeOnly) return [];
    const many = kindOf(field).list === true;
    const record = schemaRef(namesOf(model, field.resource).type);
    return [[joinName(field.name, many), many ? { type: 'array', items: record } : record]];
  });
  return { can: schemaRef('ApiCan'), ...Object.fromEntries(joined) };
}

function shownProperties(model: Context, resource: Resource): Record<string, OpenApiJson> {
  const shown = resource.fields.filter((field) => !field.writeOnly);
  return Object.fromEntries(
    shown.map((field) => [field.name, property(model, withOneWayFields(field, 'hidden'), false)]),
  );
}

/**
 * Effective settings are not a record: any value may come from a parent office, and public callers get only public
 * values.
 */
function effective(model: Context, resource: Resource): OpenApiJson {
  const nullableText: OpenApiJson = { type: ['string', 'null'] };
  return {
    title: `${englishText(resource.label)}, in effect`,
    type: 'object',
    properties: {
      ...shownProperties(model, resource),
      id: nullableText,
      office_id: nullableText,
      version: { type: 'integer', description: '0: the office has no values of its own.' },
      origins: { type: 'object', description: 'With `origins=1`: where each value comes from.' },
    },
  };
}

function written(resource: Resource, asked: Record<string, OpenApiJson>): OpenApiJson {
  const { properties: _all, type: _type, ...rules } = withoutOwnKeywords(resource.schema);
  return {
    title: `${englishText(resource.label)}, to create`,
    type: 'object',
    ...rules,
    properties: asked,
  };
}

function changed(resource: Resource, asked: Record<string, OpenApiJson>): OpenApiJson {
  return {
    title: `${englishText(resource.label)}, to change: only the fields that change`,
    type: 'object',
    minProperties: 1,
    properties: {
      ...Object.fromEntries(Object.entries(asked).map(([name, one]) => [name, withoutDefaults(one)])),
      version: {
        type: 'integer',
        description: 'The version that was read; another one answers 409. `If-Match` does the same.',
      },
    },
  };
}

function properties(
  model: Context,
  fields: readonly Field[],
  nullable: (field: Field) => boolean,
): Record<string, OpenApiJson> {
  return Object.fromEntries(
    fields.map((field) => [field.name, property(model, withOneWayFields(field, 'marked'), nullable(field))]),
  );
}

export function property(model: Context, field: Field, nullable: boolean): OpenApiJson {
  const schema = schemaOf(model, field);
  return {
    title: englishText(field.label),
    ...describe(field),
    ...(nullable ? orNull(schema) : schema),
    ...(field.readOnly || field.system ? { readOnly: true } : {}),
    ...(field.writeOnly ? { writeOnly: true } : {}),
    ...(field.default === undefined ? {} : { default: field.default }),
    ...examples(model, field),
  };
}

function schemaOf(model: Context, field: Field): Record<string, OpenApiJson> {
  const own = kindOf(field).openApi?.(field, { enumOf: (one) => schemaRef(enumType(model, one.enum)) });
  if (own) return own;
  const pattern = projectKind(model, field)?.pattern;
  return { ...withoutOwnKeywords(field.schema), ...(pattern === undefined ? {} : { pattern }) };
}

function orNull(schema: Record<string, OpenApiJson>): Record<string, OpenApiJson> {
  const { type } = schema;
  if (typeof type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  return { ...schema, type: [type, 'null'], ...(hasEnum(schema) ? { enum: [...schema.enum, null] } : {}) };
}

function examples(model: Context, field: Field): Record<string, OpenApiJson> {
  const own = field.examples ?? projectKind(model, field)?.examples ?? [];
  return own.length > 0 ? { examples: own } : {};
}

function projectKind(model: Context, field: Field) {
  return model.kinds.find(({ name }) => name === field.format);
}

function hasEnum(schema: object): schema is { enum: readonly OpenApiJson[] } {
  return 'enum' in schema;
}

function describe(field: Field): Record<string, string> {
  const sentences = [
    field.help && englishText(field.help),
    kindOf(field).remark?.(field),
    'use' in field && neededRight(field),
    field.unique && 'No two records share a value.',
  ].filter((sentence) => typeof sentence === 'string');
  return sentences.length > 0 ? { description: sentences.join(' ') } : {};
}

/**
 * Returns a sentence about the permission that a user needs to choose a record for a reference field. Returns false if
 * the permission `read` is enough.
 */
function neededRight({ use, readOnly }: ReferenceField | ReferenceListField): string | false {
  if (readOnly || use === 'read' || use === 'public') return false;
  return `Needs the permission \`${use}\` of that resource, in the caller's own office.`;
}

/**
 * Returns a schema without the keywords that only this project knows. Results are cached, because several parts of the
 * document use the same schema.
 */
export const withoutOwnKeywords = memoize((schema: JsonSchema): Record<string, OpenApiJson> =>
  stripObject(schema, false),
);

function strip(value: unknown, isMap: boolean): OpenApiJson {
  if (Array.isArray(value)) return value.map((item) => strip(item, false));
  if (isObject(value)) return stripObject(value, isMap);
  return isScalar(value) ? value : null;
}

function stripObject(object: Readonly<Record<string, unknown>>, isMap: boolean): Record<string, OpenApiJson> {
  const remaining = Object.entries(object).filter(
    ([name]) => isMap || !(name.startsWith('x-') || name === '$schema' || name === '$id'),
  );
  const stripped = Object.fromEntries(
    remaining.map(([name, child]) => [name, strip(child, !isMap && name === 'properties')]),
  );
  return !isMap && stripped['format'] === 'time' ? { ...stripped, ...HOUR_MINUTE } : stripped;
}

/**
 * Replaces the format `time`. In the standard, that format has seconds and an offset (RFC 3339), but the API uses hours
 * and minutes.
 */
const HOUR_MINUTE = { format: 'hour-minute', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' } as const;

/**
 * Removes the defaults from a patch's schema. A generated client would otherwise send them and thus reset omitted
 * fields.
 */
function withoutDefaults(value: unknown, isMap = false): OpenApiJson {
  if (Array.isArray(value)) return value.map((item) => withoutDefaults(item));
  if (!isObject(value)) return isScalar(value) ? value : null;
  const remaining = Object.entries(value).filter(([name]) => isMap || name !== 'default');
  return Object.fromEntries(
    remaining.map(([name, child]) => [name, withoutDefaults(child, !isMap && name === 'properties')]),
  );
}

export function englishText(words: Readonly<Record<string, string>>): string {
  return textIn(words, 'en');
}

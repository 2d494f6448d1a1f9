import { textIn, type Field, type JsonSchema, type Model, type Resource } from '@tuyen/schemas';
import { enumType, namesOf } from '../print/names.ts';
import { schemaRef, type Json } from './document.ts';

/** `Vehicle`, `VehicleInput` and `VehiclePatch` of every resource, and a schema an enum. */
export function componentSchemas(model: Model): Readonly<Record<string, Json>> {
  const enums = model.enums.map((each) => [
    enumType(model, each.name),
    { title: text(each.label), enum: each.values.map(({ value }) => value) },
  ]);
  const records = model.resources.flatMap((resource) => {
    const { type } = namesOf(model, resource.name);
    return [
      [type, answered(model, resource)],
      ...(writable(resource).length > 0
        ? [
            [`${type}Input`, written(model, resource)],
            [`${type}Patch`, changed(model, resource)],
          ]
        : []),
    ] as const;
  });
  return Object.fromEntries([...enums, ...records]) as Readonly<Record<string, Json>>;
}

export function writable(resource: Resource): readonly Field[] {
  return resource.fields.filter((field) => !field.readOnly && !field.system);
}

function answered(model: Model, resource: Resource): Json {
  const fields = resource.fields.filter((field) => !field.writeOnly);
  const always = fields.filter((field) => (field.required && field.when === undefined) || field.name === 'id');
  return {
    title: text(resource.label),
    type: 'object',
    required: always.map(({ name }) => name),
    properties: properties(model, fields, (field) => !always.includes(field)),
  };
}

function written(model: Model, resource: Resource): Json {
  const { properties: _all, type: _type, ...rules } = plain(resource.schema) as Record<string, Json>;
  return {
    title: `${text(resource.label)}, to create`,
    type: 'object',
    ...rules,
    properties: properties(model, writable(resource), () => false),
  };
}

function changed(model: Model, resource: Resource): Json {
  return {
    title: `${text(resource.label)}, to change: only the fields that change`,
    type: 'object',
    minProperties: 1,
    properties: {
      ...properties(model, writable(resource), (field) => !field.required),
      version: {
        type: 'integer',
        description: 'The version that was read; another one answers 409. `If-Match` does the same.',
      },
    },
  };
}

function properties(model: Model, fields: readonly Field[], nullable: (field: Field) => boolean): Record<string, Json> {
  return Object.fromEntries(fields.map((field) => [field.name, property(model, field, nullable(field))]));
}

/** One field as OpenAPI knows it, described in English. */
export function property(model: Model, field: Field, nullable: boolean): Json {
  const schema =
    field.kind === 'enum' ? schemaRef(enumType(model, field.enum)) : (plain(field.schema) as Record<string, Json>);
  const type = schema['type' as keyof typeof schema] as Json | undefined;
  const orNull =
    typeof type === 'string'
      ? { ...schema, type: [type, 'null'], ...(hasEnum(schema) ? { enum: [...schema.enum, null] } : {}) }
      : { anyOf: [schema, { type: 'null' }] };
  return {
    title: text(field.label),
    ...describe(field),
    ...(nullable ? orNull : schema),
    ...(field.readOnly || field.system ? { readOnly: true } : {}),
    ...(field.writeOnly ? { writeOnly: true } : {}),
    ...(field.default === undefined ? {} : { default: field.default as Json }),
    ...(field.examples && field.examples.length > 0 ? { examples: field.examples as readonly Json[] } : {}),
  };
}

function hasEnum(schema: object): schema is { enum: readonly Json[] } {
  return 'enum' in schema;
}

function describe(field: Field): Record<string, string> {
  const sentences = [
    field.help && text(field.help),
    field.kind === 'reference' && `The id of one of \`${field.resource}\`.`,
    field.kind === 'reference-list' && `Ids of \`${field.resource}\`.`,
    field.kind === 'money' && 'Whole units of the currency.',
    field.unit && `In ${text(field.unit)}.`,
    field.unique && 'No two records share a value.',
  ].filter((sentence) => typeof sentence === 'string');
  return sentences.length > 0 ? { description: sentences.join(' ') } : {};
}

/** A schema without this project's own keywords. */
export function plain(schema: JsonSchema): Json {
  return strip(schema, false);
}

function strip(value: unknown, isMap: boolean): Json {
  if (Array.isArray(value)) return value.map((item) => strip(item, false));
  if (typeof value !== 'object' || value === null) return value as Json;
  const kept = Object.entries(value).filter(
    ([name]) => isMap || !(name.startsWith('x-') || name === '$schema' || name === '$id'),
  );
  return Object.fromEntries(kept.map(([name, child]) => [name, strip(child, !isMap && name === 'properties')]));
}

/** The API's description is in English; a project without it describes itself in its own first language. */
export function text(words: Readonly<Record<string, string>>): string {
  return textIn(words, 'en');
}

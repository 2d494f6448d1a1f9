import { recognizeKind } from '../kinds/index.ts';
import { json } from '../kinds/json.ts';
import type { ParseContext } from '../kinds/kind.ts';
import type { Field, FieldBase } from '../model/fields/field.ts';
import type { Wire } from '../model/place.ts';
import type { JsonSchema } from '../model/json/json-schema.ts';
import type { Enum, ProjectKind } from '../model/model.ts';
import { inlineEnumName, isInlineEnum } from './inline-enums.ts';
import { objectSchema, plain } from './schema.ts';

export interface Vocabulary {
  readonly languages: readonly string[];
  readonly enums: ReadonlyMap<string, Enum>;
  readonly kinds: ReadonlyMap<string, ProjectKind>;
}

/**
 * Builds the fields of an object schema, in order. The loader limits the nesting depth.
 * @param owner prefix of the names of inline enums
 */
export function buildFields(schema: JsonSchema, vocabulary: Vocabulary, owner: string): readonly Field[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const path = inlineEnumName(owner, name);
    return buildField(name, withEnums(property, vocabulary, path), required.has(name), vocabulary, path);
  });
}

function buildField(name: string, written: JsonSchema, required: boolean, vocabulary: Vocabulary, path: string): Field {
  const context: ParseContext = {
    languages: vocabulary.languages,
    nested: (inner: JsonSchema) => buildFields(inner, vocabulary, path),
    projectKind: (format: string) => vocabulary.kinds.get(format),
  };
  const kind = recognizeKind(written, context) ?? json;
  const named = written.format === undefined ? undefined : vocabulary.kinds.get(written.format);
  const project = named?.base === kind.name ? named : undefined;
  const refined = withFormat(kind.refine?.(written) ?? written, project?.name);
  const base = fieldBase(name, refined, required);
  const field = kind.parse({ ...base, ...(project && ofProjectKind(project, base)) }, refined, context);
  return { ...field, schema: withNestedFields(field, refined) };
}

function ofProjectKind({ name, code, examples }: ProjectKind, base: FieldBase): Partial<FieldBase> {
  return { format: name, ...(code !== undefined && { coded: true }), ...(!base.examples && { examples }) };
}

/**
 * Adds the format of a kind that the project defines. If its base has a format already, such as `date`, the values must
 * match both formats.
 */
function withFormat(refined: JsonSchema, format: string | undefined): JsonSchema {
  if (format === undefined || refined.format === format) return refined;
  return { ...refined, allOf: [...(refined.allOf ?? []), { format }] };
}

function fieldBase(name: string, schema: JsonSchema, required: boolean): FieldBase {
  const serial = typeof schema['x-serial'] === 'string';
  return {
    name,
    ...(schema['x-renamed-from'] !== undefined && { renamedFrom: schema['x-renamed-from'] }),
    label: schema['x-label'] ?? {},
    ...(schema['x-help'] !== undefined && { help: schema['x-help'] }),
    ...(schema['x-unit'] !== undefined && { unit: schema['x-unit'] }),
    required,
    readOnly: schema['x-computed'] === true || schema['readOnly'] === true || serial,
    writeOnly: schema['x-secret'] === true || schema['writeOnly'] === true,
    unique: schema['x-unique'] === true,
    searchable: schema['x-searchable'] === true,
    public: schema['x-public'] === true,
    system: false,
    ...(schema['x-always'] === true && { always: true }),
    ...(schema['x-key'] === true && { key: true }),
    ...(schema.default !== undefined && { default: schema.default }),
    ...(schema.examples && { examples: schema.examples }),
    ...(schema['x-when'] !== undefined && { when: schema['x-when'] }),
    ...(schema['x-options'] !== undefined && { options: [schema['x-options']].flat() }),
    ...(schema['x-at'] !== undefined && { wire: wireOf(schema['x-at']) }),
    schema: plain(schema),
  };
}

function wireOf(written: NonNullable<JsonSchema['x-at']>): Wire {
  return typeof written === 'string' ? { name: written } : written;
}

/**
 * Returns the field's schema. The schema of a nested object treats its fields like the schema of a record: optional
 * fields accept null, and read-only fields are omitted.
 */
function withNestedFields(field: Field, written: JsonSchema): JsonSchema {
  if (field.kind === 'nested-object') return objectSchema(field.fields, written);
  if (field.kind === 'localized-text') {
    const { minLength: _, maxLength: __, ...rest } = field.schema;
    return objectSchema(field.fields, rest);
  }
  if (field.kind === 'nested-list') return { ...field.schema, items: objectSchema(field.fields, written.items ?? {}) };
  return field.schema;
}

function withEnums(schema: JsonSchema, { enums }: Vocabulary, path: string): JsonSchema {
  if (schema.items) return { ...schema, items: withEnum(schema.items, enums, path) };
  return withEnum(schema, enums, path);
}

function withEnum(schema: JsonSchema, enums: ReadonlyMap<string, Enum>, path: string): JsonSchema {
  if (isInlineEnum(schema)) return { type: 'string', ...schema, 'x-enum': path };
  const reference = schema['$ref'];
  const found = typeof reference === 'string' ? enums.get(enumNamed(reference)) : undefined;
  if (!found) return schema;
  const { $ref: _, ...own } = schema;
  return {
    type: 'string',
    enum: found.values.map(({ value }) => value),
    'x-enum': found.name,
    'x-label': found.label,
    ...own,
  };
}

export function enumNamed(reference: string): string {
  return reference.replace(/^.*\//, '').replace(/\.json$/, '');
}

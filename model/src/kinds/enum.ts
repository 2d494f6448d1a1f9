import type { EnumField, EnumListField } from '../model/field.ts';
import type { Scalar } from '../model/json-schema.ts';
import { kitElement } from './element.ts';
import type { Kind } from './kind.ts';
import { enumFromCsv, enumToCsv } from './csv.ts';
import { EQUALITY } from './operators.ts';
import { oneOf } from './random.ts';

/** A property with `$ref` to an enum file, or with `enum` and `x-values`; the loader notes the enum's name as `x-enum`. */
export const enumeration: Kind<'enum'> = {
  name: 'enum',
  recognizes: (schema) => typeof schema['x-enum'] === 'string',
  parse: (base, schema) => ({
    ...base,
    kind: 'enum',
    enum: String(schema['x-enum']),
    values: schema.enum ?? [],
  }),
  sql: { sqlite: 'text', postgres: 'text' },
  operators: EQUALITY,
  sortable: true,
  typescript: (field) => unionOf(field),
  cell: (field) => kitElement('EnumField', field, { enum: field.enum }),
  show: (field) => kitElement('EnumField', field, { enum: field.enum }),
  input: (field) => kitElement('EnumInput', field, { enum: field.enum, options: field.options }),
  filter: (field) => kitElement('EnumInput', field, { enum: field.enum }),
  sample: (field, random) => oneOf(random, field.values),
  toCsv: (field, value, context) => enumToCsv(field, value, context),
  fromCsv: (field, cell, context) => enumFromCsv(field, cell, context),
};

/** The values as a TypeScript union: `'A' | 'B'`. */
export function unionOf(field: EnumField | EnumListField): string {
  return field.values.map(literal).join(' | ') || 'never';
}

function literal(value: Scalar): string {
  if (typeof value !== 'string') return String(value);
  return `'${JSON.stringify(value).slice(1, -1).replaceAll("'", "\\'").replaceAll('\\"', '"')}'`;
}

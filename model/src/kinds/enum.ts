import type { Scalar, StateOverride } from '../model/json/json-schema.ts';
import type { FieldBase } from '../model/fields/field.ts';
import { fieldElement } from './element.ts';
import type { Kind } from './kind.ts';
import { enumFromCsv, enumToCsv } from './cells/csv.ts';
import { EQUALITY } from './operators.ts';
import { randomChoice } from './samples/random.ts';
import { MAX_SHORT } from './limits.ts';
import { COLUMN_AND_FILTER } from './defaults.ts';
import { oneOfValues } from './query.ts';

/** One of the values of an enum, each with a label and a color. */
export interface EnumField extends FieldBase {
  readonly kind: 'enum';
  /** Name of the enum from which the field takes its values. */
  readonly enum: string;
  readonly values: readonly Scalar[];
  /** Rules that replace the label of a value on screens with another text. The first rule that applies wins. */
  readonly overrides?: readonly StateOverride[];
}

/**
 * A field with overrides, which replace labels, has a component of its own. The lists that users open first contain no
 * such field, so these lists do not load that component.
 */
function shown({ overrides, ...field }: EnumField) {
  return overrides
    ? fieldElement('state', field, { enum: field.enum, overrides })
    : fieldElement('enum', field, { enum: field.enum });
}

/**
 * Kind of a property whose values come from an enum: by a `$ref` to an enum file, or by `enum` and `x-values`. The
 * loader adds the enum's name as `x-enum`.
 */
export const enumeration: Kind<'enum'> = {
  name: 'enum',
  declared: { types: ['string'], needs: 'a "$ref" to an enum file, or an "enum" with "x-values"' },
  recognizes: (schema) => typeof schema['x-enum'] === 'string',
  parse: (base, schema) => ({
    ...base,
    kind: 'enum',
    enum: String(schema['x-enum']),
    values: schema.enum ?? [],
    ...(schema['x-overrides'] && { overrides: schema['x-overrides'] }),
  }),
  choices: ({ values }) => values,
  sql: { sqlite: 'text', postgres: 'text' },
  operators: EQUALITY,
  fromQuery: oneOfValues,
  sortable: true,
  collated: true,
  maxCharacters: () => MAX_SHORT,
  defaults: COLUMN_AND_FILTER,
  remark: undefined,
  openApi: (field, { enumOf }) => enumOf(field),
  typescript: (field, { enumOf }) => enumOf(field),
  cell: shown,
  toText: (field, value, { labelOf }) => labelOf(field, value),
  show: shown,
  input: (field) => fieldElement('enum-input', field, { enum: field.enum, options: field.options }),
  chosen: true,
  filter: (field) => fieldElement('enum-input', field, { enum: field.enum }),
  portal: () => ({ widget: 'EnumWidget' }),
  sample: (field, random) => randomChoice(random, field.values),
  inCsv: true,
  identifies: true,
  importRule: (field, context) => {
    const choices = context.labels(field);
    return { text: choices.join('; '), choices };
  },
  toCsv: (field, value, context) => enumToCsv(field, value, context),
  fromCsv: (field, cell, context) => enumFromCsv(field, cell, context),
};

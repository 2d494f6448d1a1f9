import type { Scalar } from '../model/json/json-schema.ts';
import type { FieldBase } from '../model/fields/field.ts';
import { fieldElement } from './element.ts';
import { enumFromCsv, enumToCsv, listFromCsv, listToCsv } from './cells/csv.ts';
import type { Kind } from './kind.ts';
import { MEMBERSHIP } from './operators.ts';
import { someOf } from './samples/random.ts';
import { MAX_SHORT } from './limits.ts';
import { COLUMN_AND_FILTER } from './defaults.ts';
import { oneOfValues } from './query.ts';
import { numberKeywords } from './keywords.ts';
import { listText } from './to-text.ts';

/** Several values of an enum, without repetition. */
export interface EnumListField extends FieldBase {
  readonly kind: 'enum-list';
  readonly enum: string;
  readonly values: readonly Scalar[];
}

export const enumList: Kind<'enum-list'> = {
  name: 'enum-list',
  declared: {
    types: ['array'],
    needs: '"items" with a "$ref" to an enum file, or with an "enum" and "x-values"',
  },
  recognizes: (schema) => schema.type === 'array' && typeof schema.items?.['x-enum'] === 'string',
  // A list of enum values must not contain a value twice, because repetition has no meaning.
  refine: (schema) => ({ uniqueItems: true, ...schema }),
  parse: (base, schema) => ({
    ...base,
    kind: 'enum-list',
    enum: String(schema.items?.['x-enum']),
    values: schema.items?.enum ?? [],
  }),
  sql: { sqlite: 'text', postgres: 'jsonb' },
  list: true,
  operators: MEMBERSHIP,
  fromQuery: oneOfValues,
  sortable: false,
  collated: false,
  maxCharacters: () => MAX_SHORT,
  defaults: COLUMN_AND_FILTER,
  remark: undefined,
  openApi: (field, { enumOf }) => ({ type: 'array', items: enumOf(field), ...setRules(field) }),
  typescript: (field, { enumOf }) => `readonly (${enumOf(field)})[]`,
  cell: (field) => fieldElement('enum-list', field, { enum: field.enum, inLine: true }),
  toText: (field, value, { labelOf }) => listText(value, (one) => labelOf(field, one)),
  show: (field) => fieldElement('enum-list', field, { enum: field.enum }),
  input: (field) => fieldElement('enum-list-input', field, { enum: field.enum, options: field.options }),
  filter: (field) => fieldElement('enum-input', field, { enum: field.enum }),
  portal: () => ({ widget: 'EnumListWidget' }),
  sample: (field, random) => {
    const { minItems = 1, maxItems = 3 } = field.schema;
    return someOf(random, field.values, minItems, Math.max(minItems, maxItems));
  },
  inCsv: true,
  identifies: false,
  importRule: (field, { labels }) => ({ text: labels(field).join('; ') }),
  toCsv: (field, value, context) =>
    listToCsv(Array.isArray(value) ? value.map((item: unknown) => enumToCsv(field, item, context)) : value),
  fromCsv: (field, cell, context) => {
    const items = listFromCsv(cell);
    return Array.isArray(items) ? items.map((item) => enumFromCsv(field, String(item), context)) : items;
  },
};

/** A list of enum values must not contain a value twice, because repetition has no meaning. */
const setRules = ({ schema }: EnumListField) => ({
  uniqueItems: true,
  ...numberKeywords(schema, 'minItems', 'maxItems'),
});

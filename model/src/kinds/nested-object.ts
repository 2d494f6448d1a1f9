import type { Field, FieldBase } from '../model/fields/field.ts';
import { fieldElement } from './element.ts';
import type { Kind } from './kind.ts';
import { objectsFromCsv, objectsToCsv } from './cells/nested-csv.ts';
import { nestedCells, nestedInputs, nestedSample } from './nested.ts';
import { EMPTINESS } from './operators.ts';
import { MAX_SHORT } from './limits.ts';
import { SECTION } from './defaults.ts';
import { anyText } from './query.ts';
import { nestedPattern } from './cells/import-rule.ts';
import { noText } from './to-text.ts';

/** An object that is stored with the record. */
export interface NestedObjectField extends FieldBase {
  readonly kind: 'nested-object';
  readonly fields: readonly Field[];
}

export const nestedObject: Kind<'nested-object'> = {
  name: 'nested-object',
  declared: { types: ['object'], needs: '"properties"' },
  recognizes: (schema) => schema.type === 'object' && schema.properties !== undefined,
  parse: (base, schema, { nested }) => ({ ...base, kind: 'nested-object', fields: nested(schema) }),
  sql: { sqlite: 'text', postgres: 'jsonb' },
  operators: EMPTINESS,
  fromQuery: anyText,
  sortable: false,
  collated: false,
  maxCharacters: () => MAX_SHORT,
  defaults: SECTION,
  remark: undefined,
  typescript: (field, { objectOf }) => objectOf(field),
  cell: undefined,
  toText: noText,
  show: (field) => ({ ...fieldElement('nested-object', field), children: nestedCells(field.fields) }),
  input: (field) => ({ ...fieldElement('nested-object-input', field), children: nestedInputs(field.fields) }),
  filter: undefined,
  portal: undefined,
  sample: (field, random, index) => nestedSample(field.fields, random, index),
  inCsv: true,
  identifies: false,
  importRule: ({ fields }, { say }) => ({ text: nestedPattern(fields, say) }),
  toCsv: (field, value, context, record) =>
    value === null || value === undefined ? '' : objectsToCsv(field.fields, [value], context, record),
  fromCsv: (field, cell, context) => {
    const items = objectsFromCsv(field.fields, cell, context);
    return Array.isArray(items) && items.length === 1 ? items[0] : items;
  },
};

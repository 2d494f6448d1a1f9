import { kitElement } from './element.ts';
import type { Kind } from './kind.ts';
import { objectsFromCsv, objectsToCsv } from './nested-csv.ts';
import { nestedCells, nestedInputs, nestedSample } from './nested.ts';
import { EMPTINESS } from './operators.ts';

export const nestedObject: Kind<'nested-object'> = {
  name: 'nested-object',
  recognizes: (schema) => schema.type === 'object' && schema.properties !== undefined,
  parse: (base, schema, { nested }) => ({ ...base, kind: 'nested-object', fields: nested(schema) }),
  sql: { sqlite: 'text', postgres: 'jsonb' },
  operators: EMPTINESS,
  sortable: false,
  typescript: (field, nested) => nested(field.fields),
  show: (field) => ({ ...kitElement('NestedObjectField', field), children: nestedCells(field.fields) }),
  input: (field) => ({ ...kitElement('NestedObjectInput', field), children: nestedInputs(field.fields) }),
  sample: (field, random, index) => nestedSample(field.fields, random, index),
  toCsv: (field, value, context) =>
    value === null || value === undefined ? '' : objectsToCsv(field.fields, [value], context),
  fromCsv: (field, cell, context) => {
    const items = objectsFromCsv(field.fields, cell, context);
    return Array.isArray(items) && items.length === 1 ? items[0] : items;
  },
};

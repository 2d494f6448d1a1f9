import { kitElement } from '../screens/element.ts';
import { jsonFromCsv, jsonToCsv } from './csv.ts';
import type { Kind } from './kind.ts';
import { nestedCells, nestedInputs, nestedSample } from './nested.ts';
import { EMPTINESS } from './operators.ts';

export const nestedObject: Kind<'nested-object'> = {
  name: 'nested-object',
  recognises: (schema) => schema.type === 'object' && schema.properties !== undefined,
  parse: (base, schema, { nested }) => ({ ...base, kind: 'nested-object', fields: nested(schema) }),
  sql: { sqlite: 'text', postgres: 'jsonb' },
  operators: EMPTINESS,
  sortable: false,
  typescript: (field, nested) => nested(field.fields),
  show: (field) => ({ ...kitElement('NestedObjectField', field), children: nestedCells(field.fields) }),
  input: (field) => ({ ...kitElement('NestedObjectInput', field), children: nestedInputs(field.fields) }),
  sample: (field, random, index) => nestedSample(field.fields, random, index),
  toCsv: (_, value) => jsonToCsv(value),
  fromCsv: (_, cell) => jsonFromCsv(cell),
};

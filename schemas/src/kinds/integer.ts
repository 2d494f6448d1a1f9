import { adminElement, kitElement } from '../screens/element.ts';
import { integerFromCsv } from './csv.ts';
import { numbers } from './keywords.ts';
import type { Kind } from './kind.ts';
import { ORDER } from './operators.ts';
import { sampleNumber } from './sample-number.ts';

export const integer: Kind<'integer'> = {
  name: 'integer',
  recognises: (schema) => schema.type === 'integer',
  parse: (base, schema) => ({ ...base, kind: 'integer', ...numbers(schema, 'minimum', 'maximum') }),
  sql: { sqlite: 'integer', postgres: 'bigint' },
  operators: ORDER,
  sortable: true,
  typescript: () => 'number',
  numeric: true,
  show: (field) => (field.unit ? kitElement('QuantityField', field) : adminElement('NumberField', field)),
  input: (field) => {
    const limits = { min: field.minimum, max: field.maximum, step: 1 };
    return field.unit ? kitElement('QuantityInput', field, limits) : adminElement('NumberInput', field, limits);
  },
  filter: (field) => adminElement('NumberInput', field),
  sample: (field, random) => sampleNumber(field.schema, random, 1, 100),
  toCsv: (_, value) => String(value ?? ''),
  fromCsv: (_, cell) => integerFromCsv(cell),
};

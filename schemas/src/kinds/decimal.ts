import { adminElement, kitElement } from '../screens/element.ts';
import { decimalFromCsv } from './csv.ts';
import { numbers } from './keywords.ts';
import type { Kind } from './kind.ts';
import { ORDER } from './operators.ts';
import { sampleNumber } from './sample-number.ts';

export const decimal: Kind<'decimal'> = {
  name: 'decimal',
  recognises: (schema) => schema.type === 'number',
  parse: (base, schema) => ({ ...base, kind: 'decimal', ...numbers(schema, 'minimum', 'maximum') }),
  sql: { sqlite: 'real', postgres: 'double precision' },
  operators: ORDER,
  sortable: true,
  typescript: () => 'number',
  numeric: true,
  show: (field) => (field.unit ? kitElement('QuantityField', field) : adminElement('NumberField', field)),
  input: (field) => {
    const { multipleOf } = field.schema;
    const step = typeof multipleOf === 'number' ? multipleOf : undefined;
    const limits = { min: field.minimum, max: field.maximum, step };
    return field.unit ? kitElement('QuantityInput', field, limits) : adminElement('NumberInput', field, limits);
  },
  filter: (field) => adminElement('NumberInput', field),
  sample: (field, random) => sampleNumber(field.schema, random, 0.1, 100),
  toCsv: (_, value) => String(value ?? ''),
  fromCsv: (_, cell) => decimalFromCsv(cell),
};

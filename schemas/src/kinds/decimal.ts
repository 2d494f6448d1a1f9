import { adminElement } from '../screens/element.ts';
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
  show: (field) => adminElement('NumberField', field),
  input: (field) =>
    adminElement('NumberInput', field, {
      min: field.minimum,
      max: field.maximum,
      step: typeof field.schema['multipleOf'] === 'number' ? field.schema['multipleOf'] : undefined,
    }),
  filter: (field) => adminElement('NumberInput', field),
  sample: (field, random) => sampleNumber(field.schema, random, 0.1, 100),
  toCsv: (_, value) => String(value ?? ''),
  fromCsv: (_, cell) => decimalFromCsv(cell),
};

import { adminElement } from './element.ts';
import { textFromCsv, textToCsv } from './csv.ts';
import { numbers } from './keywords.ts';
import type { Kind } from './kind.ts';
import { TEXT } from './operators.ts';
import { oneOf } from './random.ts';

export const email: Kind<'email'> = {
  name: 'email',
  recognizes: (schema) => schema.type === 'string' && schema.format === 'email',
  refine: (schema) => ({ ...schema, format: 'email' }),
  parse: (base, schema) => ({ ...base, kind: 'email', ...numbers(schema, 'maxLength') }),
  sql: { sqlite: 'text', postgres: 'text' },
  operators: TEXT,
  sortable: true,
  typescript: () => 'string',
  cell: (field) => adminElement('EmailField', field),
  show: (field) => adminElement('EmailField', field),
  input: (field) => adminElement('TextInput', field, { type: 'email' }),
  filter: (field) => adminElement('TextInput', field),
  sample: (field, random, index) =>
    (field.unique ? undefined : oneOf(random, field.examples ?? [])) ??
    `${field.name.replaceAll('_', '.')}.${index + 1}@example.com`,
  toCsv: (_, value) => textToCsv(value),
  fromCsv: (_, cell) => textFromCsv(cell),
};

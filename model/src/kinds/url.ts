import { adminElement } from './element.ts';
import { textFromCsv, textToCsv } from './csv.ts';
import type { Kind } from './kind.ts';
import { TEXT } from './operators.ts';

/** Shown as a link, so only http and https are accepted, never `javascript:`. */
export const url: Kind<'url'> = {
  name: 'url',
  recognizes: (schema) => schema.type === 'string' && (schema.format === 'uri' || schema.format === 'url'),
  refine: (schema) => ({ pattern: '^https?://', ...schema, format: 'uri' }),
  parse: (base) => ({ ...base, kind: 'url' }),
  sql: { sqlite: 'text', postgres: 'text' },
  operators: TEXT,
  sortable: true,
  typescript: () => 'string',
  cell: (field) => adminElement('UrlField', field),
  show: (field) => adminElement('UrlField', field),
  input: (field) => adminElement('TextInput', field, { type: 'url' }),
  filter: (field) => adminElement('TextInput', field),
  sample: (field, _, index) => `https://example.com/${field.name.replaceAll('_', '-')}/${index + 1}`,
  toCsv: (_, value) => textToCsv(value),
  fromCsv: (_, cell) => textFromCsv(cell),
};

import { kitElement } from './element.ts';
import { jsonFromCsv, jsonToCsv } from './csv.ts';
import type { Kind } from './kind.ts';
import { EMPTINESS } from './operators.ts';

/** Any JSON value without a more specific kind. */
export const json: Kind<'json'> = {
  name: 'json',
  recognizes: () => false,
  parse: (base) => ({ ...base, kind: 'json' }),
  sql: { sqlite: 'text', postgres: 'jsonb' },
  operators: EMPTINESS,
  sortable: false,
  typescript: () => 'unknown',
  show: (field) => kitElement('JsonField', field),
  input: (field) => kitElement('JsonInput', field),
  sample: (field, _, index) => {
    const samples: Readonly<Record<string, unknown>> = { array: [], string: `${index}`, integer: index, boolean: true };
    return field.examples?.[0] ?? samples[String(field.schema.type)] ?? {};
  },
  toCsv: (_, value) => jsonToCsv(value),
  fromCsv: (_, cell) => jsonFromCsv(cell),
};

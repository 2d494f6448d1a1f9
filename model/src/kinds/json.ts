import type { FieldBase } from '../model/fields/field.ts';
import { fieldElement } from './element.ts';
import { jsonFromCsv, jsonToCsv } from './cells/csv.ts';
import type { Kind } from './kind.ts';
import { EMPTINESS } from './operators.ts';
import { SECTION } from './defaults.ts';
import { anyText } from './query.ts';
import { noRule } from './cells/import-rule.ts';
import { noText } from './to-text.ts';

/** Any JSON value, shown and edited as text. */
export interface JsonField extends FieldBase {
  readonly kind: 'json';
}

export const json: Kind<'json'> = {
  name: 'json',
  declared: { types: [] },
  recognizes: () => false,
  parse: (base) => ({ ...base, kind: 'json' }),
  sql: { sqlite: 'text', postgres: 'jsonb' },
  operators: EMPTINESS,
  fromQuery: anyText,
  sortable: false,
  collated: false,
  maxCharacters: () => undefined,
  defaults: SECTION,
  remark: undefined,
  typescript: () => 'unknown',
  cell: undefined,
  toText: noText,
  show: (field) => fieldElement('json', field),
  input: (field) => fieldElement('json-input', field),
  filter: undefined,
  portal: undefined,
  sample: (field, _, index) => {
    const samples: Readonly<Record<string, unknown>> = { array: [], string: `${index}`, integer: index, boolean: true };
    return field.examples?.[0] ?? samples[String(field.schema.type)] ?? {};
  },
  inCsv: true,
  identifies: false,
  importRule: noRule,
  toCsv: (_, value) => jsonToCsv(value),
  fromCsv: (_, cell) => jsonFromCsv(cell),
};

import type { FieldBase } from '../model/fields/field.ts';
import { fieldElement } from './element.ts';
import { textFromCsv, textToCsv } from './cells/csv.ts';
import type { Kind } from './kind.ts';
import { TEXT } from './operators.ts';
import { MAX_SHORT } from './limits.ts';
import { NEITHER } from './defaults.ts';
import { anyText } from './query.ts';
import { noRule } from './cells/import-rule.ts';
import { plainText } from './to-text.ts';

/** An absolute URL. */
export interface UrlField extends FieldBase {
  readonly kind: 'url';
}

/** Shown as a link, so only http and https are accepted, never `javascript:`. */
export const url: Kind<'url'> = {
  name: 'url',
  declared: { types: ['string'] },
  recognizes: (schema) => schema.type === 'string' && schema.format === 'uri',
  refine: (schema) => ({ pattern: '^https?://', ...schema, format: 'uri' }),
  parse: (base) => ({ ...base, kind: 'url' }),
  sql: { sqlite: 'text', postgres: 'text' },
  operators: TEXT,
  fromQuery: anyText,
  sortable: true,
  collated: true,
  maxCharacters: () => MAX_SHORT,
  defaults: NEITHER,
  remark: undefined,
  typescript: () => 'string',
  cell: (field) => fieldElement('url', field),
  toText: plainText,
  show: (field) => fieldElement('url', field),
  input: (field) => fieldElement('text-input', field, { type: 'url' }),
  filter: (field) => fieldElement('text-input', field),
  portal: () => ({ widget: 'TextWidget', keyboard: 'url' }),
  sample: (field, _, index) => `https://example.com/${field.name.replaceAll('_', '-')}/${index + 1}`,
  inCsv: true,
  identifies: false,
  importRule: noRule,
  toCsv: (_, value) => textToCsv(value),
  fromCsv: (_, cell) => textFromCsv(cell),
};

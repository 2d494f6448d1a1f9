import type { FieldBase } from '../model/fields/field.ts';
import { fieldElement } from './element.ts';
import { textFromCsv, textToCsv } from './cells/csv.ts';
import { numberKeywords } from './keywords.ts';
import type { Kind } from './kind.ts';
import { TEXT } from './operators.ts';
import { randomChoice } from './samples/random.ts';
import { MAX_SHORT } from './limits.ts';
import { COLUMN } from './defaults.ts';
import { anyText } from './query.ts';
import { noRule } from './cells/import-rule.ts';
import { plainText } from './to-text.ts';

/** An e-mail address. */
export interface EmailField extends FieldBase {
  readonly kind: 'email';
  readonly maxLength?: number;
}

export const email: Kind<'email'> = {
  name: 'email',
  declared: { types: ['string'] },
  recognizes: (schema) => schema.type === 'string' && schema.format === 'email',
  refine: (schema) => ({ ...schema, format: 'email' }),
  parse: (base, schema) => ({ ...base, kind: 'email', ...numberKeywords(schema, 'maxLength') }),
  normalize: (value) => value.trim().toLowerCase(),
  sql: { sqlite: 'text', postgres: 'text' },
  operators: TEXT,
  fromQuery: anyText,
  sortable: true,
  collated: true,
  maxCharacters: () => MAX_SHORT,
  defaults: COLUMN,
  remark: undefined,
  typescript: () => 'string',
  cell: (field) => fieldElement('email', field),
  toText: plainText,
  show: (field) => fieldElement('email', field),
  input: (field) => fieldElement('text-input', field, { type: 'email' }),
  filter: (field) => fieldElement('text-input', field),
  portal: () => ({ widget: 'TextWidget', keyboard: 'email', autocomplete: 'email' }),
  sample: (field, random, index) =>
    (field.unique ? undefined : randomChoice(random, field.examples ?? [])) ??
    `${field.name.replaceAll('_', '.')}.${index + 1}@example.com`,
  inCsv: true,
  identifies: true,
  importRule: noRule,
  toCsv: (_, value) => textToCsv(value),
  fromCsv: (_, cell) => textFromCsv(cell),
};

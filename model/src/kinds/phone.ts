import type { FieldBase } from '../model/fields/field.ts';
import { fieldElement } from './element.ts';
import { textFromCsv, textToCsv } from './cells/csv.ts';
import type { Kind } from './kind.ts';
import { TEXT } from './operators.ts';
import { between } from './samples/random.ts';
import { sampleText } from './samples/sample-text.ts';
import { MAX_SHORT } from './limits.ts';
import { COLUMN } from './defaults.ts';
import { anyText } from './query.ts';
import { exampleRule } from './cells/import-rule.ts';
import { plainText } from './to-text.ts';

/** A phone number. */
export interface PhoneField extends FieldBase {
  readonly kind: 'phone';
  readonly pattern?: string;
}

/** A phone number. It must match the custom kind that its `format` names, or else the permissive format `phone`. */
export const phone: Kind<'phone'> = {
  name: 'phone',
  declared: { types: ['string'] },
  recognizes: (schema) => schema.type === 'string' && schema.format === 'phone',
  refine: (schema) => ({ format: 'phone', ...schema }),
  parse: (base, schema, { projectKind }) => {
    const project = schema.format === undefined ? undefined : projectKind(schema.format);
    return {
      ...base,
      kind: 'phone',
      ...(project?.pattern !== undefined && { pattern: project.pattern }),
    };
  },
  sql: { sqlite: 'text', postgres: 'text' },
  operators: TEXT,
  fromQuery: anyText,
  sortable: true,
  collated: true,
  maxCharacters: () => MAX_SHORT,
  defaults: COLUMN,
  remark: undefined,
  typescript: () => 'string',
  cell: (field) => fieldElement('phone', field),
  toText: plainText,
  show: (field) => fieldElement('phone', field),
  input: (field) => fieldElement('phone-input', field),
  filter: (field) => fieldElement('text-input', field),
  portal: () => ({ widget: 'TextWidget', keyboard: 'tel', width: 'medium', autocomplete: 'tel' }),
  sample: (field, random, index) =>
    field.pattern === undefined && !field.examples
      ? `+1555${between(random, 1_000_000, 9_999_999)}`
      : sampleText(field, random, index),
  inCsv: true,
  identifies: true,
  importRule: exampleRule,
  toCsv: (_, value) => textToCsv(value),
  fromCsv: (_, cell) => textFromCsv(cell),
};

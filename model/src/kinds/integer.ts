import type { FieldBase } from '../model/fields/field.ts';
import { fieldElement } from './element.ts';
import { integerFromCsv, numberToCsv } from './cells/csv.ts';
import { numberKeywords } from './keywords.ts';
import type { Kind } from './kind.ts';
import { ORDER } from './operators.ts';
import { sampleNumber } from './samples/sample-number.ts';
import { MAX_SHORT } from './limits.ts';
import { COLUMN } from './defaults.ts';
import { wholeNumber } from './query.ts';
import { unitRemark } from './remark.ts';
import { noRule } from './cells/import-rule.ts';
import { numberText } from './to-text.ts';

/** A whole number. */
export interface IntegerField extends FieldBase {
  readonly kind: 'integer';
  readonly minimum?: number;
  readonly maximum?: number;
}

export const integer: Kind<'integer'> = {
  name: 'integer',
  declared: { types: ['integer'] },
  recognizes: (schema) => schema.type === 'integer',
  parse: (base, schema) => ({ ...base, kind: 'integer', ...numberKeywords(schema, 'minimum', 'maximum') }),
  sql: { sqlite: 'integer', postgres: 'bigint' },
  operators: ORDER,
  fromQuery: wholeNumber,
  sortable: true,
  collated: false,
  maxCharacters: () => MAX_SHORT,
  defaults: COLUMN,
  remark: unitRemark,
  typescript: () => 'number',
  numeric: 'grouped',
  cell: (field) => fieldElement(field.unit ? 'quantity' : 'number', field),
  toText: numberText,
  show: (field) => fieldElement(field.unit ? 'quantity' : 'number', field),
  input: (field) => fieldElement(field.unit ? 'quantity-input' : 'number-input', field, { min: field.minimum }),
  filter: (field) => fieldElement('number-input', field),
  portal: () => ({ widget: 'TextWidget', keyboard: 'numeric', width: 'short' }),
  sample: (field, random) => sampleNumber(field.schema, random, 1, 100),
  inCsv: true,
  identifies: false,
  importRule: noRule,
  toCsv: (_, value) => numberToCsv(value),
  fromCsv: (_, cell, context) => integerFromCsv(cell, context),
};

import type { FieldBase, FieldOf } from '../model/fields/field.ts';
import { fieldElement } from './element.ts';
import { decimalFromCsv, decimalToCsv } from './cells/csv.ts';
import { numberKeywords } from './keywords.ts';
import type { Kind } from './kind.ts';
import { ORDER } from './operators.ts';
import { sampleNumber } from './samples/sample-number.ts';
import { MAX_SHORT } from './limits.ts';
import { COLUMN } from './defaults.ts';
import { parseNumber } from './query.ts';
import { unitRemark } from './remark.ts';
import { noRule } from './cells/import-rule.ts';
import { numberText } from './to-text.ts';

/** A number with decimal places. */
export interface DecimalField extends FieldBase {
  readonly kind: 'decimal';
  readonly minimum?: number;
  readonly maximum?: number;
}

export const decimal: Kind<'decimal'> = {
  name: 'decimal',
  declared: { types: ['number'] },
  recognizes: (schema) => schema.type === 'number',
  parse: (base, schema) => ({ ...base, kind: 'decimal', ...numberKeywords(schema, 'minimum', 'maximum') }),
  sql: { sqlite: 'real', postgres: 'double precision' },
  operators: ORDER,
  fromQuery: parseNumber,
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
  input: (field) =>
    fieldElement(field.unit ? 'quantity-input' : 'number-input', field, {
      min: field.minimum,
      decimals: decimalsOf(field),
    }),
  filter: (field) => fieldElement('number-input', field, { decimals: decimalsOf(field) }),
  portal: () => ({ widget: 'TextWidget', keyboard: 'decimal', width: 'short' }),
  sample: (field, random) => sampleNumber(field.schema, random, 0.1, 100),
  inCsv: true,
  identifies: false,
  importRule: noRule,
  toCsv: (_, value, { language }) => decimalToCsv(value, language),
  fromCsv: (_, cell) => decimalFromCsv(cell),
};

/** Default maximum of decimal places, as many as screens show. */
const MAX_DECIMALS = 6;

/** Returns how many decimal places a value may have. For example, multiples of 0.25 may have two. */
function decimalsOf({ schema }: FieldOf<'decimal'>): number {
  const { multipleOf } = schema;
  if (typeof multipleOf !== 'number') return MAX_DECIMALS;
  return /\.(\d+)/.exec(multipleOf.toFixed(MAX_DECIMALS).replace(/0+$/, ''))?.[1]?.length ?? 0;
}

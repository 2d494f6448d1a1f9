import type { FieldBase } from '../model/fields/field.ts';
import { fieldElement } from './element.ts';
import { moneyFromCsv, moneyToCsv } from './cells/csv.ts';
import { numberKeywords } from './keywords.ts';
import type { Kind } from './kind.ts';
import { ORDER } from './operators.ts';
import { sampleNumber } from './samples/sample-number.ts';
import { MAX_SHORT } from './limits.ts';
import { COLUMN } from './defaults.ts';
import { wholeNumber } from './query.ts';
import { noRule } from './cells/import-rule.ts';

/**
 * An amount as an integer in the smallest unit of its currency: 1990 is 19.90 with two decimal places. Usually the
 * currency is the project's.
 */
export interface MoneyField extends FieldBase {
  readonly kind: 'money';
  readonly minimum?: number;
  readonly maximum?: number;
  /**
   * Name of the field that contains the currency of the amount. It is in the same object, or in the record that
   * contains the object. Undefined if all amounts are in the project's currency.
   */
  readonly currency?: string;
}

export const money: Kind<'money'> = {
  name: 'money',
  declared: { types: ['integer'] },
  recognizes: () => false,
  parse: (base, schema) => {
    const currency = schema['x-currency'];
    return { ...base, kind: 'money', ...numberKeywords(schema, 'minimum', 'maximum'), ...(currency && { currency }) };
  },
  sql: { sqlite: 'integer', postgres: 'bigint' },
  operators: ORDER,
  fromQuery: wholeNumber,
  sortable: true,
  collated: false,
  maxCharacters: () => MAX_SHORT,
  defaults: COLUMN,
  remark: () => 'In the smallest unit of the currency.',
  typescript: () => 'number',
  numeric: 'money',
  cell: (field) => fieldElement('money', field, { currency: field.currency }),
  toText: ({ currency }, value, { formats, record }) =>
    typeof value === 'number' ? formats.money(value, currency && record?.[currency]) : String(value),
  show: (field) => fieldElement('money', field, { currency: field.currency }),
  input: (field) => fieldElement('money-input', field, { min: field.minimum, currency: field.currency }),
  filter: (field) => fieldElement('money-input', field),
  portal: () => ({ widget: 'TextWidget', keyboard: 'numeric', width: 'medium' }),
  // Sample prices are round numbers, unless no round number is within the limits.
  sample: (field, random) => {
    const round = sampleNumber(field.schema, random, 1000, 500_000);
    const fits = round >= (field.minimum ?? -Infinity) && round <= (field.maximum ?? Infinity);
    return fits ? round : sampleNumber(field.schema, random, 1, 500_000);
  },
  inCsv: true,
  identifies: false,
  importRule: noRule,
  toCsv: ({ currency }, value, context, record) => moneyToCsv(value, context, currency && record?.[currency]),
  fromCsv: (_, cell, context) => moneyFromCsv(cell, context),
};

import type { FieldBase } from '../model/fields/field.ts';
import type { JsonSchema } from '../model/json/json-schema.ts';
import { fieldElement } from './element.ts';
import { integerFromCsv, numberToCsv } from './cells/csv.ts';
import { numberKeywords } from './keywords.ts';
import type { Kind, Random } from './kind.ts';
import { ORDER } from './operators.ts';
import { sampleNumber } from './samples/sample-number.ts';
import { MAX_SHORT } from './limits.ts';
import { COLUMN } from './defaults.ts';
import { wholeNumber } from './query.ts';
import { noRule } from './cells/import-rule.ts';
import { plainText } from './to-text.ts';

/** A calendar year as a number. */
export interface YearField extends FieldBase {
  readonly kind: 'year';
  readonly minimum?: number;
  readonly maximum?: number;
}

/** An integer that is not a quantity: shown without thousands separators. */
export const year: Kind<'year'> = {
  name: 'year',
  declared: { types: ['integer'] },
  recognizes: () => false,
  parse: (base, schema) => ({ ...base, kind: 'year', ...numberKeywords(schema, 'minimum', 'maximum') }),
  sql: { sqlite: 'integer', postgres: 'bigint' },
  operators: ORDER,
  fromQuery: wholeNumber,
  sortable: true,
  collated: false,
  maxCharacters: () => MAX_SHORT,
  defaults: COLUMN,
  remark: undefined,
  typescript: () => 'number',
  numeric: 'plain',
  cell: (field) => fieldElement('number', field, { plain: true }),
  toText: plainText,
  show: (field) => fieldElement('number', field, { plain: true }),
  input: (field) => fieldElement('number-input', field, { min: field.minimum, plain: true }),
  filter: (field) => fieldElement('number-input', field, { min: 0, plain: true }),
  portal: () => ({ widget: 'TextWidget', keyboard: 'numeric', width: 'short' }),
  sample: (field, random) => sampleYear(field.schema, random),
  inCsv: true,
  identifies: false,
  importRule: noRule,
  toCsv: (_, value) => numberToCsv(value),
  fromCsv: (_, cell, context) => integerFromCsv(cell, context),
};

const FIRST = 1990;
const SPREAD = 40;

/**
 * Returns a year near the present. The usual range for numbers is near zero, so the number is generated relative to the
 * present year.
 */
function sampleYear({ multipleOf = 1, ...limits }: JsonSchema, random: Random): number {
  const first = FIRST - (FIRST % multipleOf);
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = limits;
  const bounds = Object.entries({ minimum, maximum, exclusiveMinimum, exclusiveMaximum });
  const near = bounds.flatMap(([key, year]) => (year === undefined ? [] : [[key, year - first] as const]));
  return first + sampleNumber({ multipleOf, ...Object.fromEntries(near) }, random, 1, SPREAD);
}

import type { FieldBase } from '../model/fields/field.ts';
import { fieldElement } from './element.ts';
import { timeFromCsv, timeToCsv } from './cells/csv.ts';
import type { Kind, Random } from './kind.ts';
import { ORDER } from './operators.ts';
import { someDay } from './samples/random.ts';
import { MAX_SHORT } from './limits.ts';
import { COLUMN_AND_FILTER } from './defaults.ts';
import { isDate } from '../model/fields/format-checks.ts';

/** A date as a text in the form `YYYY-MM-DD`. */
export interface DateField extends FieldBase {
  readonly kind: 'date';
}

export const date: Kind<'date'> = {
  name: 'date',
  declared: { types: ['string'] },
  recognizes: (schema) => schema.type === 'string' && (schema.format === 'date' || schema.format === 'birth-date'),
  refine: (schema) => ({ ...schema, format: schema.format === 'birth-date' ? schema.format : 'date' }),
  parse: (base) => ({ ...base, kind: 'date' }),
  sql: { sqlite: 'text', postgres: 'date' },
  operators: ORDER,
  fromQuery: (_, text) => (isDate(text) ? text : undefined),
  sortable: true,
  collated: false,
  maxCharacters: () => MAX_SHORT,
  defaults: COLUMN_AND_FILTER,
  remark: () => '`YYYY-MM-DD`',
  typescript: () => 'string',
  cell: (field) => fieldElement('date', field),
  precision: 'day',
  toText: (_, value, { formats }) => formats.date(String(value)),
  show: (field) => fieldElement('date', field),
  input: (field) => fieldElement('date-input', field),
  filter: (field) => fieldElement('date-input', field, { wholeOnly: true }),
  portal: () => ({ widget: 'DateWidget' }),
  sample: ({ schema }, random) => sampled(schema.format === 'birth-date' ? GENERATION : 0, random),
  inCsv: true,
  identifies: false,
  importRule: (_, { say }) => ({
    text: say({ en: 'DD/MM/YYYY, for example 31/12/2026.', vi: 'Ngày/tháng/năm, ví dụ 31/12/2026.' }),
  }),
  toCsv: (_, value, context) => timeToCsv(value, 'day', context),
  fromCsv: (_, cell, context) => timeFromCsv(cell, 'day', context),
};

/** Number of years subtracted from the sample date for birth dates, so that sample people are adults. */
const GENERATION = 30;

function sampled(yearsAgo: number, random: Random): string {
  const day = new Date(someDay(random));
  return `${day.getUTCFullYear() - yearsAgo}${day.toISOString().slice(4, 10)}`;
}

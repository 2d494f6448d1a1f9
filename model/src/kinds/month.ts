import type { FieldBase } from '../model/fields/field.ts';
import { MONTH } from '../region/dates.ts';
import { fieldElement } from './element.ts';
import { timeFromCsv, timeToCsv } from './cells/csv.ts';
import type { Kind } from './kind.ts';
import { ORDER } from './operators.ts';
import { someDay } from './samples/random.ts';
import { MAX_SHORT } from './limits.ts';
import { COLUMN } from './defaults.ts';

/** A calendar month, such as `2026-06`. */
export interface MonthField extends FieldBase {
  readonly kind: 'month';
}

/** `YYYY-MM`, stored as text because databases have no type for it. */
export const month: Kind<'month'> = {
  name: 'month',
  declared: { types: ['string'] },
  recognizes: (schema) => schema.type === 'string' && schema.format === 'year-month',
  refine: (schema) => ({ ...schema, format: 'year-month' }),
  parse: (base) => ({ ...base, kind: 'month' }),
  sql: { sqlite: 'text', postgres: 'text' },
  operators: ORDER,
  fromQuery: (_, text) => (MONTH.test(text) ? text : undefined),
  sortable: true,
  collated: false,
  maxCharacters: () => MAX_SHORT,
  defaults: COLUMN,
  remark: () => '`YYYY-MM`',
  typescript: () => 'string',
  cell: (field) => fieldElement('month', field),
  precision: 'month',
  toText: (_, value, { formats }) => formats.month(String(value)),
  show: (field) => fieldElement('month', field),
  input: (field) => fieldElement('month-input', field),
  filter: (field) => fieldElement('month-input', field, { wholeOnly: true }),
  portal: () => ({ widget: 'MonthWidget' }),
  sample: (_, random) => new Date(someDay(random)).toISOString().slice(0, 7),
  inCsv: true,
  identifies: false,
  importRule: (_, { say }) => ({ text: say({ en: 'MM/YYYY, for example 12/2026.', vi: 'Tháng/năm, ví dụ 12/2026.' }) }),
  toCsv: (_, value, context) => timeToCsv(value, 'month', context),
  fromCsv: (_, cell, context) => timeFromCsv(cell, 'month', context),
};

import { kitElement } from './element.ts';
import { timeFromCsv, timeToCsv } from './csv.ts';
import type { Kind } from './kind.ts';
import { ORDER } from './operators.ts';
import { someDay } from './random.ts';

/** `YYYY-MM`, stored as text because databases have no type for it. */
export const month: Kind<'month'> = {
  name: 'month',
  recognizes: (schema) => schema.type === 'string' && schema.format === 'year-month',
  refine: (schema) => ({ ...schema, format: 'year-month' }),
  parse: (base) => ({ ...base, kind: 'month' }),
  sql: { sqlite: 'text', postgres: 'text' },
  operators: ORDER,
  sortable: true,
  typescript: () => 'string',
  cell: (field) => kitElement('MonthField', field),
  show: (field) => kitElement('MonthField', field),
  input: (field) => kitElement('MonthInput', field),
  filter: (field) => kitElement('MonthInput', field, { wholeOnly: true }),
  sample: (_, random) => new Date(someDay(random)).toISOString().slice(0, 7),
  toCsv: (_, value, context) => timeToCsv(value, 'month', context),
  fromCsv: (_, cell, context) => timeFromCsv(cell, 'month', context),
};

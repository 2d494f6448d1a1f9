import { kitElement } from './element.ts';
import { timeFromCsv, timeToCsv } from './csv.ts';
import type { Kind } from './kind.ts';
import { ORDER } from './operators.ts';
import { between, someDay } from './random.ts';

const MINUTE = 60_000;

export const dateTime: Kind<'date-time'> = {
  name: 'date-time',
  recognizes: (schema) => schema.type === 'string' && schema.format === 'date-time',
  refine: (schema) => ({ ...schema, format: 'date-time' }),
  parse: (base) => ({ ...base, kind: 'date-time' }),
  sql: { sqlite: 'text', postgres: 'timestamptz' },
  operators: ORDER,
  sortable: true,
  typescript: () => 'string',
  cell: (field) => kitElement('DateTimeField', field),
  show: (field) => kitElement('DateTimeField', field),
  input: (field) => kitElement('DateTimeInput', field),
  filter: (field) => kitElement('DateInput', field, { wholeOnly: true }),
  sample: (_, random) => new Date(someDay(random) + between(random, 0, 24 * 60 - 1) * MINUTE).toISOString(),
  toCsv: (_, value, context) => timeToCsv(value, 'minute', context),
  fromCsv: (_, cell, context) => timeFromCsv(cell, 'minute', context),
};

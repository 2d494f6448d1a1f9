import { kitElement } from './element.ts';
import { timeFromCsv, timeToCsv } from './csv.ts';
import type { Kind, Random } from './kind.ts';
import { ORDER } from './operators.ts';
import { someDay } from './random.ts';

export const date: Kind<'date'> = {
  name: 'date',
  recognizes: (schema) => schema.type === 'string' && (schema.format === 'date' || schema.format === 'birth-date'),
  refine: (schema) => ({ ...schema, format: schema.format ?? 'date' }),
  parse: (base) => ({ ...base, kind: 'date' }),
  sql: { sqlite: 'text', postgres: 'date' },
  operators: ORDER,
  sortable: true,
  typescript: () => 'string',
  cell: (field) => kitElement('DateField', field),
  show: (field) => kitElement('DateField', field),
  input: (field) => kitElement('DateInput', field),
  filter: (field) => kitElement('DateInput', field, { wholeOnly: true }),
  sample: ({ schema }, random) => sampled(schema.format === 'birth-date' ? GENERATION : 0, random),
  toCsv: (_, value, context) => timeToCsv(value, 'day', context),
  fromCsv: (_, cell, context) => timeFromCsv(cell, 'day', context),
};

/** Years before the sample date: sample birth dates are those of adults. */
const GENERATION = 30;

function sampled(yearsAgo: number, random: Random): string {
  const day = new Date(someDay(random));
  return `${day.getUTCFullYear() - yearsAgo}${day.toISOString().slice(4, 10)}`;
}

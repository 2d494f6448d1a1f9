import type { FieldBase } from '../model/fields/field.ts';
import { parseInstant } from '../region/instant.ts';
import { fieldElement } from './element.ts';
import { timeFromCsv, timeToCsv } from './cells/csv.ts';
import type { Kind } from './kind.ts';
import { ORDER } from './operators.ts';
import { between, someDay } from './samples/random.ts';
import { MAX_SHORT } from './limits.ts';
import { COLUMN_AND_FILTER } from './defaults.ts';
import { dayOrMoment } from './query.ts';

/** RFC 3339 with an offset. Stored and returned in UTC with milliseconds. */
export interface DateTimeField extends FieldBase {
  readonly kind: 'date-time';
}

const MINUTE = 60_000;

export const dateTime: Kind<'date-time'> = {
  name: 'date-time',
  declared: { types: ['string'] },
  recognizes: (schema) => schema.type === 'string' && schema.format === 'date-time',
  refine: (schema) => ({ ...schema, format: 'date-time' }),
  parse: (base) => ({ ...base, kind: 'date-time' }),
  // A text that cannot be parsed is kept, and validation rejects it.
  normalize: (text) => parseInstant(text)?.toISOString() ?? text,
  sql: { sqlite: 'text', postgres: 'timestamptz' },
  operators: ORDER,
  instant: true,
  fromQuery: (_, text) => dayOrMoment(text),
  sortable: true,
  collated: false,
  maxCharacters: () => MAX_SHORT,
  defaults: COLUMN_AND_FILTER,
  remark: ({ system }) => (system ? undefined : 'ISO 8601, in UTC.'),
  typescript: () => 'string',
  cell: (field) => fieldElement('date-time', field),
  precision: 'minute',
  toText: (_, value, { formats }) => formats.dateTime(String(value)),
  show: (field) => fieldElement('date-time', field),
  input: (field) => fieldElement('date-time-input', field),
  filter: (field) => fieldElement('date-input', field, { wholeOnly: true }),
  portal: () => ({ widget: 'DateTimeWidget' }),
  sample: (_, random) => new Date(someDay(random) + between(random, 0, 24 * 60 - 1) * MINUTE).toISOString(),
  inCsv: true,
  identifies: false,
  importRule: (_, { say }) => ({
    text: say({
      en: 'DD/MM/YYYY HH:mm, for example 31/12/2026 08:00.',
      vi: 'Ngày/tháng/năm giờ:phút, ví dụ 31/12/2026 08:00.',
    }),
  }),
  toCsv: (_, value, context) => timeToCsv(value, 'minute', context),
  fromCsv: (_, cell, context) => timeFromCsv(cell, 'minute', context),
};

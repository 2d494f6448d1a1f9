import type { FieldBase } from '../model/fields/field.ts';
import { fieldElement } from './element.ts';
import { textToCsv } from './cells/csv.ts';
import type { Kind } from './kind.ts';
import { ORDER } from './operators.ts';
import { between } from './samples/random.ts';
import { MAX_SHORT } from './limits.ts';
import { COLUMN } from './defaults.ts';
import { anyText } from './query.ts';
import { plainText } from './to-text.ts';

/** A time of day as a text in the form `HH:mm`. */
export interface TimeField extends FieldBase {
  readonly kind: 'time';
}

/** A time of day as `HH:mm`. Stored as text, because a database column of type time would add seconds. */
export const time: Kind<'time'> = {
  name: 'time',
  declared: { types: ['string'] },
  recognizes: (schema) => schema.type === 'string' && schema.format === 'time',
  refine: (schema) => ({ ...schema, format: 'time' }),
  parse: (base) => ({ ...base, kind: 'time' }),
  sql: { sqlite: 'text', postgres: 'text' },
  operators: ORDER,
  fromQuery: anyText,
  sortable: true,
  collated: false,
  maxCharacters: () => MAX_SHORT,
  defaults: COLUMN,
  remark: () => '`HH:mm`',
  typescript: () => 'string',
  cell: (field) => fieldElement('time', field),
  toText: plainText,
  show: (field) => fieldElement('time', field),
  input: (field) => fieldElement('time-input', field),
  filter: (field) => fieldElement('time-input', field),
  portal: () => ({ widget: 'TextWidget' }),
  sample: (_, random) => `${twoDigits(between(random, 5, 22))}:${twoDigits(between(random, 0, 11) * 5)}`,
  inCsv: true,
  identifies: false,
  importRule: () => ({ text: 'HH:mm' }),
  toCsv: (_, value) => textToCsv(value),
  fromCsv: (_, cell) => {
    const [, hour, minute] = /^\s*(\d{1,2})[:hH](\d{2})(?::00)?\s*$/.exec(cell) ?? [];
    if (hour && minute) return `${hour.padStart(2, '0')}:${minute}`;
    return cell.trim() === '' ? undefined : cell;
  },
};

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

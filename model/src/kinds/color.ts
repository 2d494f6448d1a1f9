import type { FieldBase } from '../model/fields/field.ts';
import { fieldElement } from './element.ts';
import { textFromCsv, textToCsv } from './cells/csv.ts';
import type { Kind } from './kind.ts';
import { EQUALITY } from './operators.ts';
import { between } from './samples/random.ts';
import { MAX_SHORT } from './limits.ts';
import { COLUMN } from './defaults.ts';
import { anyText } from './query.ts';
import { noRule } from './cells/import-rule.ts';
import { plainText } from './to-text.ts';

/** A color as a text in the form `#rrggbb`. */
export interface ColorField extends FieldBase {
  readonly kind: 'color';
}

export const color: Kind<'color'> = {
  name: 'color',
  declared: { types: ['string'] },
  recognizes: () => false,
  refine: (schema) => ({ pattern: '^#[0-9A-Fa-f]{6}$', ...schema }),
  parse: (base) => ({ ...base, kind: 'color' }),
  sql: { sqlite: 'text', postgres: 'text' },
  operators: EQUALITY,
  fromQuery: anyText,
  sortable: false,
  collated: false,
  maxCharacters: () => MAX_SHORT,
  defaults: COLUMN,
  remark: undefined,
  typescript: () => 'string',
  cell: (field) => fieldElement('color', field),
  toText: plainText,
  show: (field) => fieldElement('color', field),
  input: (field) => fieldElement('color-input', field),
  filter: undefined,
  portal: () => ({ widget: 'TextWidget' }),
  sample: (_, random) => `#${between(random, 0, 0xffffff).toString(16).padStart(6, '0')}`,
  inCsv: true,
  identifies: false,
  importRule: noRule,
  toCsv: (_, value) => textToCsv(value),
  fromCsv: (_, cell) => textFromCsv(cell.trim()),
};

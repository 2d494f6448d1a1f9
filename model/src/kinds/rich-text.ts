import type { FieldBase } from '../model/fields/field.ts';
import { textIn } from '../model/text.ts';
import { fieldElement } from './element.ts';
import { textFromCsv, textToCsv } from './cells/csv.ts';
import type { Kind } from './kind.ts';
import { TEXT } from './operators.ts';
import { SECTION } from './defaults.ts';
import { anyText } from './query.ts';
import { noRule } from './cells/import-rule.ts';

/** A formatted text, stored as HTML that the server sanitizes. */
export interface RichTextField extends FieldBase {
  readonly kind: 'rich-text';
}

/** Formatted text as HTML, which the server sanitizes. Tables do not show it, because it is too long. */
export const richText: Kind<'rich-text'> = {
  name: 'rich-text',
  declared: { types: ['string'] },
  recognizes: () => false,
  parse: (base) => ({ ...base, kind: 'rich-text' }),
  markup: true,
  sql: { sqlite: 'text', postgres: 'text' },
  operators: TEXT,
  fromQuery: anyText,
  sortable: false,
  collated: false,
  maxCharacters: () => 200_000,
  defaults: SECTION,
  remark: undefined,
  typescript: () => 'string',
  cell: undefined,
  toText: (_, value) =>
    String(value)
      .replaceAll(/<[^>]*>/gu, ' ')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
  show: (field) => fieldElement('rich-text', field),
  input: (field) => fieldElement('rich-text-input', field),
  filter: undefined,
  portal: () => ({ widget: 'TextWidget' }),
  sample: (field, _, index) => `<p>${textIn(field.label, '')} ${index + 1}</p>`,
  inCsv: true,
  identifies: false,
  importRule: noRule,
  toCsv: (_, value) => textToCsv(value),
  fromCsv: (_, cell) => textFromCsv(cell),
};

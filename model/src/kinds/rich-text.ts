import { textIn } from '../model/text.ts';
import { kitElement } from './element.ts';
import { textFromCsv, textToCsv } from './csv.ts';
import type { Kind } from './kind.ts';
import { TEXT } from './operators.ts';

/** HTML, sanitised where it is shown. Too long for a table. */
export const richText: Kind<'rich-text'> = {
  name: 'rich-text',
  recognizes: () => false,
  parse: (base) => ({ ...base, kind: 'rich-text' }),
  sql: { sqlite: 'text', postgres: 'text' },
  operators: TEXT,
  sortable: false,
  typescript: () => 'string',
  show: (field) => kitElement('RichTextField', field),
  input: (field) => kitElement('RichTextInput', field),
  sample: (field, _, index) => `<p>${textIn(field.label, '')} ${index + 1}</p>`,
  toCsv: (_, value) => textToCsv(value),
  fromCsv: (_, cell) => textFromCsv(cell),
};

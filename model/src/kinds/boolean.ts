import type { FieldBase } from '../model/fields/field.ts';
import { fieldElement } from './element.ts';
import { folded } from './cells/csv.ts';
import type { Kind } from './kind.ts';
import { EMPTINESS } from './operators.ts';
import { MAX_SHORT } from './limits.ts';
import { COLUMN_AND_FILTER } from './defaults.ts';

/** A choice between yes and no. */
export interface BooleanField extends FieldBase {
  readonly kind: 'boolean';
}

/** Spellings of yes and no that an import accepts in addition to the project's own words. */
const WORDS: Readonly<Record<string, boolean>> = { true: true, false: false, '1': true, '0': false, x: true };

export const boolean: Kind<'boolean'> = {
  name: 'boolean',
  declared: { types: ['boolean'] },
  recognizes: (schema) => schema.type === 'boolean',
  parse: (base) => ({ ...base, kind: 'boolean' }),
  choices: () => [true, false],
  sql: { sqlite: 'integer', postgres: 'boolean' },
  operators: ['$eq', '$ne', ...EMPTINESS],
  fromQuery: (_, text) =>
    text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : undefined,
  sortable: true,
  collated: false,
  maxCharacters: () => MAX_SHORT,
  defaults: COLUMN_AND_FILTER,
  remark: undefined,
  typescript: () => 'boolean',
  cell: (field) => fieldElement('boolean', field),
  toText: (_, value, { yesNo }) => (value === true ? yesNo.yes : yesNo.no),
  show: (field) => fieldElement('boolean', field),
  input: (field) => fieldElement('boolean-input', field),
  // A boolean is entered by choosing yes or no, or neither in a filter.
  chosen: true,
  filter: (field) => fieldElement('optional-boolean-input', field),
  portal: () => ({ widget: 'BooleanWidget' }),
  sample: (_, random) => random() < 0.5,
  inCsv: true,
  identifies: false,
  importRule: (_, { yesNo: { yes, no } }) => ({ text: `${yes} / ${no}`, choices: [yes, no] }),
  toCsv: (_, value, { language, yesNo }) => {
    if (typeof value !== 'boolean') return '';
    return yesNo[language]?.[value ? 'yes' : 'no'] ?? String(value);
  },
  fromCsv: (_, cell, { yesNo }) => {
    const word = folded(cell);
    if (word === '') return undefined;
    if (Object.hasOwn(WORDS, word)) return WORDS[word];
    const words = Object.values(yesNo);
    if (words.some(({ yes }) => folded(yes) === word)) return true;
    return words.some(({ no }) => folded(no) === word) ? false : cell;
  },
};

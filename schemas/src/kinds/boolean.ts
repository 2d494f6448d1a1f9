import { adminElement } from '../screens/element.ts';
import type { Kind } from './kind.ts';
import { EMPTINESS } from './operators.ts';

const WORDS: Readonly<Record<string, boolean>> = {
  true: true,
  false: false,
  '1': true,
  '0': false,
  yes: true,
  no: false,
  x: true,
  có: true,
  không: false,
};

export const boolean: Kind<'boolean'> = {
  name: 'boolean',
  recognises: (schema) => schema.type === 'boolean',
  parse: (base) => ({ ...base, kind: 'boolean' }),
  sql: { sqlite: 'integer', postgres: 'boolean' },
  operators: ['$eq', '$ne', ...EMPTINESS],
  sortable: true,
  typescript: () => 'boolean',
  cell: (field) => adminElement('BooleanField', field),
  show: (field) => adminElement('BooleanField', field),
  input: (field) => adminElement('BooleanInput', field),
  // Three answers: yes, no, either.
  filter: (field) => adminElement('NullableBooleanInput', field),
  sample: (_, random) => random() < 0.5,
  toCsv: (_, value) => String(value ?? ''),
  fromCsv: (_, cell) => {
    const word = cell.trim().toLowerCase().normalize('NFC');
    if (word === '') return undefined;
    return Object.hasOwn(WORDS, word) ? WORDS[word] : cell;
  },
};

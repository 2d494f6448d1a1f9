import { kitElement } from '../screens/element.ts';
import { textFromCsv, textToCsv } from './csv.ts';
import type { Kind } from './kind.ts';
import { EQUALITY } from './operators.ts';
import { between } from './random.ts';

export const colour: Kind<'colour'> = {
  name: 'colour',
  recognises: () => false,
  refine: (schema) => ({ pattern: '^#[0-9A-Fa-f]{6}$', ...schema }),
  parse: (base) => ({ ...base, kind: 'colour' }),
  sql: { sqlite: 'text', postgres: 'text' },
  operators: EQUALITY,
  sortable: false,
  typescript: () => 'string',
  cell: (field) => kitElement('ColourField', field),
  show: (field) => kitElement('ColourField', field),
  input: (field) => kitElement('ColourInput', field),
  sample: (_, random) => `#${between(random, 0, 0xffffff).toString(16).padStart(6, '0')}`,
  toCsv: (_, value) => textToCsv(value),
  fromCsv: (_, cell) => textFromCsv(cell.trim()),
};

import { kitElement } from './element.ts';
import { textFromCsv, textToCsv } from './csv.ts';
import type { Kind } from './kind.ts';
import { EQUALITY } from './operators.ts';
import { between } from './random.ts';

export const color: Kind<'color'> = {
  name: 'color',
  recognizes: () => false,
  refine: (schema) => ({ pattern: '^#[0-9A-Fa-f]{6}$', ...schema }),
  parse: (base) => ({ ...base, kind: 'color' }),
  sql: { sqlite: 'text', postgres: 'text' },
  operators: EQUALITY,
  sortable: false,
  typescript: () => 'string',
  cell: (field) => kitElement('ColorField', field),
  show: (field) => kitElement('ColorField', field),
  input: (field) => kitElement('ColorInput', field),
  sample: (_, random) => `#${between(random, 0, 0xffffff).toString(16).padStart(6, '0')}`,
  toCsv: (_, value) => textToCsv(value),
  fromCsv: (_, cell) => textFromCsv(cell.trim()),
};

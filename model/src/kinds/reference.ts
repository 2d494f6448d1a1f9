import { kitElement } from './element.ts';
import { textFromCsv, textToCsv } from './csv.ts';
import type { Kind } from './kind.ts';
import { EQUALITY } from './operators.ts';
import { referenceTarget } from './reference-target.ts';

/** The id of a record of another resource. */
export const reference: Kind<'reference'> = {
  name: 'reference',
  recognizes: (schema) => schema.type === 'string' && referenceTarget(schema) !== undefined,
  parse: (base, schema) => ({ ...base, kind: 'reference', resource: '', use: 'read', ...referenceTarget(schema) }),
  sql: { sqlite: 'text', postgres: 'text' },
  operators: EQUALITY,
  sortable: true,
  typescript: () => 'string',
  cell: (field) => kitElement('ReferenceLink', field, { reference: field.resource }),
  show: (field) => kitElement('ReferenceLink', field, { reference: field.resource }),
  input: (field) => kitElement('ReferenceSelect', field, { reference: field.resource, options: field.options }),
  filter: (field) => kitElement('ReferenceSelect', field, { reference: field.resource }),
  sample: () => undefined,
  toCsv: (_, value) => textToCsv(value),
  fromCsv: (_, cell) => textFromCsv(cell.trim()),
};

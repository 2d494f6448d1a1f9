import { kitElement } from './element.ts';
import { listFromCsv, listToCsv } from './csv.ts';
import type { Kind } from './kind.ts';
import { MEMBERSHIP } from './operators.ts';
import { referenceTarget } from './reference-target.ts';

export const referenceList: Kind<'reference-list'> = {
  name: 'reference-list',
  recognizes: (schema) => schema.type === 'array' && referenceTarget(schema) !== undefined,
  refine: (schema) => ({ items: { type: 'string' }, uniqueItems: true, ...schema }),
  parse: (base, schema) => ({ ...base, kind: 'reference-list', resource: '', use: 'read', ...referenceTarget(schema) }),
  sql: { sqlite: 'text', postgres: 'jsonb' },
  operators: MEMBERSHIP,
  sortable: false,
  typescript: () => 'readonly string[]',
  cell: (field) => kitElement('ReferenceListField', field, { reference: field.resource }),
  show: (field) => kitElement('ReferenceListField', field, { reference: field.resource }),
  input: (field) => kitElement('ReferenceListSelect', field, { reference: field.resource, options: field.options }),
  filter: (field) => kitElement('ReferenceSelect', field, { reference: field.resource }),
  sample: () => undefined,
  toCsv: (_, value) => listToCsv(value),
  fromCsv: (_, cell) => listFromCsv(cell),
};

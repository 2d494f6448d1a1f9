import { kitElement } from '../screens/element.ts';
import { listFromCsv, listToCsv } from './csv.ts';
import type { JsonSchema } from '../model/json-schema.ts';
import type { Kind } from './kind.ts';
import { MEMBERSHIP } from './operators.ts';

export const referenceList: Kind<'reference-list'> = {
  name: 'reference-list',
  recognises: (schema) => schema.type === 'array' && referenceIn(schema) !== undefined,
  refine: (schema) => ({ items: { type: 'string' }, uniqueItems: true, ...schema }),
  parse: (base, schema) => ({ ...base, kind: 'reference-list', resource: String(referenceIn(schema)) }),
  sql: { sqlite: 'text', postgres: 'jsonb' },
  operators: MEMBERSHIP,
  sortable: false,
  typescript: () => 'readonly string[]',
  cell: (field) => kitElement('ReferenceListField', field, { reference: field.resource }),
  show: (field) => kitElement('ReferenceListField', field, { reference: field.resource }),
  input: (field) => kitElement('ReferenceListSelect', field, { reference: field.resource }),
  filter: (field) => kitElement('ReferenceSelect', field, { reference: field.resource }),
  sample: () => undefined,
  toCsv: (_, value) => listToCsv(value),
  fromCsv: (_, cell) => listFromCsv(cell),
};

/** Written at the list or at its items. */
function referenceIn(schema: JsonSchema): unknown {
  return schema['x-reference'] ?? schema.items?.['x-reference'];
}

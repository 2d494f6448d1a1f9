import type { FieldBase, ReferenceUse } from '../model/fields/field.ts';
import { fieldElement } from './element.ts';
import { listFromCsv, listToCsv } from './cells/csv.ts';
import type { Kind } from './kind.ts';
import { MEMBERSHIP } from './operators.ts';
import { referenceTarget } from './reference-target.ts';
import { MAX_SHORT } from './limits.ts';
import { NEITHER } from './defaults.ts';
import { anyText } from './query.ts';
import { noText } from './to-text.ts';

/** The IDs of several records of another resource. */
export interface ReferenceListField extends FieldBase {
  readonly kind: 'reference-list';
  readonly resource: string;
  readonly use: ReferenceUse;
}

export const referenceList: Kind<'reference-list'> = {
  name: 'reference-list',
  declared: { types: ['array'], needs: '"x-reference"' },
  recognizes: (schema) => schema.type === 'array' && referenceTarget(schema) !== undefined,
  refine: (schema) => ({ items: { type: 'string' }, uniqueItems: true, ...schema }),
  parse: (base, schema) => ({ ...base, kind: 'reference-list', resource: '', use: 'read', ...referenceTarget(schema) }),
  sql: { sqlite: 'text', postgres: 'jsonb' },
  list: true,
  operators: MEMBERSHIP,
  fromQuery: anyText,
  sortable: false,
  collated: false,
  maxCharacters: () => MAX_SHORT,
  defaults: NEITHER,
  remark: ({ resource }) => `Ids of \`${resource}\`.`,
  typescript: () => 'readonly string[]',
  cell: (field) => fieldElement('reference-list', field, { reference: field.resource, inLine: true }),
  toText: noText,
  show: (field) => fieldElement('reference-list', field, { reference: field.resource }),
  input: (field) => fieldElement('reference-list-input', field, { reference: field.resource, options: field.options }),
  filter: (field) => fieldElement('reference-input', field, { reference: field.resource }),
  portal: () => ({ widget: 'TextWidget' }),
  sample: () => undefined,
  inCsv: true,
  identifies: false,
  importRule: ({ resource }, { say, labelOf }) => ({
    text: say({
      en: 'The codes of the records, separated by semicolons: {resource}.',
      vi: 'Mã của các bản ghi, cách nhau bằng dấu chấm phẩy: {resource}.',
    }).replace('{resource}', labelOf(resource)),
  }),
  toCsv: (_, value) => listToCsv(value),
  fromCsv: (_, cell) => listFromCsv(cell),
};

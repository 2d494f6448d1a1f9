import type { FieldBase, ReferenceUse } from '../model/fields/field.ts';
import { fieldElement } from './element.ts';
import { textFromCsv, textToCsv } from './cells/csv.ts';
import type { Kind } from './kind.ts';
import { EQUALITY } from './operators.ts';
import { referenceTarget } from './reference-target.ts';
import { MAX_SHORT } from './limits.ts';
import { COLUMN_AND_FILTER } from './defaults.ts';
import { anyText } from './query.ts';
import { plainText } from './to-text.ts';

/** The ID of a record of another resource. */
export interface ReferenceField extends FieldBase {
  readonly kind: 'reference';
  readonly resource: string;
  readonly use: ReferenceUse;
  /** Whether the field refers to the assignee of the record (`x-assignee`). */
  readonly assignee?: true;
  /** Whether the field refers to the holder of the record (`x-holder`). */
  readonly holder?: true;
}

export const reference: Kind<'reference'> = {
  name: 'reference',
  declared: { types: ['string'], needs: '"x-reference"' },
  recognizes: (schema) => schema.type === 'string' && referenceTarget(schema) !== undefined,
  parse: (base, schema) => ({
    ...base,
    kind: 'reference',
    resource: '',
    use: 'read',
    ...referenceTarget(schema),
    ...(schema['x-assignee'] === true && { assignee: true }),
    ...(schema['x-holder'] === true && { holder: true }),
  }),
  sql: { sqlite: 'text', postgres: 'text', indexed: true },
  operators: EQUALITY,
  fromQuery: anyText,
  sortable: true,
  collated: false,
  maxCharacters: () => MAX_SHORT,
  defaults: COLUMN_AND_FILTER,
  remark: ({ resource }) => `The id of one of \`${resource}\`.`,
  typescript: () => 'string',
  cell: shown,
  toText: plainText,
  show: shown,
  input: (field) => fieldElement('reference-input', field, { reference: field.resource, options: field.options }),
  chosen: true,
  filter: (field) =>
    field.assignee
      ? fieldElement('assignee-input', field)
      : fieldElement('reference-input', field, { reference: field.resource }),
  portal: () => ({ widget: 'TextWidget' }),
  sample: () => undefined,
  inCsv: true,
  identifies: false,
  importRule: ({ resource }, { say, labelOf }) => ({
    text: say({
      en: 'The code of the record, or its code and name as in an export: {resource}.',
      vi: 'Mã của bản ghi, hoặc mã kèm tên như trong tệp xuất: {resource}.',
    }).replace('{resource}', labelOf(resource)),
  }),
  toCsv: (_, value) => textToCsv(value),
  fromCsv: (_, cell) => textFromCsv(cell.trim()),
};

/**
 * An assignee has an element of its own, because few staff may read accounts, but everybody may see the name of an
 * assignee.
 */
function shown(field: ReferenceField) {
  return field.assignee
    ? fieldElement('assignee', field)
    : fieldElement('reference', field, { reference: field.resource });
}

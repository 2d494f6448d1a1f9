import type { Field, FieldBase } from '../model/fields/field.ts';
import type { RowRules } from '../model/json/json-schema.ts';
import { initialValues } from '../model/fields/initial-values.ts';
import type { ScreenElement } from '../screens/screens.ts';
import { fieldElement } from './element.ts';
import type { Kind } from './kind.ts';
import { numberKeywords } from './keywords.ts';
import { objectsFromCsv, objectsToCsv } from './cells/nested-csv.ts';
import { nestedCells, nestedInputs, nestedSample } from './nested.ts';
import { EMPTINESS } from './operators.ts';
import { between } from './samples/random.ts';
import { MAX_SHORT } from './limits.ts';
import { SECTION } from './defaults.ts';
import { anyText } from './query.ts';
import { nestedPattern } from './cells/import-rule.ts';
import { noText } from './to-text.ts';

/** A list of objects that are stored with the record. */
export interface NestedListField extends FieldBase {
  readonly kind: 'nested-list';
  readonly fields: readonly Field[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly rows?: RowRules;
}

export const nestedList: Kind<'nested-list'> = {
  name: 'nested-list',
  declared: { types: ['array'], needs: '"items" with "properties"' },
  recognizes: (schema) => schema.type === 'array' && schema.items?.properties !== undefined,
  parse: (base, schema, { nested }) => ({
    ...base,
    kind: 'nested-list',
    fields: nested(schema.items ?? {}),
    ...numberKeywords(schema, 'minItems', 'maxItems'),
    ...(schema['x-rows'] && { rows: schema['x-rows'] }),
  }),
  sql: { sqlite: 'text', postgres: 'jsonb' },
  list: true,
  operators: EMPTINESS,
  fromQuery: anyText,
  sortable: false,
  collated: false,
  maxCharacters: () => MAX_SHORT,
  defaults: SECTION,
  remark: undefined,
  typescript: (field, { objectOf }) => `readonly ${objectOf(field)}[]`,
  cell: (field) => ({ ...fieldElement('nested-list-cell', field), children: nestedCells(field.fields) }),
  toText: noText,
  show: (field) => ({ ...shownRows(field), children: nestedCells(field.fields) }),
  input: (field) => {
    const { compact, ascending, reverseOf } = field.rows ?? {};
    const newRow = initialValues(field.fields);
    const props = { ...(Object.keys(newRow).length > 0 && { newRow }), ascending, reverseOf };
    return {
      ...fieldElement(compact ? 'compact-list-input' : 'nested-list-input', field, props),
      children: nestedInputs(field.fields),
    };
  },
  filter: undefined,
  portal: () => ({ widget: 'RowsWidget' }),
  sample: (field, random, index) => {
    const least = field.minItems ?? 1;
    const length = between(random, least, Math.max(least, Math.min(field.maxItems ?? 3, least + 2)));
    return Array.from({ length }, (_, position) => nestedSample(field.fields, random, index * 10 + position));
  },
  inCsv: true,
  identifies: false,
  importRule: ({ fields }, { say }) => ({
    text: say({
      en: 'One line within the cell for each: {parts}',
      vi: 'Mỗi mục một dòng trong ô: {parts}',
    }).replace('{parts}', nestedPattern(fields, say)),
  }),
  toCsv: (field, value, context, record) =>
    Array.isArray(value) ? objectsToCsv(field.fields, value, context, record) : '',
  fromCsv: (field, cell, context) => objectsFromCsv(field.fields, cell, context),
};

function shownRows(field: NestedListField): ScreenElement {
  const { diagram, ascending } = field.rows ?? {};
  return diagram ? fieldElement('line-diagram', field, { at: ascending }) : fieldElement('nested-list', field);
}

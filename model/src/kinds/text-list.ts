import type { Field, FieldBase, FieldOf } from '../model/fields/field.ts';
import type { JsonSchema } from '../model/json/json-schema.ts';
import { fieldElement } from './element.ts';
import { listFromCsv, listToCsv } from './cells/csv.ts';
import type { Kind, ParseContext } from './kind.ts';
import { isListOf, isString } from './keywords.ts';
import { MEMBERSHIP } from './operators.ts';
import { between, randomChoice } from './samples/random.ts';
import { kindOf, sampleOf } from './registry.ts';
import { MAX_SHORT } from './limits.ts';
import { NEITHER } from './defaults.ts';
import { anyText } from './query.ts';
import { noRule } from './cells/import-rule.ts';
import { listText } from './to-text.ts';

/** A list of texts. */
export interface TextListField extends FieldBase {
  readonly kind: 'text-list';
  /** Kind and limits of one item, described as a field: a text, an email, a date … */
  readonly item?: Field;
}

export const textList: Kind<'text-list'> = {
  name: 'text-list',
  declared: { types: ['array'] },
  recognizes: (schema) => isListOf(schema, isString),
  parse: (base, schema, context) => {
    const item = itemOf(base, schema, context);
    return { ...base, kind: 'text-list', ...(item && { item }) };
  },
  sql: { sqlite: 'text', postgres: 'jsonb' },
  list: true,
  operators: MEMBERSHIP,
  fromQuery: anyText,
  sortable: false,
  collated: false,
  maxCharacters: () => MAX_SHORT,
  defaults: NEITHER,
  remark: undefined,
  typescript: () => 'readonly string[]',
  cell: (field) => fieldElement('text-list', field, { ...written(field), inLine: true }),
  toText: ({ item }, value, context) =>
    listText(value, (one) => (item ? kindOf(item).toText(item, one, context) : String(one))),
  show: (field) => fieldElement('text-list', field, written(field)),
  input: (field) => fieldElement('text-list-input', field, written(field)),
  filter: undefined,
  portal: undefined,
  sample: (field, random, index) => {
    const example = randomChoice(random, field.examples ?? []);
    if (example !== undefined) return example;
    const { minItems = 1, maxItems = 3, uniqueItems = false } = field.schema;
    const length = between(random, minItems, Math.max(minItems, Math.min(maxItems, 3)));
    const { item } = field;
    if (!item) return [];
    const items: unknown[] = [];
    for (let at = 0; items.length < length && at < length + 30; at += 1) {
      if (at >= length + 10 && items.length >= Math.max(minItems, 1)) break;
      // If items must be unique and the examples are too few, generates texts as for a unique field.
      const wantedLength = at < length + 10 ? item : { ...item, unique: true };
      const sample = sampleOf(wantedLength, random, index * 10 + at);
      if (!uniqueItems || !items.includes(sample)) items.push(sample);
    }
    return items;
  },
  inCsv: true,
  identifies: false,
  importRule: noRule,
  toCsv: ({ item }, value, context) => {
    if (!Array.isArray(value) || !item) return listToCsv(value);
    return listToCsv(value.map((one: unknown) => kindOf(item).toCsv(item, one, context)));
  },
  fromCsv: ({ item }, cell, context) => {
    const found = listFromCsv(cell);
    if (!Array.isArray(found) || !item) return found;
    return found.map((one: unknown) => (typeof one === 'string' ? kindOf(item).fromCsv(item, one, context) : one));
  },
};

function written({ item }: FieldOf<'text-list'>): { readonly precision?: string } {
  const precision = item && kindOf(item).precision;
  return precision === undefined ? {} : { precision };
}

/**
 * Returns the field that describes a single item of the list. The functions of the item's kind need it to validate and
 * format items.
 */
function itemOf(base: FieldBase, { items = {} }: JsonSchema, { nested }: ParseContext): Field | undefined {
  const item: JsonSchema = { 'x-label': base.label, ...items };
  return nested({ required: [base.name], properties: { [base.name]: item } })[0];
}

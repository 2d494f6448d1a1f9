import { textIn } from '../model/text.ts';
import { kitElement } from '../screens/element.ts';
import { listFromCsv, listToCsv } from './csv.ts';
import type { Kind } from './kind.ts';
import { isListOf, isString } from './keywords.ts';
import { MEMBERSHIP } from './operators.ts';
import { between } from './random.ts';
import { sampleText } from './sample-text.ts';

export const textList: Kind<'text-list'> = {
  name: 'text-list',
  recognises: (schema) => isListOf(schema, isString),
  parse: (base) => ({ ...base, kind: 'text-list' }),
  sql: { sqlite: 'text', postgres: 'jsonb' },
  operators: MEMBERSHIP,
  sortable: false,
  typescript: () => 'readonly string[]',
  cell: (field) => kitElement('TextListField', field),
  show: (field) => kitElement('TextListField', field),
  input: (field) => kitElement('TextListInput', field),
  sample: (field, random, index) => {
    const { minItems = 1, maxItems = 3, items = {} } = field.schema as ListSchema;
    const length = between(random, minItems, Math.max(minItems, Math.min(maxItems, 3)));
    const { examples: _, ...base } = field;
    const item = { ...base, label: { '': textIn(field.label, '') }, schema: items, ...patternOf(items) };
    return Array.from({ length }, (__, position) => sampleText(item, random, index * 10 + position));
  },
  toCsv: (_, value) => listToCsv(value),
  fromCsv: (_, cell) => listFromCsv(cell),
};

interface ListSchema {
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: { readonly pattern?: string };
}

function patternOf(items: { readonly pattern?: string }): { readonly pattern?: string } {
  return items.pattern === undefined ? {} : { pattern: items.pattern };
}

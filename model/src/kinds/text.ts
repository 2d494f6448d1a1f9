import type { FieldBase } from '../model/fields/field.ts';
import type { JsonSchema } from '../model/json/json-schema.ts';
import type { Text } from '../model/text.ts';
import { fieldElement } from './element.ts';
import { textFromCsv, textToCsv } from './cells/csv.ts';
import type { Kind } from './kind.ts';
import { isString, numberKeywords, stringKeywords } from './keywords.ts';
import { TEXT } from './operators.ts';
import { sampleText } from './samples/sample-text.ts';
import { MAX_SHORT } from './limits.ts';
import { anyText } from './query.ts';
import { exampleRule } from './cells/import-rule.ts';
import { plainText } from './to-text.ts';

/** A text of one or several lines. */
export interface TextField extends FieldBase {
  readonly kind: 'text';
  readonly multiline: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Texts that people often enter and that a form offers to insert. */
  readonly templates?: readonly Text[];
  /** Pattern of the field. A field without a pattern of its own has the pattern of its custom kind. */
  readonly pattern?: string;
  /** Serial template that fills the field (`x-serial`). The field is then read-only. */
  readonly serial?: string;
}

export const text: Kind<'text'> = {
  name: 'text',
  declared: { types: ['string'] },
  recognizes: (schema) => isString(schema) || schema.enum !== undefined || schema.const !== undefined,
  parse: (base, schema, { projectKind }) => {
    const project = schema.format === undefined ? undefined : projectKind(schema.format);
    return {
      ...base,
      kind: 'text',
      multiline: schema['x-multiline'] === true,
      ...(schema['x-templates'] && { templates: schema['x-templates'] }),
      ...numberKeywords(schema, 'minLength', 'maxLength'),
      ...(project?.pattern !== undefined && { pattern: project.pattern }),
      ...stringKeywords(schema, 'pattern'),
      ...serialOf(schema),
    };
  },
  sql: { sqlite: 'text', postgres: 'text' },
  operators: TEXT,
  fromQuery: anyText,
  sortable: true,
  collated: true,
  maxCharacters: ({ schema }) => (schema.format === undefined && schema.pattern === undefined ? undefined : MAX_SHORT),
  defaults: {
    title: ({ multiline }) => !multiline,
    filter: false,
    column: ({ multiline, maxLength = 0 }) => !multiline && maxLength <= 255,
    section: false,
  },
  remark: undefined,
  typescript: () => 'string',
  cell: undefined,
  toText: plainText,
  show: (field) => fieldElement(field.multiline ? 'multiline-text' : 'text', field),
  input: (field) => input(field),
  filter: (field) => fieldElement('text-input', field),
  portal: () => ({ widget: 'TextWidget' }),
  sample: sampleText,
  inCsv: true,
  identifies: true,
  importRule: exampleRule,
  toCsv: (_, value) => textToCsv(value),
  fromCsv: (_, cell) => textFromCsv(cell),
};

function input(field: TextField) {
  if (field.format !== undefined) return fieldElement('formatted-input', field, { format: field.format });
  const lines = field.multiline ? { multiline: true, minRows: 3 } : {};
  return field.templates ? fieldElement('templates-input', field, lines) : fieldElement('text-input', field, lines);
}

function serialOf(schema: JsonSchema): { readonly serial?: string } {
  return typeof schema['x-serial'] === 'string' ? { serial: schema['x-serial'] } : {};
}

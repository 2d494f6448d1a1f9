import { languageName } from '../client/language-name.ts';
import type { Field, FieldBase, TextField } from '../model/fields/field.ts';
import { isObject } from '../model/json/is-object.ts';
import type { JsonSchema } from '../model/json/json-schema.ts';
import { localizedTextIn } from '../model/localized-text.ts';
import { textIn } from '../model/text.ts';
import { fieldElement } from './element.ts';
import { jsonFromCsv, jsonToCsv, textFromCsv } from './cells/csv.ts';
import type { Kind } from './kind.ts';
import { MAX_SHORT } from './limits.ts';
import { numberKeywords } from './keywords.ts';
import { LOCALIZED } from './operators.ts';
import { nestedInputs, nestedSample } from './nested.ts';
import { anyText } from './query.ts';
import { noRule } from './cells/import-rule.ts';

/**
 * A text in each language of the project, as an object: `{ "de": "Fahrrad", "en": "Bike" }`. Readers see the
 * text in their language, else in the project's default language, else in the first language that has a text.
 */
export interface LocalizedTextField extends FieldBase {
  readonly kind: 'localized-text';
  readonly multiline: boolean;
  readonly minLength?: number;
  /** Limit of the text in each language. */
  readonly maxLength?: number;
  /** One text field for each language of the project, the default language first. Its name is the language. */
  readonly fields: readonly Field[];
}

export const localizedText: Kind<'localized-text'> = {
  name: 'localized-text',
  declared: { types: ['object'] },
  recognizes: () => false,
  refine: (schema) => ({ ...schema, type: 'object' }),
  parse: (base, schema, { languages }) => {
    const multiline = schema['x-multiline'] === true;
    const fields = languages.map((language, index) =>
      languageField(schema, language, languages, { multiline, required: base.required && index === 0 }),
    );
    return { ...base, kind: 'localized-text', multiline, ...numberKeywords(schema, 'minLength', 'maxLength'), fields };
  },
  sql: { sqlite: 'text', postgres: 'jsonb' },
  operators: LOCALIZED,
  fromQuery: anyText,
  sortable: true,
  collated: true,
  // A value is an object. A text in its place is refused, and long ones before any check reads them.
  maxCharacters: () => MAX_SHORT,
  defaults: {
    title: ({ multiline }) => !multiline,
    filter: false,
    column: ({ multiline, maxLength = 0 }) => !multiline && maxLength <= 255,
    section: false,
  },
  remark: () => 'one text for each language',
  typescript: ({ fields }) =>
    `{ ${fields.map(({ name, required }) => `readonly ${key(name)}${required ? '' : '?'}: string`).join('; ')} }`,
  cell: (field) => fieldElement('localized-text', field),
  toText: ({ fields }, value, { language }) =>
    localizedTextIn(
      value,
      language,
      fields.map(({ name }) => name),
    ),
  show: (field) => fieldElement('localized-text', field, { multiline: field.multiline || undefined }),
  logged: (field) => fieldElement('localized-text', field, { everyLanguage: true }),
  input: (field) => ({
    ...fieldElement('localized-text-input', field),
    children: nestedInputs(field.fields),
  }),
  filter: (field) => fieldElement('text-input', field),
  portal: undefined,
  sample: ({ label, fields }, random, index) =>
    nestedSample(
      fields.map((one) => ({ ...one, label: { [one.name]: textIn(label, one.name) } })),
      random,
      index,
    ),
  inCsv: true,
  identifies: false,
  importRule: noRule,
  // Files of a resource have one column for each language: see `../csv/columns.ts`. The whole value is written into one
  // cell only inside a list or an object.
  toCsv: (_, value) => jsonToCsv(value),
  fromCsv: ({ fields: [first] }, cell) => {
    const value = jsonFromCsv(cell);
    if (isObject(value)) return value;
    const plain = textFromCsv(cell);
    return plain === undefined || !first ? undefined : { [first.name]: plain };
  },
};

function languageField(
  schema: JsonSchema,
  language: string,
  languages: readonly string[],
  { multiline, required }: { readonly multiline: boolean; readonly required: boolean },
): TextField {
  const limits = numberKeywords(schema, 'minLength', 'maxLength');
  const examples = (schema.examples ?? []).flatMap((one) => (isObject(one) ? (one[language] ?? []) : []));
  const rules = { ...limits, ...(examples.length > 0 && { examples }) };
  const name = languageName(language);
  return {
    kind: 'text',
    name: language,
    label: Object.fromEntries(languages.map((reader) => [reader, name])),
    required,
    readOnly: false,
    writeOnly: false,
    unique: false,
    searchable: false,
    public: false,
    system: false,
    multiline,
    ...rules,
    schema: { type: 'string', ...rules },
  };
}

const key = (language: string): string => (/^[a-z]+$/iu.test(language) ? language : `'${language}'`);

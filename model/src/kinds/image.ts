import type { FieldBase } from '../model/fields/field.ts';
import { fieldElement } from './element.ts';
import { numberKeywords } from './keywords.ts';
import type { Kind } from './kind.ts';
import { EMPTINESS } from './operators.ts';
import {
  sampleUpload,
  uploadFromCsv,
  uploadOf,
  uploadProps,
  uploadRemark,
  uploadSchema,
  uploadToCsv,
} from './uploads.ts';
import { MAX_SHORT } from './limits.ts';
import { COLUMN } from './defaults.ts';
import { anyText } from './query.ts';
import { noRule } from './cells/import-rule.ts';
import { noText } from './to-text.ts';

/** The URL of an uploaded image, or a list of URLs. */
export interface ImageField extends FieldBase {
  readonly kind: 'image';
  readonly multiple: boolean;
  readonly accept: readonly string[];
  /** Aspect ratio (width ÷ height) for cropping. */
  readonly aspect?: number;
}

export const image: Kind<'image'> = {
  name: 'image',
  declared: { types: ['string', 'array'] },
  recognizes: () => false,
  refine: uploadSchema,
  parse: (base, schema) => ({
    ...base,
    kind: 'image',
    ...uploadOf(schema),
    ...aspectOf(numberKeywords(schema, 'x-aspect')),
  }),
  accepts: ['image/*'],
  sql: { sqlite: 'text', postgres: 'jsonb' },
  operators: EMPTINESS,
  fromQuery: anyText,
  sortable: false,
  collated: false,
  maxCharacters: () => MAX_SHORT,
  defaults: COLUMN,
  remark: uploadRemark,
  typescript: (field) => (field.multiple ? 'readonly string[]' : 'string'),
  cell: (field) => fieldElement('image', field, { multiple: field.multiple || undefined }),
  toText: noText,
  show: (field) => fieldElement('image', field, { multiple: field.multiple || undefined }),
  logged: (field) => fieldElement('file-link', field, { multiple: field.multiple || undefined }),
  input: (field) => fieldElement('image-input', field, { ...uploadProps(field), aspect: field.aspect }),
  filter: undefined,
  portal: ({ multiple }) => ({ widget: multiple ? 'FilesWidget' : 'PhotoWidget' }),
  sample: (field, _, index) => sampleUpload(field, index),
  inCsv: false,
  identifies: false,
  importRule: noRule,
  toCsv: uploadToCsv,
  fromCsv: uploadFromCsv,
};

function aspectOf(found: { readonly 'x-aspect'?: number }): { readonly aspect?: number } {
  return found['x-aspect'] === undefined ? {} : { aspect: found['x-aspect'] };
}

import type { FieldBase } from '../model/fields/field.ts';
import { fieldElement } from './element.ts';
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
import { NEITHER } from './defaults.ts';
import { anyText } from './query.ts';
import { noRule } from './cells/import-rule.ts';
import { noText } from './to-text.ts';

/** The value is the URL of an upload (`/api/v1/uploads/{id}`), or a list of URLs with `multiple`. */
export interface FileField extends FieldBase {
  readonly kind: 'file';
  readonly multiple: boolean;
  readonly accept: readonly string[];
}

export const file: Kind<'file'> = {
  name: 'file',
  declared: { types: ['string', 'array'] },
  recognizes: () => false,
  refine: uploadSchema,
  parse: (base, schema) => ({ ...base, kind: 'file', ...uploadOf(schema) }),
  sql: { sqlite: 'text', postgres: 'jsonb' },
  operators: EMPTINESS,
  fromQuery: anyText,
  sortable: false,
  collated: false,
  maxCharacters: () => MAX_SHORT,
  defaults: NEITHER,
  remark: uploadRemark,
  typescript: (field) => (field.multiple ? 'readonly string[]' : 'string'),
  cell: (field) => fieldElement('file-link', field, { multiple: field.multiple || undefined }),
  toText: noText,
  show: (field) => fieldElement('file-link', field, { multiple: field.multiple || undefined }),
  input: (field) => fieldElement('upload-input', field, uploadProps(field)),
  filter: undefined,
  portal: () => ({ widget: 'FilesWidget' }),
  sample: (field, _, index) => sampleUpload(field, index),
  inCsv: false,
  identifies: false,
  importRule: noRule,
  toCsv: uploadToCsv,
  fromCsv: uploadFromCsv,
};

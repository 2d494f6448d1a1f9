import { kitElement } from './element.ts';
import type { Kind } from './kind.ts';
import { EMPTINESS } from './operators.ts';
import { sampleUpload, uploadFromCsv, uploadOf, uploadProps, uploadSchema, uploadToCsv } from './uploads.ts';

export const file: Kind<'file'> = {
  name: 'file',
  recognizes: () => false,
  refine: uploadSchema,
  parse: (base, schema) => ({ ...base, kind: 'file', ...uploadOf(schema) }),
  sql: { sqlite: 'text', postgres: 'jsonb' },
  operators: EMPTINESS,
  sortable: false,
  typescript: (field) => (field.multiple ? 'readonly string[]' : 'string'),
  cell: (field) => kitElement('FileLinkField', field, { multiple: field.multiple || undefined }),
  show: (field) => kitElement('FileLinkField', field, { multiple: field.multiple || undefined }),
  input: (field) => kitElement('UploadInput', field, uploadProps(field)),
  sample: (field, _, index) => sampleUpload(field, index),
  toCsv: uploadToCsv,
  fromCsv: uploadFromCsv,
};

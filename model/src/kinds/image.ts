import { kitElement } from './element.ts';
import { numbers } from './keywords.ts';
import type { Kind } from './kind.ts';
import { EMPTINESS } from './operators.ts';
import { sampleUpload, uploadFromCsv, uploadOf, uploadProps, uploadSchema, uploadToCsv } from './uploads.ts';

export const image: Kind<'image'> = {
  name: 'image',
  recognizes: () => false,
  refine: uploadSchema,
  parse: (base, schema) => ({ ...base, kind: 'image', ...uploadOf(schema), ...aspectOf(numbers(schema, 'x-aspect')) }),
  sql: { sqlite: 'text', postgres: 'jsonb' },
  operators: EMPTINESS,
  sortable: false,
  typescript: (field) => (field.multiple ? 'readonly string[]' : 'string'),
  cell: (field) => kitElement('UploadedImageField', field, { multiple: field.multiple || undefined }),
  show: (field) => kitElement('UploadedImageField', field, { multiple: field.multiple || undefined }),
  input: (field) => kitElement('ImageUploadInput', field, { ...uploadProps(field), aspect: field.aspect }),
  sample: (field, _, index) => sampleUpload(field, index),
  toCsv: uploadToCsv,
  fromCsv: uploadFromCsv,
};

function aspectOf(found: { readonly 'x-aspect'?: number }): { readonly aspect?: number } {
  return found['x-aspect'] === undefined ? {} : { aspect: found['x-aspect'] };
}

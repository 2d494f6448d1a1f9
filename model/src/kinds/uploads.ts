import type { FileField, ImageField } from '../model/fields/field.ts';
import type { JsonSchema } from '../model/json/json-schema.ts';
import { listFromCsv, listToCsv, textFromCsv, textToCsv } from './cells/csv.ts';

/*
 * Shared code of files and images. The value is the URL of an upload, or several URLs. It is stored as JSON because
 * there may be several.
 */

/** URLs are used in `src` and `href`, so `javascript:` and `data:` are not accepted. */
const ADDRESS: JsonSchema = { type: 'string', pattern: '^(?:/(?!/)|https?://)' };

export function uploadSchema(schema: JsonSchema): JsonSchema {
  return schema.type === 'array' ? { ...schema, items: { ...ADDRESS, ...schema.items } } : { ...ADDRESS, ...schema };
}

export function uploadOf(schema: JsonSchema): { readonly multiple: boolean; readonly accept: readonly string[] } {
  const accept = schema['x-accept'];
  return {
    multiple: schema.type === 'array',
    accept: typeof accept === 'string' ? [accept] : (accept ?? []),
  };
}

export function uploadProps(field: FileField | ImageField) {
  return {
    accept: field.accept.length > 0 ? field.accept : undefined,
    multiple: field.multiple ? true : undefined,
  };
}

export function sampleUpload(field: FileField | ImageField, index: number): string | readonly string[] {
  const address = `/api/v1/uploads/sample-${index + 1}`;
  return field.multiple ? [address] : address;
}

export function uploadRemark({ multiple }: FileField | ImageField): string {
  return multiple ? 'Addresses of uploads.' : 'Address of an upload.';
}

export function uploadToCsv(field: FileField | ImageField, value: unknown): string {
  return field.multiple ? listToCsv(value) : textToCsv(value);
}

export function uploadFromCsv(field: FileField | ImageField, cell: string): unknown {
  return field.multiple ? listFromCsv(cell) : textFromCsv(cell);
}

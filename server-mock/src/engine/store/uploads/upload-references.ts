import type { Field, FileField, ImageField, Resource } from '@tuyen/model';
import type { Row } from '../../domain.ts';
import { uploadIdIn } from './upload-address.ts';

/** One address in a file or image field. */
export interface UploadReference {
  /** `portrait`, `proofs.0`, `pages.2.scan` */
  readonly path: string;
  /** The file or image field itself; of nested ones the innermost. */
  readonly field: FileField | ImageField;
  readonly address: string;
}

const known = new WeakMap<readonly Field[], readonly Field[]>();

/** Those of the fields that hold uploads, in nested values too; worked out once. */
export function uploadFields(fields: Resource['fields']): readonly Field[] {
  const found = known.get(fields) ?? fields.filter(holdsUploads);
  known.set(fields, found);
  return found;
}

function holdsUploads(field: Field): boolean {
  if (field.kind === 'file' || field.kind === 'image') return true;
  return 'fields' in field && field.fields.some(holdsUploads);
}

/** The addresses in a field's value. */
export function uploadReferencesIn(field: Field, value: unknown, path: string = field.name): UploadReference[] {
  if (value === undefined || value === null) return [];
  if (field.kind === 'file' || field.kind === 'image') {
    if (typeof value === 'string') return [{ path, field, address: value }];
    if (!Array.isArray(value)) return [];
    return value.flatMap((each, index) => uploadReferencesIn(field, each, `${path}.${index}`));
  }
  if (!('fields' in field)) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => inside(field.fields, item, `${path}.${index}`));
  return inside(field.fields, value, path);
}

function inside(fields: readonly Field[], value: unknown, path: string): UploadReference[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return fields.flatMap((field) => uploadReferencesIn(field, (value as Row)[field.name], `${path}.${field.name}`));
}

/** The uploads of this server in a field's value, by id. */
export function uploadIdsIn(field: Field, value: unknown): ReadonlySet<string> {
  const ids = uploadReferencesIn(field, value).map(({ address }) => uploadIdIn(address));
  return new Set(ids.filter((id) => id !== undefined));
}

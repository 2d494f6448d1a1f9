import {
  eachValue,
  type Field,
  type FileField,
  type ImageField,
  memoize,
  type Resource,
  someField,
} from '@tuyen/model';
import { uploadIdIn } from './upload-address.ts';

export interface UploadReference {
  /** Path of the upload in the record, such as `portrait`, `proofs.0` or `pages.2.scan`. */
  readonly path: string;
  readonly field: FileField | ImageField;
  readonly address: string;
}

export const uploadFields = memoize((fields: Resource['fields']): readonly Field[] =>
  fields.filter((field) => someField(field, (one) => 'accept' in one)),
);

export function uploadReferencesIn(field: Field, value: unknown): readonly UploadReference[] {
  const found: UploadReference[] = [];
  eachValue(field, value, (one, stored, path) => {
    if (!('accept' in one)) return;
    if (typeof stored === 'string') found.push({ path, field: one, address: stored });
    else if (Array.isArray(stored))
      for (const [index, address] of stored.entries())
        if (typeof address === 'string') found.push({ path: `${path}.${index}`, field: one, address });
  });
  return found;
}

export function uploadIdsIn(field: Field, value: unknown): ReadonlySet<string> {
  const ids = uploadReferencesIn(field, value).map(({ address }) => uploadIdIn(address));
  return new Set(ids.filter((id) => id !== undefined));
}

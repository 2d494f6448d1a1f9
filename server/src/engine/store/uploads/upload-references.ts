import { eachValue, type Field, type FileField, type ImageField, type Resource, someField } from '@tuyen/model';
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
  const found = known.get(fields) ?? fields.filter((field) => someField(field, (one) => 'accept' in one));
  known.set(fields, found);
  return found;
}

/** The addresses in a field's value. */
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

/** The uploads of this server in a field's value, by id. */
export function uploadIdsIn(field: Field, value: unknown): ReadonlySet<string> {
  const ids = uploadReferencesIn(field, value).map(({ address }) => uploadIdIn(address));
  return new Set(ids.filter((id) => id !== undefined));
}

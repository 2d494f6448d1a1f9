import { type Field, mapObject } from '@tuyen/model';

/** A record without its documents, nested ones too: an upload belongs to one record, and a copy begins without. */
export function withoutUploads<T extends object>(fields: readonly Field[], record: T): T {
  return mapObject(fields, record, (object, inside) => {
    for (const field of inside) if ('accept' in field) delete object[field.name];
    return object;
  }) as T;
}

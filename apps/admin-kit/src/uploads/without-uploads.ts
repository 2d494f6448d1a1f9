import { type Field, mapObject } from '@tuyen/model';
import type { RaRecord } from 'react-admin';

/**
 * Removes the uploads of a record, including nested ones. An upload belongs to one record, so a copy of the record
 * starts without uploads.
 */
export function withoutUploads(fields: readonly Field[], record: RaRecord): RaRecord {
  const copy = mapObject(fields, record, (object, inside) => {
    for (const field of inside) if ('accept' in field) delete object[field.name];
    return object;
  });
  return { ...copy, id: record.id };
}

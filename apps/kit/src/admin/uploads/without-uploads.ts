import { type Field, mapObject } from '@tuyen/model';
import type { RaRecord } from 'react-admin';

/** A record without its documents, nested ones too: an upload belongs to one record, and a copy begins without. */
export function withoutUploads(fields: readonly Field[], record: RaRecord): RaRecord {
  const copy = mapObject(fields, record, (object, inside) => {
    for (const field of inside) if ('accept' in field) delete object[field.name];
    return object;
  });
  return { ...copy, id: record.id };
}

import type { BackEndListFile } from '../generated/backend-list.ts';
import type { BackEndRecordFile } from '../generated/backend-record.ts';
import type { Dialect } from '../model/place.ts';

/** Returns how a resource is listed. The resource's own settings override the defaults of the dialect. */
export function listOf({ defaults, lists }: Dialect, resource: string): BackEndListFile {
  return { ...defaults?.list, ...own(lists, resource) };
}

/**
 * Returns how the records of a resource are read and written. The resource's own settings override the defaults of the
 * dialect.
 */
export function recordOf({ defaults, records }: Dialect, resource: string): BackEndRecordFile {
  return { ...defaults?.record, ...own(records, resource) };
}

function own<T>(parts: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return parts && Object.hasOwn(parts, name) ? parts[name] : undefined;
}

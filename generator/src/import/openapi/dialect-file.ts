import type { Raw } from '@tuyen/model/raw';
import { dialectList, dialectRecord } from './draft-dialect.ts';
import type { DraftedResource } from './drafted-resource.ts';
import { withDefaults } from './dialect-defaults.ts';
import { findErrors } from './find-errors.ts';
import type { OpenApiReading } from './reading.ts';

/** Returns how the back end of the document is called. */
export function dialectFile(resources: readonly DraftedResource[], reading: OpenApiReading): Raw {
  const lists = withDefaults(
    Object.fromEntries(resources.map((resource) => [resource.name, dialectList(resource, reading.reader)])),
    ['page', 'total', 'sort', 'search', 'records'],
  );
  const records = resources
    .map((resource) => [resource.name, dialectRecord(resource, reading.reader)] as const)
    .filter(([, record]) => Object.keys(record).length > 0);
  const errors = findErrors(reading);
  return {
    ...(Object.keys(lists.defaults).length > 0 && { defaults: { list: lists.defaults } }),
    lists: lists.entries,
    records: Object.fromEntries(records),
    ...(errors && { errors }),
  };
}

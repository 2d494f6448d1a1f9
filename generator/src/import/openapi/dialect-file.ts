import type { Raw } from '@tuyen/model/raw';
import { dialectList, dialectRecord } from './draft-dialect.ts';
import type { DraftedResource } from './drafted-resource.ts';
import { withDefaults } from './dialect-defaults.ts';
import { earlierEntries } from './earlier-entries.ts';
import { findErrors } from './find-errors.ts';
import type { OpenApiReading } from './reading.ts';

const DEFAULT_KEYS = ['page', 'total', 'sort', 'search', 'records'];

/**
 * Returns the dialect of the back end that the document describes.
 * @param before dialect of the last import
 */
export function dialectFile(resources: readonly DraftedResource[], reading: OpenApiReading, before?: Raw): Raw {
  const earlier = earlierEntries(before, new Set(resources.map(({ name }) => name)));
  const current = resources.map((resource) => [resource.name, dialectList(resource, reading.reader)] as const);
  const lists = withDefaults({ ...Object.fromEntries(current), ...earlier.lists }, DEFAULT_KEYS);
  const records = resources
    .map((resource) => [resource.name, dialectRecord(resource, reading.reader)] as const)
    .filter(([, record]) => Object.keys(record).length > 0);
  const errors = findErrors(reading);
  return {
    ...(Object.keys(lists.defaults).length > 0 && { defaults: { list: lists.defaults } }),
    lists: lists.entries,
    records: { ...Object.fromEntries(records), ...earlier.records },
    ...(errors && { errors }),
  };
}

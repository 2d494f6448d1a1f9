import type { RelatedList } from '../model/work/related.ts';
import type { RelatedListFile } from '../generated/resource.ts';
import { sortOf } from '../model/work/sort-order.ts';

/**
 * Builds a related list, which shows records that refer to a record. Columns and order that the file omits are those in
 * the list page of the shown records.
 */
export function buildRelated({ limit = 5, sort, ...file }: RelatedListFile): RelatedList {
  return { ...file, limit, ...(sort !== undefined && { sort: sortOf(sort) }) };
}

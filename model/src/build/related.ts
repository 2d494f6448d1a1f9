import type { RelatedList } from '../model/work/related.ts';
import type { RelatedListFile } from '../generated/resource.ts';
import { sortOf } from '../model/work/sort-order.ts';

/**
 * Builds a related list: the records that refer to a record. The default columns and the default order are those in the
 * list page of these records.
 */
export function buildRelated({ limit = 5, sort, first, ...file }: RelatedListFile): RelatedList {
  return { ...file, limit, ...(first === true && { first }), ...(sort !== undefined && { sort: sortOf(sort) }) };
}

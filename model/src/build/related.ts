import type { RelatedList } from '../model/work/related.ts';
import type { RelatedListFile } from '../generated/resource.ts';
import { sortOf } from '../model/work/sort-order.ts';

/** Builds a related list. Columns and order that it does not set are those of the other resource's own list. */
export function buildRelated({ limit = 5, sort, ...file }: RelatedListFile): RelatedList {
  return { ...file, limit, ...(sort !== undefined && { sort: sortOf(sort) }) };
}

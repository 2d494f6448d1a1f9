import type { RelatedList } from '../model/work/related.ts';
import type { RelatedListFile } from '../generated/resource.ts';
import { sortOf } from './views.ts';

/** Columns and order default to those of the other resource's list. */
export function buildRelated({ limit = 5, sort, ...file }: RelatedListFile): RelatedList {
  return { ...file, limit, ...(sort !== undefined && { sort: sortOf(sort) }) };
}

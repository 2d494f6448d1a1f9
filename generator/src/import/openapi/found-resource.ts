import type { ApiOperation, ApiPath } from './api-path.ts';
import type { FoundList } from './find-list.ts';

/** Resource that the paths of a document describe. */
export interface FoundResource {
  /** Name that the document gives. */
  readonly name: string;
  readonly list: ApiPath;
  readonly records: FoundList;
  /** Path of one record. Records of some child lists have none. */
  readonly item: ApiPath | undefined;
  /** Where the answer of the item's path has the record. Absent if records cannot be read one by one. */
  readonly record: FoundList | undefined;
  /** Resource whose record the path is below, by the name that the document gives. */
  readonly within?: string;
  /** Further lists of the same records. */
  readonly otherLists: readonly ApiPath[];
}

/** Path that becomes no resource and is no part of one. */
export interface LeftPath {
  readonly path: ApiPath;
  readonly reason: string;
}

export function getOf(path: ApiPath | undefined): ApiOperation | undefined {
  return path?.operations.get;
}

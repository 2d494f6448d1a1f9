import type { ApiOperation, ApiPath } from './api-path.ts';
import type { FoundList } from '../schema/find-list.ts';

/** Resource that the paths of a document describe. */
export interface FoundResource {
  /** Name that the document gives. */
  readonly name: string;
  readonly list: ApiPath;
  readonly records: FoundList;
  /** Path of one record. Absent if a child list has no such path. */
  readonly item: ApiPath | undefined;
  /**
   * Path of one record without its last parameter, unless this path is the list: `/pet`, while `/pet/findByStatus`
   * lists the records.
   */
  readonly collection?: ApiPath;
  /** Where the answer of the item's path has the record. Absent if records cannot be read one by one. */
  readonly record: FoundList | undefined;
  /** Resource whose record the path is below, by the name that the document gives. */
  readonly within?: string;
  /** Other paths that list the same records. */
  readonly otherLists: readonly ApiPath[];
}

export function getOf(path: ApiPath | undefined): ApiOperation | undefined {
  return path?.operations.get;
}

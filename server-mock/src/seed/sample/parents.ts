/**
 * Returns the IDs that may become the parent of the next record in a tree with three levels. The first record has no
 * parent. Records of the second level get the first record. All others get a record of the second level.
 * @param before ids of the earlier records of the resource
 * @param count number of records in the whole tree
 */
export function parentsAmong(before: readonly string[], count: number): readonly string[] {
  const second = Math.ceil(Math.sqrt(count));
  return before.length <= second ? before.slice(0, 1) : before.slice(1, second + 1);
}

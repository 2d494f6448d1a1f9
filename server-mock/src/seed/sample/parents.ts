/**
 * Returns the possible parents of the next record in a tree: none for the first, the first one for the records of the
 * second level, and one of the second level for all others.
 * @param before ids of the earlier records of the resource
 * @param count number of records in the whole tree
 */
export function parentsAmong(before: readonly string[], count: number): readonly string[] {
  const second = Math.ceil(Math.sqrt(count));
  return before.length <= second ? before.slice(0, 1) : before.slice(1, second + 1);
}

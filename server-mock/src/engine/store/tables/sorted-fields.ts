import type { Resource } from '@tuyen/model';

/** The fields that a list is sorted by at once: they have an index from the beginning. */
export function alwaysSorted(resource: Resource): readonly (string | undefined)[] {
  const { list, workflow } = resource;
  return isLog(resource) ? [list.sort.field] : [list.sort.field, 'created_at', workflow?.field];
}

/** Those that a head of the list sorts by: they have an index where the table is too large to be sorted at each request. */
export function sortedByHeads(resource: Resource): readonly string[] {
  return isLog(resource) ? [] : resource.list.columns;
}

/** Records that only the system creates are written with every other write, and rarely read in another order. */
function isLog({ actions, workflow }: Resource): boolean {
  return !workflow && !actions.includes('create') && !actions.includes('edit');
}

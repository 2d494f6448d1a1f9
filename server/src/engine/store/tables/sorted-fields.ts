import type { Model, Resource } from '@tuyen/model';

export function alwaysSorted(resource: Resource): readonly (string | undefined)[] {
  const { list, workflow } = resource;
  return isLog(resource) ? [list.sort.field] : [list.sort.field, 'created_at', workflow?.field];
}

export function sortedByHeads(resource: Resource): readonly string[] {
  return isLog(resource) ? [] : resource.list.columns;
}

export function askedFields({ dashboards }: Model, { name, tabs = [] }: Resource): readonly string[] {
  const filters = tabs.flatMap(({ filter }) => filter);
  const tiles = dashboards.flatMap((dashboard) => dashboard.tiles);
  const asked = tiles.flatMap((tile) => {
    if (!('resource' in tile) || tile.resource !== name) return [];
    const date = tile.kind === 'figure' ? tile.period?.date : 'date' in tile ? tile.date : undefined;
    return [...Object.keys(tile.filter), ...(date === undefined ? [] : [date])];
  });
  return [...new Set([...filters.flatMap((filter) => Object.keys(filter)), ...asked])];
}

/**
 * Returns whether the resource is a log, whose records only the system creates. Every write adds log records, and they
 * are rarely read in another order. So a log has an index only for the list order.
 */
function isLog({ actions, workflow }: Resource): boolean {
  return !workflow && !actions.includes('create') && !actions.includes('edit');
}

import type { Capabilities } from '../model/capabilities.ts';
import type { Backend } from '../model/place.ts';
import type { CrudAction } from '../model/resource.ts';
import type { BackEndListFile } from '../generated/backend-list.ts';
import { listOf, recordOf } from './dialect.ts';

/** Derives what a back end can do with a resource from its dialect. */
export function dialectCapabilities({ dialect, provider }: Backend, resource: string): Capabilities {
  const list = listOf(dialect, resource);
  const actions = provider === undefined ? actionsOf(dialect, resource) : ALL_ACTIONS;
  return {
    actions,
    sort: list.sort ? (list.sort.fields ?? 'all') : [],
    filters: Object.fromEntries(
      Object.entries(list.filters ?? {}).map(([field, param]) => [
        field,
        typeof param === 'string' ? ['$eq'] : Object.keys(param),
      ]),
    ),
    anyFilter: list.anyFilter ? ['$eq', ...Object.keys(list.anyFilter.operators ?? {})] : [],
    search: Boolean(list.search),
    total: saysTotal(list, provider !== undefined),
    jump: list.page?.kind !== 'cursor',
    getMany: provider !== undefined || Boolean(list.many),
    optimisticLock: false,
    can: false,
    history: false,
    csv: false,
    bulkDelete: actions.includes('delete'),
    edits: false,
    deletionCheck: false,
    tabs: false,
  };
}

const ALL_ACTIONS: readonly CrudAction[] = ['list', 'show', 'create', 'edit', 'delete'];

function actionsOf(dialect: Backend['dialect'], resource: string): readonly CrudAction[] {
  const list = listOf(dialect, resource);
  const record = recordOf(dialect, resource);
  const possible: Readonly<Record<CrudAction, boolean>> = {
    list: list.get !== undefined,
    show: record.get !== undefined,
    create: record.create !== undefined,
    // A form needs the whole record, which the list may not have.
    edit: record.update !== undefined && record.get !== undefined,
    delete: record.delete !== undefined,
  };
  return ALL_ACTIONS.filter((action) => possible[action]);
}

function saysTotal(list: BackEndListFile, isOfModule: boolean): boolean {
  const kind = list.page?.kind ?? 'none';
  // With a total, a pagination offers every page, but tokens lead only to the next one.
  if (kind === 'cursor') return false;
  if (isOfModule) return list.total !== null;
  // The one page of a list has all records, so their number is known.
  return Boolean(list.total) || kind === 'none';
}

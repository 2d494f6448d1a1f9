import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useDataProvider, useListContext, useResourceContext } from 'react-admin';
import type { KitDataProvider } from '../../../data/data-provider.ts';
import { TAB } from '../../../data/query.ts';
import { useRefresh } from '../use-refresh.ts';
import { useOpenTab } from './use-tabs.ts';

/** A tab as the server answers it: one that the schema describes, or one that a person saved. */
export interface AnsweredTab {
  readonly name: string;
  readonly count: number;
  /** The rest is of saved tabs. */
  readonly label?: string;
  readonly own?: boolean;
  /** Of one's own. */
  readonly query?: string;
  /** Of one's own: the role that it is shared with. */
  readonly role?: string | null;
  /** Why it cannot be opened any more. */
  readonly problem?: string;
}

export type OwnTab = AnsweredTab & { readonly label: string; readonly query: string };

/** React-admin makes what begins like this stale when a record of the resource is written. */
export const tabsKey = (resource: string) => [resource, 'getList', 'tabs'] as const;

/** Asked for once the rows are there and drawn, all in one request. */
export function useAnsweredTabs(): UseQueryResult<readonly AnsweredTab[]> {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider<KitDataProvider>();
  const { isPending } = useListContext();
  const enabled = useDeferredValue(resource !== '' && !isPending, false);
  return useQuery({
    queryKey: tabsKey(resource),
    queryFn: ({ signal }) => dataProvider.call<readonly AnsweredTab[]>(`${resource}/tabs`, { signal }),
    refetchInterval: useRefresh(),
    enabled,
    retry: false,
  });
}

/** The open tab, where the user saved it. */
export function useOwnOpenTab(): OwnTab | undefined {
  const open = useOpenTab();
  const tab = useAnsweredTabs().data?.find(({ name }) => name === open);
  return tab?.own && tab.label !== undefined && tab.query !== undefined
    ? { ...tab, label: tab.label, query: tab.query }
    : undefined;
}

/** Is the list filtered by more than the open tab? */
export function useIsFiltered(): boolean {
  const { filterValues } = useListContext();
  return Object.entries<unknown>(filterValues).some(
    ([name, value]) => name !== TAB && value !== undefined && value !== '',
  );
}

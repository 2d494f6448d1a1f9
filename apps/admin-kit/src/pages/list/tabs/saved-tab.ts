import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useDataProvider, useListContext, useResourceContext } from 'react-admin';
import type { KitDataProvider } from '../../../data/data-provider.ts';
import { TAB } from '../../../data/query.ts';
import { useRefresh } from '../use-refresh.ts';
import { useOpenTab } from './use-tabs.ts';

/** Tab in a server response, either from the schema or saved by a user. */
export interface AnsweredTab {
  readonly name: string;
  readonly count: number;
  /** Name that the user gave to the tab. Set only for saved tabs, as are all following properties. */
  readonly label?: string;
  readonly own?: boolean;
  /** Query of the tab. The server sends it only to the owner of the tab. */
  readonly query?: string;
  /** Role that the user's own tab is shared with. */
  readonly role?: string | null;
  /** Reason why the tab can no longer be opened. */
  readonly problem?: string;
}

export type OwnTab = AnsweredTab & { readonly label: string; readonly query: string };

/**
 * Query key of the tabs. It starts with the name of the resource and `getList`, because react-admin invalidates such
 * queries after a write to the resource.
 */
export const tabsKey = (resource: string) => [resource, 'getList', 'tabs'] as const;

/** Fetches all tabs of a list in one request, after the rows are rendered. */
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

export function useOwnOpenTab(): OwnTab | undefined {
  const open = useOpenTab();
  const tab = useAnsweredTabs().data?.find(({ name }) => name === open);
  return tab?.own && tab.label !== undefined && tab.query !== undefined
    ? { ...tab, label: tab.label, query: tab.query }
    : undefined;
}

/** Checks whether the list has filters in addition to the open tab. */
export function useIsFiltered(): boolean {
  const { filterValues } = useListContext();
  return Object.entries<unknown>(filterValues).some(
    ([name, value]) => name !== TAB && value !== undefined && value !== '',
  );
}

import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useDataProvider, useListContext, useResourceContext } from 'react-admin';
import type { KitDataProvider } from '../../../data/data-provider.ts';
import { TAB } from '../../../data/query.ts';
import { useCapabilities } from '../../../model/model-context.tsx';
import { useRefresh } from '../use-refresh.ts';
import { useOpenTab } from './use-tabs.ts';

export interface AnsweredTab {
  readonly name: string;
  readonly count: number;
  readonly label?: string;
  readonly own?: boolean;
  /** Query of the tab. The server sends it only to the owner of the tab. */
  readonly query?: string;
  readonly role?: string | null;
  readonly problem?: string;
}

export type OwnTab = AnsweredTab & { readonly label: string; readonly query: string };

/**
 * Query key of the tabs. It starts with the name of the resource and `getList`, because react-admin invalidates such
 * queries after a write to the resource.
 */
export const tabsKey = (resource: string) => [resource, 'getList', 'tabs'] as const;

export function useAnsweredTabs(): UseQueryResult<readonly AnsweredTab[]> {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider<KitDataProvider>();
  const { isPending } = useListContext();
  const { tabs } = useCapabilities(resource);
  const enabled = useDeferredValue(resource !== '' && tabs && !isPending, false);
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

export function useIsFiltered(): boolean {
  const { filterValues } = useListContext();
  return Object.entries<unknown>(filterValues).some(
    ([name, value]) => name !== TAB && value !== undefined && value !== '',
  );
}

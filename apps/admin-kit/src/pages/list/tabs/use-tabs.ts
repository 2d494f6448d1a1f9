import type { Tab } from '@tuyen/model';
import { useListContext, useResourceContext } from 'react-admin';
import { useMaySlug } from '../../../auth/session-context.tsx';
import { TAB } from '../../../data/query.ts';
import { useResource } from '../../../model/model-context.tsx';

export function useTabs(): readonly Tab[] {
  const tabs = useResource(useResourceContext())?.tabs ?? [];
  const may = useMaySlug();
  return tabs.filter(({ slug }) => slug === undefined || may(slug));
}

export function useOpenTab(): string | undefined {
  const { filterValues } = useListContext();
  const name: unknown = filterValues[TAB];
  return typeof name === 'string' ? name : undefined;
}

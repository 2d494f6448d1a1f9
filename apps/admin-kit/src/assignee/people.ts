import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { KitDataProvider } from '../data/data-provider.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

export function assigneesOf(resource: string): string {
  return `${resource}/assignees`;
}

interface People {
  readonly people: readonly Person[];
  readonly isPending: boolean;
}

/**
 * Searches the possible assignees of a resource by name. Returns at most 100.
 * @param office office of the record; defaults to the current office
 */
export function usePeople(resource: string, q: string, office?: unknown): People {
  const dataProvider = useDataProvider<KitDataProvider>();
  const search = new URLSearchParams({ ...(q !== '' && { q }), ...(typeof office === 'string' && { office }) });
  const path = `${assigneesOf(resource)}?${search}`;
  const { data = [], isPending } = useQuery({
    queryKey: [assigneesOf(resource), 'people', path],
    queryFn: () => dataProvider.call<readonly Person[]>(path),
    placeholderData: (before) => before,
  });
  return { people: data, isPending };
}

import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { KitDataProvider } from '../data/data-provider.ts';

/** An account, as `GET {resource}/assignees` names it. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** Where the names of those who work on records of a resource are asked for; by id as records of a list are. */
export function assigneesOf(resource: string): string {
  return `${resource}/assignees`;
}

interface People {
  readonly people: readonly Person[];
  readonly isPending: boolean;
}

/**
 * Who can be given a record: at most 100 by name.
 * @param office of the record; by default the current one
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

import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useMay, useOfficeId } from '../../auth/session-context.tsx';
import { ASK_CAN, canOf } from '../../record/record-can.ts';
import { matching, type Entry } from './entry.ts';

/** As many of the found actions as the server is asked about. */
const MOST = 8;
/** One letter is in nearly every action. */
const SHORTEST = 2;

/**
 * A function that leaves out new records that the server would not accept from this office. It is asked about those alone that the text finds or
 * that were chosen last.
 */
export function useAccepted(
  actions: readonly Entry[],
  recent: readonly Entry[],
  text: string,
): (entries: readonly Entry[]) => readonly Entry[] {
  const dataProvider = useDataProvider();
  const office = useOfficeId();
  const mayIn = useMay();
  const found = text.trim().length < SHORTEST ? [] : matching(actions, text, MOST);
  const asked = [...new Set([...found, ...recent].flatMap(({ creates }) => creates ?? []))];
  const answers = useQueries({
    queries: asked.map((resource) => ({
      queryKey: ['accepts', office, resource],
      queryFn: async () => canOf((await dataProvider.getList(resource, ONE)).meta)?.actions.includes('create') ?? true,
      // Without the list, the permission alone is known.
      enabled: mayIn(resource, 'list'),
      staleTime: 60_000,
      retry: false,
    })),
  });
  const accepted = new Set(
    asked.filter((resource, index) => !mayIn(resource, 'list') || (answers[index]?.data ?? answers[index]?.isError)),
  );
  return (entries) => entries.filter(({ creates }) => creates === undefined || accepted.has(creates));
}

/** Of the list itself alone its `can` is of interest. */
const ONE = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'id', order: 'ASC' },
  filter: {},
  ...ASK_CAN,
} as const;

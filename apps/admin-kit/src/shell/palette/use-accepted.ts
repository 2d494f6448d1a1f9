import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useMay, useOfficeId } from '../../auth/session-context.tsx';
import { ASK_CAN, canOf } from '../../record/record-can.ts';
import { matching, type PaletteEntry } from './entry.ts';

/** Maximum number of matching actions for which the command palette asks the server whether the user may run them. */
const MOST = 8;
/** Minimum length of the search text for which actions are checked. A single letter matches nearly every action. */
const SHORTEST = 2;

export function useAccepted(
  actions: readonly PaletteEntry[],
  recent: readonly PaletteEntry[],
  text: string,
): (entries: readonly PaletteEntry[]) => readonly PaletteEntry[] {
  const dataProvider = useDataProvider();
  const office = useOfficeId();
  const mayIn = useMay();
  const found = text.trim().length < SHORTEST ? [] : matching(actions, text, MOST);
  const asked = [...new Set([...found, ...recent].flatMap(({ creates }) => creates ?? []))];
  const answers = useQueries({
    queries: asked.map((resource) => ({
      queryKey: ['accepts', office, resource],
      queryFn: async () => canOf((await dataProvider.getList(resource, ONE)).meta)?.actions.includes('create') ?? true,
      // The list response states whether the user may create a record. Users who may not read the list get no such
      // response, so only their permissions decide.
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

const ONE = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'id', order: 'ASC' },
  filter: {},
  ...ASK_CAN,
} as const;

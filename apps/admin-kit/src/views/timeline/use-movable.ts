import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useDataProvider, useResourceContext, type Identifier, type RaRecord } from 'react-admin';
import { ASK_CAN, canOf } from '../../record/record-can.ts';

/** Maximum number of records for which the server returns permissions in one request. */
const PORTION = 100;

/**
 * Returns the ids of the records in which the user may change all of the fields, according to the server.
 *
 * @param asks false if records cannot be moved at all; no request is sent then
 */
export function useMovable(
  records: readonly RaRecord[],
  fields: readonly string[],
  asks: boolean,
): ReadonlySet<Identifier> {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const portions = useMemo(() => {
    const ids = asks ? records.map(({ id }) => id) : [];
    return Array.from({ length: Math.ceil(ids.length / PORTION) }, (_, at) =>
      ids.slice(at * PORTION, (at + 1) * PORTION),
    );
  }, [records, asks]);
  // Keeps the identity of this function, so that its result changes only with a new response. Every lane re-renders
  // when the result changes.
  const combine = useCallback(
    (answers: readonly UseQueryResult<readonly RaRecord[]>[]) =>
      movableIn(
        answers.flatMap(({ data }) => data ?? []),
        fields,
      ),
    [fields],
  );
  return useQueries({
    queries: portions.map((ids) => ({
      // React-admin refetches queries whose key starts with `getList` after each change, so this key starts with it
      // too.
      queryKey: [resource, 'getList', { movable: ids }],
      queryFn: async (): Promise<readonly RaRecord[]> => {
        const all = { pagination: { page: 1, perPage: PORTION }, sort: { field: 'id', order: 'ASC' as const } };
        return (await dataProvider.getList(resource, { ...all, filter: { 'id||$in': ids }, ...ASK_CAN })).data;
      },
      retry: false,
    })),
    combine,
  });
}

function movableIn(records: readonly RaRecord[], fields: readonly string[]): ReadonlySet<Identifier> {
  const movable = records.filter((record) => {
    const can = canOf(record);
    return can?.actions.includes('edit') === true && !fields.some((field) => field in can.fixed);
  });
  return new Set(movable.map(({ id }) => id));
}

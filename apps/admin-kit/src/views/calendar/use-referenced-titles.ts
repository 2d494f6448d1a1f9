import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import type { CalendarView } from '@tuyen/model';
import { useCallback, useMemo } from 'react';
import { useDataProvider, useResourceContext, type RaRecord } from 'react-admin';
import { useMay } from '../../auth/session-context.tsx';
import { useModel, useResource } from '../../model/model-context.tsx';
import { useRecordTitle } from '../../record/use-localized.ts';

/** Titles of referenced records, by resource and id: `routes/33`. */
export type ReferencedTitles = ReadonlyMap<string, string>;

/**
 * Loads the records that the titles of entries name, such as the route of a trip.
 * @returns function that puts the titles of these records into a record, in place of their ids
 */
export function useReferencedTitles(view: CalendarView, records: readonly RaRecord[]): (record: RaRecord) => RaRecord {
  const dataProvider = useDataProvider();
  const resource = useResource(useResourceContext());
  const { outline } = useModel();
  const titleOf = useRecordTitle();
  const may = useMay();
  const named = useMemo(
    () =>
      (resource?.fields ?? []).flatMap((field) =>
        field.kind === 'reference' && view.title?.includes(`{${field.name}}`) ? [field] : [],
      ),
    [resource, view.title],
  );
  const combine = useCallback(
    (answers: readonly UseQueryResult<readonly RaRecord[]>[]): ReferencedTitles =>
      new Map(
        named.flatMap((field, index) => {
          const template = outline.resources.find(({ name }) => name === field.resource)?.title ?? '{id}';
          const found = answers[index]?.data ?? [];
          return found.map((one): [string, string] => [`${field.resource}/${one.id}`, titleOf(template, one)]);
        }),
      ),
    [named, outline, titleOf],
  );
  const titles = useQueries({
    queries: named.map((field) => {
      const ids = [...new Set(records.flatMap((record) => record[field.name] ?? []))].toSorted();
      return {
        queryKey: [field.resource, 'getMany', { ids }],
        queryFn: async (): Promise<readonly RaRecord[]> => (await dataProvider.getMany(field.resource, { ids })).data,
        enabled: ids.length > 0 && may(field.resource, 'list'),
        retry: false,
      };
    }),
    combine,
  });
  return useCallback(
    (record) => ({
      ...record,
      ...Object.fromEntries(
        named.map((field) => [field.name, titles.get(`${field.resource}/${record[field.name]}`) ?? '']),
      ),
    }),
    [named, titles],
  );
}

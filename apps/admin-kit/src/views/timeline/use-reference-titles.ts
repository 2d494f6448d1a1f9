import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useDataProvider, useResourceContext, type Identifier, type RaRecord } from 'react-admin';
import { useMay } from '../../auth/session-context.tsx';
import { useOutline, useResource } from '../../model/model-context.tsx';
import { useRecordTitle } from '../../record/use-localized.ts';
import type { TimeBar } from './lay-out.ts';

/** Returns the titles of the records that reference fields of the bars name, by id. Unreadable records have none. */
export function useReferenceTitles(fields: readonly string[], bars: readonly TimeBar[]): ReadonlyMap<unknown, string> {
  const resource = useResource(useResourceContext());
  const { resources } = useOutline();
  const may = useMay();
  const dataProvider = useDataProvider();
  const titleOf = useRecordTitle();
  const asked = useMemo(
    () =>
      (resource?.fields ?? []).flatMap((field) => {
        if (field.kind !== 'reference' || !fields.includes(field.name)) return [];
        const ids = new Set(bars.flatMap(({ record }): Identifier[] => record[field.name] ?? []));
        return ids.size === 0 ? [] : [{ target: field.resource, ids: [...ids].toSorted() }];
      }),
    [resource, fields, bars],
  );
  const combine = useCallback(
    (answers: readonly { readonly data?: readonly (readonly [unknown, string])[] | undefined }[]) =>
      new Map(answers.flatMap(({ data }) => data ?? [])),
    [],
  );
  return useQueries({
    queries: asked.map(({ target, ids }) => ({
      queryKey: [target, 'getMany', { titled: ids }],
      enabled: may(target, 'list'),
      queryFn: async (): Promise<readonly (readonly [unknown, string])[]> => {
        const { data } = await dataProvider.getMany<RaRecord>(target, { ids });
        const template = resources.find(({ name }) => name === target)?.title ?? '{id}';
        return data.map((record) => [record.id, titleOf(template, record)]);
      },
      retry: false,
    })),
    combine,
  });
}

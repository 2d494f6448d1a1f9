import type { QueueView } from '@tuyen/model';
import { replaceEqualDeep, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import {
  useDataProvider,
  useEvent,
  useGetList,
  useGetOne,
  useResourceContext,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { useOfficeId } from '../../auth/session-context.tsx';
import { useResource } from '../../model/model-context.tsx';
import { ASK_CAN } from '../../record/record-can.ts';
import { versionOf } from '../../record/version-of.ts';
import type { OutboxState } from './outbox.ts';
import { PAGE, queueQuery } from './queue-query.ts';

export interface Queue {
  readonly rows: readonly RaRecord[];
  readonly total: number | undefined;
  readonly error: unknown;
  readonly current: RaRecord | undefined;
  readonly record: RaRecord | undefined;
  readonly recordError: unknown;
  readonly open: (id: Identifier) => void;
  readonly step: (by: number) => void;
  readonly more: (() => void) | undefined;
}

export function useQueue(view: QueueView | undefined, { waiting, done }: OutboxState): Queue {
  const resource = useResourceContext() ?? '';
  const officeId = useOfficeId();
  const [perPage, setPerPage] = useState(PAGE);
  const [chosen, setChosen] = useState<{ readonly id: Identifier; readonly index: number } | null>(null);
  const { data, total, error } = useGetList(resource, queueQuery(view, useResource(resource), officeId, perPage), {
    enabled: view !== undefined,
    placeholderData: (before) => before,
  });
  const known = useKnown(data);
  const rows = useMemo(() => {
    const decided = new Map([...done, ...waiting.map(({ id, version }) => [id, version] as const)]);
    return known.filter((row) => !decided.has(row.id) || decided.get(row.id) !== versionOf(row));
  }, [known, waiting, done]);
  // If the open record left the list, the record that moved to its position opens.
  const found = rows.findIndex(({ id }) => id === chosen?.id);
  const index = found >= 0 ? found : Math.min(chosen?.index ?? 0, rows.length - 1);
  const current = rows[index];
  const next = rows[index + 1];
  const open = useEvent((id: Identifier) => {
    const at = rows.findIndex((row) => row.id === id);
    // A record whose decision was just undone is not in the rows until the next render. Its index is unknown until that
    // render.
    setChosen({ id, index: at >= 0 ? at : index });
  });
  const one = useGetOne(
    resource,
    { id: current?.id ?? '', ...ASK_CAN },
    { enabled: current !== undefined, retry: false, onError: () => undefined },
  );
  usePrefetch(resource, next?.id);
  return {
    rows,
    total: total === undefined ? undefined : total - ((data?.length ?? 0) - rows.length),
    error,
    current,
    record: one.data?.id === current?.id ? one.data : undefined,
    recordError: one.error,
    open,
    step: (by) => {
      const to = rows[index + by];
      if (to) setChosen({ id: to.id, index: index + by });
    },
    more: data && total !== undefined && total > data.length ? () => setPerPage(perPage + PAGE) : undefined,
  };
}

/** Returns the records of a response. Unchanged records keep their identity, so that their rows do not re-render. */
function useKnown(data: readonly RaRecord[] | undefined): readonly RaRecord[] {
  const [known, setKnown] = useState<readonly RaRecord[]>([]);
  const [read, setRead] = useState<typeof data>();
  if (read === data || data === undefined) return known;
  const before = new Map(known.map((record) => [record.id, record]));
  const now = data.map((record) => replaceEqualDeep(before.get(record.id), record));
  setRead(data);
  setKnown(now);
  return now;
}

function usePrefetch(resource: string, id: Identifier | undefined): void {
  const client = useQueryClient();
  const dataProvider = useDataProvider();
  useEffect(() => {
    if (id === undefined) return;
    void client.prefetchQuery({
      queryKey: [resource, 'getOne', { id: String(id), ...ASK_CAN }],
      queryFn: async () => (await dataProvider.getOne(resource, { id, ...ASK_CAN })).data,
    });
  }, [client, dataProvider, resource, id]);
}

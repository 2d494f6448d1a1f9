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
  /** True if others took the open record from the list. It stays open until the user goes on. */
  readonly isTaken: boolean;
  readonly record: RaRecord | undefined;
  readonly recordError: unknown;
  readonly open: (id: Identifier) => void;
  readonly step: (by: number) => void;
  readonly more: (() => void) | undefined;
  readonly listed: readonly Identifier[] | undefined;
  readonly isDecided: (id: Identifier) => boolean;
  readonly perPage: number;
}

interface Chosen {
  readonly id: Identifier;
  readonly index: number;
  readonly row?: RaRecord | undefined;
}

export function useQueue(view: QueueView | undefined, { waiting, done }: OutboxState): Queue {
  const resource = useResourceContext() ?? '';
  const officeId = useOfficeId();
  const [perPage, setPerPage] = useState(PAGE);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { data, total, error } = useGetList(resource, queueQuery(view, useResource(resource), officeId, perPage), {
    enabled: view !== undefined,
    placeholderData: (before) => before,
  });
  const known = useKnown(data);
  const decided = useMemo(
    () => new Map([...done, ...waiting.map(({ id, version }) => [id, version] as const)]),
    [waiting, done],
  );
  const rows = useMemo(
    () => known.filter((row) => !decided.has(row.id) || decided.get(row.id) !== versionOf(row)),
    [known, decided],
  );
  // If the open record left the list, the record that moved to its position opens.
  const found = rows.findIndex(({ id }) => id === chosen?.id);
  const index = found >= 0 ? found : Math.min(chosen?.index ?? 0, rows.length - 1);
  // In a live queue, a record that others decided stays open. Otherwise the next record would appear under the hand of
  // the user, who could decide the wrong one.
  const taken = view?.live && found < 0 && chosen?.row && !decided.has(chosen.id) ? chosen.row : undefined;
  const current = taken ?? rows[index];
  const next = taken ? rows[index] : rows[index + 1];
  if (view?.live && !taken && current && (chosen?.id !== current.id || chosen.index !== index || !chosen.row))
    setChosen({ id: current.id, index, row: current });
  const open = useEvent((id: Identifier) => {
    const at = rows.findIndex((row) => row.id === id);
    // A record whose decision was just undone is not in the rows until the next render. Its index is unknown until that
    // render.
    setChosen({ id, index: at >= 0 ? at : index, row: rows[at] });
  });
  const one = useGetOne(
    resource,
    { id: current?.id ?? '', ...ASK_CAN },
    { enabled: current !== undefined, retry: false, onError: () => undefined },
  );
  usePrefetch(resource, next?.id);
  const ids = useMemo(() => known.map(({ id }) => id), [known]);
  const isDecided = useEvent((id: Identifier) => decided.has(id));
  return {
    rows,
    total: total === undefined ? undefined : total - ((data?.length ?? 0) - rows.length),
    error,
    current,
    isTaken: taken !== undefined,
    listed: data && ids,
    isDecided,
    perPage,
    record: one.data?.id === current?.id ? one.data : undefined,
    recordError: one.error,
    open,
    step: (by) => {
      // After a record that left, the next one is in its place.
      const at = taken ? Math.max(0, index + Math.min(0, by)) : index + by;
      const to = rows[at];
      if (to) setChosen({ id: to.id, index: at, row: to });
      else if (taken) setChosen(null);
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

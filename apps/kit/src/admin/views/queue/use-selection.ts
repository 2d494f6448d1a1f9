import type { QueueView, Resource } from '@tuyen/model';
import { useCallback, useMemo, useState } from 'react';
import type { Identifier, RaRecord } from 'react-admin';

/** Several records of the list, for what can be done with several at once. */
export interface Selection {
  readonly ids: readonly Identifier[];
  /** All that are listed. */
  readonly all: readonly Identifier[];
  readonly toggle: (id: Identifier) => void;
  readonly choose: (ids: readonly Identifier[]) => void;
}

/** Undefined where the queue offers nothing for several records. */
export function useSelection(
  view: QueueView | undefined,
  resource: Resource | undefined,
  rows: readonly RaRecord[],
): Selection | undefined {
  const [chosen, choose] = useState<readonly Identifier[]>([]);
  const toggle = useCallback(
    (id: Identifier) =>
      choose((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id])),
    [],
  );
  const all = useMemo(() => rows.map(({ id }) => id), [rows]);
  // What has left the list meanwhile is not chosen any more.
  const ids = useMemo(() => {
    const listed = new Set(all);
    return chosen.filter((id) => listed.has(id));
  }, [chosen, all]);
  const names = view?.actions.map(({ name }) => name) ?? [];
  const offers = resource?.workflow?.transitions.some(({ name, bulk }) => bulk && names.includes(name)) ?? false;
  return offers ? { ids, all, toggle, choose } : undefined;
}

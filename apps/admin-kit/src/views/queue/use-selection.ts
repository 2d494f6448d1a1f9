import type { QueueView, Resource } from '@tuyen/model';
import { useCallback, useMemo, useState } from 'react';
import type { Identifier, RaRecord } from 'react-admin';

export interface Selection {
  readonly ids: readonly Identifier[];
  readonly all: readonly Identifier[];
  readonly toggle: (id: Identifier) => void;
  readonly choose: (ids: readonly Identifier[]) => void;
}

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
  const ids = useMemo(() => {
    const listed = new Set(all);
    return chosen.filter((id) => listed.has(id));
  }, [chosen, all]);
  const names = view?.actions.map(({ name }) => name) ?? [];
  const offers = resource?.workflow?.transitions.some(({ name, bulk }) => bulk && names.includes(name)) ?? false;
  return offers ? { ids, all, toggle, choose } : undefined;
}

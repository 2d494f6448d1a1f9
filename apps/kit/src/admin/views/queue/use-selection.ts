import type { QueueView, Resource } from '@tuyen/model';
import { useState } from 'react';
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
  const names = view?.actions.map(({ name }) => name) ?? [];
  const offers = resource?.workflow?.transitions.some(({ name, bulk }) => bulk && names.includes(name)) ?? false;
  if (!offers) return undefined;
  const all = rows.map(({ id }) => id);
  // What has left the list meanwhile is not chosen any more.
  const ids = chosen.filter((id) => all.includes(id));
  return {
    ids,
    all,
    toggle: (id) => choose(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    choose,
  };
}

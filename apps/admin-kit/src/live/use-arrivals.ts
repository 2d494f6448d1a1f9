import { useEffect, useRef, useState } from 'react';
import type { Identifier } from 'react-admin';

export interface Arrivals {
  readonly added: number;
  readonly left: number;
}

/**
 * Returns how many records others added to a list and took from it with the last reading, to announce it.
 * @param ids all records of the list that the user has not decided
 * @param size number of records that the page asks for; a longer page is no news
 */
export function useArrivals(
  isLive: boolean,
  ids: readonly Identifier[] | undefined,
  isOwn: (id: Identifier) => boolean,
  size: number,
): Arrivals {
  const before = useRef<{ readonly ids: readonly Identifier[]; readonly size: number } | undefined>(undefined);
  const [arrivals, setArrivals] = useState<Arrivals>(NONE);
  useEffect(() => {
    const known = before.current;
    if (!isLive || !ids) return;
    before.current = { ids, size };
    if (!known || known.size !== size) return;
    const [was, is] = [new Set(known.ids), new Set(ids)];
    const added = ids.filter((id) => !was.has(id)).length;
    const left = known.ids.filter((id) => !is.has(id) && !isOwn(id)).length;
    if (added > 0 || left > 0) setArrivals({ added, left });
  }, [isLive, ids, isOwn, size]);
  return arrivals;
}

const NONE: Arrivals = { added: 0, left: 0 };

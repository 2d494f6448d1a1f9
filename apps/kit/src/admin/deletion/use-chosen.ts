import { useEffect, useEffectEvent } from 'react';
import { useListContext, type RaRecord } from 'react-admin';

/**
 * Returns the selected records of the list around. A selection ends when its rows leave the screen: by a search, a filter, a tab, another page, a
 * reload. React-admin keeps it in the store, so a bulk action would concern unseen records.
 */
export function useChosen(): readonly RaRecord[] {
  const { selectedIds, data, error, onSelect } = useListContext<RaRecord>();
  const select = useEffectEvent(onSelect);
  const chosen = data?.filter(({ id }) => selectedIds.includes(id)) ?? [];
  const hasLeft = (data !== undefined || error !== null) && chosen.length < selectedIds.length;
  useEffect(() => {
    if (hasLeft) select(chosen.map(({ id }) => id));
  });
  useEffect(() => {
    select([]);
    return () => select([]);
  }, []);
  return chosen;
}

import { useEffect, useEffectEvent } from 'react';
import { useListContext, type RaRecord } from 'react-admin';

/**
 * Returns the selected records of the current list. Clears the selection when its rows leave the screen because of a
 * search, filter, tab, page change or reload. React-admin itself would keep the selection, so a bulk action would
 * affect records that are not visible.
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

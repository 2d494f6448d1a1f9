import type { OptionCondition } from '@tuyen/model';
import { useMay } from '../../auth/session-context.tsx';
import { CHOSEN_FOR, OPTIONS } from '../../data/query.ts';
import { useResourceOutline } from '../../model/model-context.tsx';
import { useChoice } from './choosing.ts';

/**
 * Returns the query for the records that a reference field can refer to, in the default order of their list. The query
 * is disabled for users who may not read these records.
 */
export function useReferenceQuery(source: string, reference: string, conditions: readonly OptionCondition[] = []) {
  const choice = useChoice(source);
  const readable = useMay()(reference, 'list');
  const sort = useResourceOutline(reference)?.list.sort;
  const filter = {
    ...(choice ? { [CHOSEN_FOR]: choice } : {}),
    ...(conditions.length > 0 ? { [OPTIONS]: conditions } : {}),
  };
  return {
    readable,
    debounce: 0,
    ...(choice || conditions.length > 0 ? { filter } : {}),
    ...(sort ? { sort } : {}),
  };
}

/**
 * Search settings of a reference input. It sends the typed text after a pause of 300 ms. The server's search ignores
 * accents.
 */
export const SEARCH = {
  debounce: 300,
  filterToQuery: (typed: string) => (typed === '' ? {} : { q: typed }),
} as const;

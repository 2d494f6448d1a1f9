import { capabilitiesOf, type OptionCondition } from '@tuyen/model';
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
  const may = useMay();
  const outline = useResourceOutline(reference);
  const sort = outline?.list.sort;
  const { actions, search } = capabilitiesOf(outline);
  const readable = may(reference, 'list') && actions.includes('list');
  const filter = {
    ...(choice ? { [CHOSEN_FOR]: choice } : {}),
    ...(conditions.length > 0 ? { [OPTIONS]: conditions } : {}),
  };
  return {
    readable,
    /** Whether the records can be searched for text. Otherwise, the input lists the records. */
    search,
    debounce: 0,
    ...(choice || conditions.length > 0 ? { filter } : {}),
    ...(sort ? { sort } : {}),
  };
}

/**
 * Settings of a reference input whose records cannot be searched. The input lists as many records as a select can show.
 */
export const UNSEARCHED = { perPage: 100 } as const;

/**
 * Search settings of a reference input. It sends the typed text after a pause of 300 ms. The server's search ignores
 * accents.
 */
export const SEARCH = {
  debounce: 300,
  filterToQuery: (typed: string) => (typed === '' ? {} : { q: typed }),
} as const;

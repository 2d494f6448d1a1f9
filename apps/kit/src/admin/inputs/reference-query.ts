import type { OptionCondition } from '@tuyen/model';
import { useMay } from '../auth/session-context.tsx';
import { OPTIONS } from '../data/query.ts';
import { useResource } from '../model/model-context.tsx';

/** How the records to choose from are asked for: in the order of their own list, and only by those who may read them. */
export function useReferenceQuery(reference: string, conditions: readonly OptionCondition[] = []) {
  const readable = useMay()(reference, 'list');
  const sort = useResource(reference)?.list.sort;
  return {
    readable,
    enableGetChoices: () => readable,
    debounce: 0,
    ...(conditions.length > 0 ? { filter: { [OPTIONS]: conditions } } : {}),
    ...(sort ? { sort } : {}),
  };
}

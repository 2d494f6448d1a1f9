import { useMay } from '../auth/session-context.tsx';
import { useResource } from '../model/model-context.tsx';

/** How the records to choose from are asked for: in the order of their own list, and only by those who may read them. */
export function useReferenceQuery(reference: string) {
  const readable = useMay()(reference, 'list');
  const sort = useResource(reference)?.list.sort;
  return { readable, enableGetChoices: () => readable, debounce: 0, ...(sort ? { sort } : {}) };
}

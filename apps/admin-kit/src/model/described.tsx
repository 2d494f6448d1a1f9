import { useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useContext } from 'react';
import type { PreloadedPage } from '../layout/preloaded-page.tsx';
import { ModelStoreContext, usePart } from './model-context.tsx';
import type { ModelKind, ModelStore } from './model-store.ts';

interface DescribedProps {
  readonly of: ModelKind;
  readonly name: string;
  readonly page: PreloadedPage;
}

/**
 * Renders a page after the server has described its resource or flow, or after it is known that this account may not
 * use it.
 */
export function Described({ of, name, page }: DescribedProps) {
  const isKnown = usePart(
    useCallback((store: ModelStore) => store.get()[of].some((each) => each.name === name), [of, name]),
  );
  return isKnown ? <page.Page /> : <Asked of={of} name={name} page={page} />;
}

/**
 * Fetches the description of a resource or flow from the server. Failed requests are retried as for records. Afterwards
 * the page shows the error.
 */
function Asked({ of, name, page }: DescribedProps) {
  const store = useContext(ModelStoreContext);
  const queryFn = async () => {
    // Starts to load the code of the page while the description is requested. If the code does not load, the page
    // itself reports the failure.
    page.preload().catch(() => undefined);
    await store.describe(of, name);
    return null;
  };
  // The model store keeps the response, so the query itself needs no cache. If the request failed, the next page
  // repeats it.
  useSuspenseQuery({ queryKey: ['described', of, name], queryFn, staleTime: Infinity, gcTime: 0 });
  return <page.Page />;
}

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

/** Renders a page once its resource or flow is described, or is known to be unavailable to this account. */
export function Described({ of, name, page }: DescribedProps) {
  const isKnown = usePart(
    useCallback((store: ModelStore) => store.get()[of].some((each) => each.name === name), [of, name]),
  );
  return isKnown ? <page.Page /> : <Asked of={of} name={name} page={page} />;
}

/** Fetches the description. Failed requests are retried like those for records, then the page shows the error. */
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

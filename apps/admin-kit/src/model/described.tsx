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

export function Described({ of, name, page }: DescribedProps) {
  const isKnown = usePart(
    useCallback((store: ModelStore) => store.get()[of].some((each) => each.name === name), [of, name]),
  );
  return isKnown ? <page.Page /> : <Asked of={of} name={name} page={page} />;
}

function Asked({ of, name, page }: DescribedProps) {
  const store = useContext(ModelStoreContext);
  const queryFn = async () => {
    page.preload().catch(() => undefined);
    await store.describe(of, name);
    return null;
  };
  // The model store keeps the response, so the query itself needs no cache. If the request failed, the next page
  // repeats it.
  useSuspenseQuery({ queryKey: ['described', of, name], queryFn, staleTime: Infinity, gcTime: 0 });
  return <page.Page />;
}

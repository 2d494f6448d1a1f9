import { useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useContext } from 'react';
import type { PreloadedPage } from '../../core/preloaded-page.tsx';
import { ModelStoreContext, usePart } from './model-context.tsx';
import type { ModelKind, ModelStore } from './model-store.ts';

interface DescribedProps {
  readonly of: ModelKind;
  readonly name: string;
  readonly page: PreloadedPage;
}

/** A page, as soon as the resource or flow that it is about is described, or is known not to be for this account. */
export function Described({ of, name, page }: DescribedProps) {
  const isKnown = usePart(
    useCallback((store: ModelStore) => store.get()[of].some((each) => each.name === name), [of, name]),
  );
  return isKnown ? <page.Page /> : <Asked of={of} name={name} page={page} />;
}

/** A call that fails is repeated as those for records are; then the page says what is wrong. */
function Asked({ of, name, page }: DescribedProps) {
  const store = useContext(ModelStoreContext);
  const queryFn = async () => {
    // Its code comes meanwhile. What fails of it is said by the page.
    page.preload().catch(() => undefined);
    await store.describe(of, name);
    return null;
  };
  // The store holds the answer. What failed is asked again by the next page.
  useSuspenseQuery({ queryKey: ['described', of, name], queryFn, staleTime: Infinity, gcTime: 0 });
  return <page.Page />;
}

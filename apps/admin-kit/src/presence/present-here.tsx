import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, type ReactNode } from 'react';
import { useDataProvider, useResourceContext, useTranslate, type Identifier } from 'react-admin';
import type { KitDataProvider } from '../data/data-provider.ts';

interface PresentRecord {
  readonly id: string;
  readonly others: readonly string[];
}

/** Interval in ms at which the page asks again: a page that closed without a word ends its presence after a minute. */
const AGAIN_MS = 30_000;

const Context = createContext<ReadonlyMap<Identifier, readonly string[]>>(new Map());

/** Provides who has which record of the resource open. */
export function PresentHere({ isLive, children }: { readonly isLive: boolean; readonly children: ReactNode }) {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider<KitDataProvider>();
  const { data } = useQuery({
    queryKey: [resource, 'presence'],
    queryFn: () => dataProvider.call<readonly PresentRecord[]>(`presence?${new URLSearchParams({ resource })}`),
    enabled: isLive,
    refetchInterval: AGAIN_MS,
    retry: false,
    select: byId,
  });
  return isLive && data ? <Context value={data}>{children}</Context> : children;
}

function byId(records: readonly PresentRecord[]): ReadonlyMap<Identifier, readonly string[]> {
  return new Map(records.map(({ id, others }) => [id, others]));
}

/** Names who else has a record open, in its row. */
export function OpenedBy({ id }: { readonly id: Identifier }) {
  const translate = useTranslate();
  const others = useContext(Context).get(id);
  if (!others || others.length === 0) return null;
  return <small>{translate('presence.opened_by', { names: others.join(', ') })}</small>;
}

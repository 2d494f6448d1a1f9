import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, type ReactNode } from 'react';
import { useDataProvider, useResourceContext, useTranslate, type Identifier } from 'react-admin';
import { isObject } from '@tuyen/model';
import type { KitDataProvider } from '../data/data-provider.ts';
import { readQuietly } from '../data/read-quietly.ts';

/** Interval in ms at which the page asks again: a page that closed without a word ends its presence after a minute. */
const AGAIN_MS = 30_000;

const Context = createContext<ReadonlyMap<Identifier, readonly string[]>>(new Map());

/** Provides who has which record of the resource open. */
export function PresentHere({ isLive, children }: { readonly isLive: boolean; readonly children: ReactNode }) {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider<KitDataProvider>();
  const { data } = useQuery({
    queryKey: [resource, 'presence'],
    queryFn: ({ signal }) => readQuietly(dataProvider, `presence?${new URLSearchParams({ resource })}`, signal),
    enabled: isLive,
    refetchInterval: AGAIN_MS,
    retry: false,
    select: byId,
  });
  return isLive && data ? <Context value={data}>{children}</Context> : children;
}

function byId(answer: unknown): ReadonlyMap<Identifier, readonly string[]> {
  const records = Array.isArray(answer) ? answer.filter((one) => isObject(one)) : [];
  return new Map(
    records.map(({ id, others }) => [
      String(id),
      Array.isArray(others) ? others.filter((name) => typeof name === 'string') : [],
    ]),
  );
}

/** Names who else has a record open, in its row. */
export function OpenedBy({ id }: { readonly id: Identifier }) {
  const translate = useTranslate();
  const others = useContext(Context).get(id);
  if (!others || others.length === 0) return null;
  return <small>{translate('presence.opened_by', { names: others.join(', ') })}</small>;
}

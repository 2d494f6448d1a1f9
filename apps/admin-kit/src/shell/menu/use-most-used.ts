import { useEffect, useState } from 'react';
import { useStoreContext } from 'react-admin';
import { useProfile } from '../../auth/session-context.tsx';
import { mostUsed, withVisit, type Uses } from './usage.ts';

type Remembered = Readonly<Record<string, Uses>>;

const KEY = 'used_pages';
const MOST = 5;

/**
 * Returns the user's most visited pages in this browser and counts visits. The order is fixed while the page is open,
 * so that items do not move under the pointer.
 *
 * @param current path of the current page
 */
export function useMostUsed(current: string | undefined): readonly string[] {
  const store = useStoreContext();
  const person = useProfile()?.id ?? '';
  const uses = useUses();
  const [paths] = useState(() => mostUsed(uses, MOST));
  useEffect(() => {
    if (current === undefined || current === '/') return;
    const all = store.getItem<Remembered>(KEY) ?? {};
    store.setItem(KEY, { ...all, [person]: withVisit(all[person] ?? {}, current) });
  }, [store, person, current]);
  return paths;
}

export function useUses(): Uses {
  const store = useStoreContext();
  const person = useProfile()?.id ?? '';
  const [uses] = useState(() => store.getItem<Remembered>(KEY)?.[person] ?? {});
  return uses;
}

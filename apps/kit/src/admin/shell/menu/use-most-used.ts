import { useEffect, useState } from 'react';
import { useStoreContext } from 'react-admin';
import { useProfile } from '../../auth/session-context.tsx';
import { mostUsed, withVisit, type Uses } from './usage.ts';

/** By person: several may share a browser. */
type Remembered = Readonly<Record<string, Uses>>;

const KEY = 'used_pages';
const MOST = 5;

/**
 * The pages that the person opens most often at this browser, and counts one more where the page changes. Their order stays while
 * the page is open: what moves under the pointer is not found.
 *
 * @param current path of the page that is shown
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

/** How often the person has opened each page at this browser, as of the moment in which this was first asked. */
export function useUses(): Uses {
  const store = useStoreContext();
  const person = useProfile()?.id ?? '';
  const [uses] = useState(() => store.getItem<Remembered>(KEY)?.[person] ?? {});
  return uses;
}

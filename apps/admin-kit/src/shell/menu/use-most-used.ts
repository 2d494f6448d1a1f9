import { useEffect, useState } from 'react';
import { useStoreContext } from 'react-admin';
import { useProfile } from '../../auth/session-context.tsx';
import { habitAfter, type Habit, type Uses } from './usage.ts';

type Remembered = Readonly<Record<string, Habit>>;

const KEY = 'page_habits';
const MOST = 5;
const NO_USES: Uses = {};

/**
 * Returns the user's most visited pages in this browser and counts visits. The order is fixed while the page is open,
 * so that items do not move under the pointer.
 *
 * @param current path of the current page
 */
export function useMostUsed(current: string | undefined): readonly string[] {
  const store = useStoreContext();
  const person = useProfile()?.id ?? '';
  const [paths] = useState(() => store.getItem<Remembered>(KEY)?.[person]?.often ?? []);
  useEffect(() => {
    if (current === undefined || current === '/') return;
    const all = store.getItem<Remembered>(KEY) ?? {};
    store.setItem(KEY, { ...all, [person]: habitAfter(all[person], current, Date.now(), MOST) });
  }, [store, person, current]);
  return paths;
}

export function useUses(): Uses {
  const store = useStoreContext();
  const person = useProfile()?.id ?? '';
  const [uses] = useState(() => store.getItem<Remembered>(KEY)?.[person]?.uses ?? NO_USES);
  return uses;
}

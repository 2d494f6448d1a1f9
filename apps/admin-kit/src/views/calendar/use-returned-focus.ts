import { useEffect, useRef, type RefObject } from 'react';
import { useEvent, type Identifier } from 'react-admin';
import type { CalendarEntry } from './entries.ts';

interface ReturnedFocus {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly focusDay: (day: string) => void;
  readonly focusRecord: (id: Identifier) => void;
}

/**
 * Keeps the focus on a day or a record that moves in the calendar, because the element of the former place disappears.
 * The focus goes there when the new place is rendered.
 */
export function useReturnedFocus(entries: readonly CalendarEntry[], day: string): ReturnedFocus {
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  const moved = useRef<readonly CalendarEntry[]>(entries);
  useEffect(() => {
    const isNew = wanted.current?.startsWith('[data-day') || moved.current !== entries;
    if (wanted.current === null || !isNew) return;
    const found = root.current?.querySelector<HTMLElement>(wanted.current);
    if (!found) return;
    wanted.current = null;
    found.focus();
  }, [entries, day]);
  return {
    root,
    focusDay: useEvent((to: string) => {
      wanted.current = `[data-day="${to}"]`;
    }),
    focusRecord: useEvent((id: Identifier) => {
      moved.current = entries;
      wanted.current = `[data-record="${CSS.escape(String(id))}"]`;
    }),
  };
}

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
export function useReturnedFocus(entries: readonly CalendarEntry[], days: readonly string[]): ReturnedFocus {
  const root = useRef<HTMLDivElement>(null);
  const day = useRef<string | null>(null);
  const moved = useRef<{ readonly id: Identifier; readonly from: readonly CalendarEntry[] } | null>(null);
  useEffect(() => {
    if (day.current !== null && days.includes(day.current) && focusIn(root.current, `[data-day="${day.current}"]`))
      day.current = null;
  }, [days]);
  useEffect(() => {
    if (moved.current === null || moved.current.from === entries) return;
    if (focusIn(root.current, `[data-record="${CSS.escape(String(moved.current.id))}"]`)) moved.current = null;
  }, [entries]);
  return {
    root,
    focusDay: useEvent((to: string) => {
      if (!focusIn(root.current, `[data-day="${to}"]`)) day.current = to;
    }),
    focusRecord: useEvent((id: Identifier) => {
      moved.current = { id, from: entries };
    }),
  };
}

function focusIn(root: HTMLElement | null, selector: string): boolean {
  const found = root?.querySelector<HTMLElement>(selector);
  found?.focus();
  return found !== undefined && found !== null;
}

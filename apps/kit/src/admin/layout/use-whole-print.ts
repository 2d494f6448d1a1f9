import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { WHOLE_PAGE } from './use-seen.ts';

/** Stands where something of the page is still to come. */
export const TO_COME = { 'data-to-come': '' } as const;

/** In ms: how often it is looked whether all is there, and for how long. */
const LOOK_MS = 50;
const LONGEST_MS = 5000;
/** So many looks in a row that find nothing to wait for. */
const QUIET = 3;

/** Ctrl+P prints the page with what was never scrolled to: it is loaded before. Printing from the browser's menu cannot wait for it. */
export function useWholePrint(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (quiet: number, left: number) => {
      const isThere = queries.isFetching() === 0 && !document.querySelector('[data-to-come]');
      if (left <= 0 || (isThere && quiet + 1 >= QUIET)) return window.print();
      timer = setTimeout(() => look(isThere ? quiet + 1 : 0, left - LOOK_MS), LOOK_MS);
      return undefined;
    };
    const load = () => void window.dispatchEvent(new Event(WHOLE_PAGE));
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'p')
        return;
      event.preventDefault();
      clearTimeout(timer);
      load();
      timer = setTimeout(() => look(0, LONGEST_MS), LOOK_MS);
    };
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('beforeprint', load);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('beforeprint', load);
    };
  }, [queries]);
}

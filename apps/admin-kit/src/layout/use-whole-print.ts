import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { WHOLE_PAGE } from './use-seen.ts';

export const TO_COME = { 'data-to-come': '' } as const;

/** Interval and maximum duration in ms of the checks whether the page has loaded all content to print. */
const LOOK_MS = 50;
const LONGEST_MS = 5000;
/** Number of consecutive checks without pending content after which the page counts as fully loaded. */
const QUIET = 3;

/** Loads the whole page before Ctrl+P prints it. Printing from the browser's menu cannot wait for this. */
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

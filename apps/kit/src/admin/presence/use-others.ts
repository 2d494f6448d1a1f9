import { useEffect, useState } from 'react';
import { useDataProvider, type Identifier } from 'react-admin';
import type { KitDataProvider } from '../data/data-provider.ts';

/** How often a page says that it is open, in ms. The server forgets who is silent for three times as long. */
const BEAT_MS = 20_000;
/** Who only passes by says nothing, in ms. */
const FIRST_MS = 800;
/** After so long without a key or a click the place is taken to be empty, in ms: the page asks for nothing more. */
const IDLE_MS = 300_000;

/** Who else has the record open, by name. Says so of this page too, as long as somebody sees it and does something. */
export function useOthers(resource: string, id: Identifier | undefined): readonly string[] {
  const dataProvider = useDataProvider<KitDataProvider>();
  const [others, setOthers] = useState<readonly string[]>(NONE);
  useEffect(() => {
    if (id === undefined || resource === '') return undefined;
    let isOver = false;
    let isSaid = false;
    let isUnanswered = false;
    let active = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = (left: boolean) =>
      dataProvider.call<{ readonly others: readonly string[] }>('presence', {
        method: 'POST',
        body: { resource, id: String(id), ...(left && { left }) },
        keepalive: left,
      });
    const beat = async () => {
      // It waits while the page asks for a password.
      if (isUnanswered) return;
      isSaid = true;
      isUnanswered = true;
      try {
        const answer = await send(false);
        if (!isOver) setOthers(answer.others);
      } catch {
        // It is said again soon. What matters of the failure, the page's own requests report.
      } finally {
        isUnanswered = false;
      }
    };
    const begin = (wait: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (Date.now() - active > IDLE_MS) return end();
        void beat();
        begin(BEAT_MS);
        return undefined;
      }, wait);
    };
    const end = () => {
      clearTimeout(timer);
      if (isSaid) void send(true).catch(() => undefined);
      isSaid = false;
    };
    const onVisibility = () => (document.visibilityState === 'visible' ? begin(FIRST_MS) : end());
    const onActivity = () => {
      active = Date.now();
      if (!isSaid) begin(FIRST_MS);
    };
    const events = ['keydown', 'pointerdown'] as const;
    if (document.visibilityState === 'visible') begin(FIRST_MS);
    document.addEventListener('visibilitychange', onVisibility);
    for (const event of events) document.addEventListener(event, onActivity);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisibility);
      for (const event of events) document.removeEventListener(event, onActivity);
      end();
      setOthers(NONE);
    };
  }, [dataProvider, resource, id]);
  return others;
}

const NONE: readonly string[] = [];

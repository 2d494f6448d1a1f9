import { useEffect, useState } from 'react';
import { useDataProvider, type Identifier } from 'react-admin';
import type { KitDataProvider } from '../data/data-provider.ts';

/** Heartbeat interval of an open page in ms. The server drops a page after three missed intervals. */
const BEAT_MS = 20_000;
/** Delay of the first heartbeat in ms. A page that the user leaves within this time sends no heartbeat. */
const FIRST_MS = 800;
/** Time in ms without a key or click after which the user counts as away and the page sends no more heartbeats. */
const IDLE_MS = 300_000;

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
    const send = async (left: boolean) =>
      dataProvider.call<{ readonly others: readonly string[] }>('presence', {
        method: 'POST',
        body: { resource, id: String(id), ...(left && { left }) },
        keepalive: left,
      });
    const beat = async () => {
      // Sends no heartbeat before the previous one has a response. The response can take long, for example while the
      // page asks for a new sign-in.
      if (isUnanswered) return;
      isSaid = true;
      isUnanswered = true;
      try {
        const answer = await send(false);
        if (!isOver) setOthers(answer.others);
      } catch {
        // Ignores a failed heartbeat, because the next one follows soon. If the server is unavailable, other requests
        // of the page report it.
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

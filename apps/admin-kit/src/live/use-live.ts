import { useQueryClient } from '@tanstack/react-query';
import type { View } from '@tuyen/model';
import { useEffect, useRef, useState } from 'react';
import { useEvent, useResourceContext } from 'react-admin';
import { useResource } from '../model/model-context.tsx';
import { oldestRequest } from './asked-at.ts';
import { Collector } from './collector.ts';
import { isReaderBusy } from './is-reader-busy.ts';
import { missedNews } from './missed-news.ts';
import { type Connection, useLiveMessages } from './use-live-messages.ts';

/**
 * Reads lists and records of a live view again when others change them. A record that the user works on is read again
 * when the user has finished.
 * @param isHeld whether the page must not change now, for example while the user drags a card
 * @returns undefined if the view is not live
 */
export function useLive(view: Pick<View, 'live'> | undefined, isHeld = false): Connection | undefined {
  const name = useResourceContext() ?? '';
  const client = useQueryClient();
  const isOwn = useResource(name)?.place === undefined;
  // Another back end does not tell which records changed.
  const isLive = view?.live === true && isOwn;
  const wasOpen = useRef(false);
  const read = useEvent((...key: readonly unknown[]) => void client.invalidateQueries({ queryKey: [name, ...key] }));
  const held = useEvent(() => isHeld);
  const [collector] = useState(
    () =>
      new Collector({
        isHeld: held,
        isBusy: isReaderBusy,
        readLists: () => read('getList'),
        readPresence: () => read('presence'),
        readRecords: (ids) => {
          if (ids === 'all') read('getOne');
          else for (const id of ids) read('getOne', { id });
        },
      }),
  );
  useEffect(() => () => collector.stop(), [collector]);
  const oldest = () => oldestRequest(client, name);
  const connection = useLiveMessages(isLive, oldest, (message) => {
    if (message.kind === 'news') {
      if (message.news.resource === name) collector.note(message.news);
      return;
    }
    if (message.isOpen && !wasOpen.current) {
      const missed = missedNews(message, name, oldest());
      if (missed === 'unknown') collector.note({ changed: [], gone: [], presence: [], all: true });
      else for (const news of missed) collector.note(news);
    }
    wasOpen.current = message.isOpen;
  });
  return isLive ? connection : undefined;
}

import { useEffect, useState } from 'react';
import { useDataProvider, useEvent } from 'react-admin';
import { useOfficeId, useProfile } from '../auth/session-context.tsx';
import type { KitDataProvider } from '../data/data-provider.ts';
import type { LiveMessage } from './live-message.ts';
import { followShared } from './shared-connection.ts';

export type Connection = 'off' | 'waiting' | 'open';

/** Milliseconds that a new connection may take. */
const SLACK_MS = 5000;
/** Longest time in milliseconds of which the server tells past changes. */
const MAX_PAST_MS = 60_000;

/**
 * Follows the events of the server while the page is visible. A hidden page reads again when it is shown.
 * @param oldest returns when the records on the page were requested; the changes since then are told first
 */
export function useLiveMessages(
  isLive: boolean,
  oldest: () => number,
  onMessage: (message: LiveMessage) => void,
): Connection {
  const dataProvider = useDataProvider<KitDataProvider>();
  const account = useProfile()?.id ?? '';
  const office = useOfficeId() ?? '';
  const [connection, setConnection] = useState<Connection>('off');
  const heard = useEvent((message: LiveMessage) => {
    if (message.kind === 'connection') setConnection(message.isOpen ? 'open' : 'waiting');
    onMessage(message);
  });
  const pathNow = useEvent(() => {
    const past = Date.now() - oldest() + SLACK_MS;
    return past > MAX_PAST_MS ? 'meta/events' : `meta/events?past=${past}`;
  });
  useEffect(() => {
    if (!isLive) return undefined;
    let stop: (() => void) | undefined;
    const follow = () => {
      stop?.();
      stop = undefined;
      if (document.visibilityState === 'visible') {
        stop = followShared({
          name: `tuyen-live ${account} ${office}`,
          connect: async (arrived, signal) => dataProvider.follow(pathNow(), arrived, signal),
          tell: heard,
        });
      } else {
        heard({ kind: 'connection', isOpen: false });
        setConnection('off');
      }
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop?.();
      setConnection('off');
    };
  }, [isLive, account, office, dataProvider, heard, pathNow]);
  return connection;
}

import { useEffect, useState } from 'react';
import { useDataProvider, useEvent } from 'react-admin';
import { useOfficeId, useProfile } from '../auth/session-context.tsx';
import type { KitDataProvider } from '../data/data-provider.ts';
import type { LiveMessage } from './live-message.ts';
import { followShared } from './shared-connection.ts';

export type Connection = 'off' | 'waiting' | 'open';

/** Follows the events of the server while the page is visible. A hidden page reads again when it is shown. */
export function useLiveMessages(isLive: boolean, onMessage: (message: LiveMessage) => void): Connection {
  const dataProvider = useDataProvider<KitDataProvider>();
  const account = useProfile()?.id ?? '';
  const office = useOfficeId() ?? '';
  const [connection, setConnection] = useState<Connection>('off');
  const heard = useEvent((message: LiveMessage) => {
    if (message.kind === 'connection') setConnection(message.isOpen ? 'open' : 'waiting');
    onMessage(message);
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
          connect: (arrived, signal) => dataProvider.follow('meta/events', arrived, signal),
          tell: heard,
        });
      } else {
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
  }, [isLive, account, office, dataProvider, heard]);
  return connection;
}

import { useEffect, useState } from 'react';
import { useNotificationContext } from 'react-admin';
import { preloadedPage } from '../../core/preloaded-page.tsx';

const { Page, preload } = preloadedPage(async () => (await import('../notifications/Notifications.tsx')).Notifications);

/** Before there is something to say: it may be that the network is away. */
export const preloadNotifications = preload;

/** What the product has to say. The first page does not wait for the code; messages wait until it is there. */
export function LaterNotifications() {
  const { notifications } = useNotificationContext();
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    if (notifications.length === 0 || loaded) return;
    preload().then(
      () => setLoaded(true),
      // The next message tries again.
      () => undefined,
    );
  }, [notifications, loaded]);
  return loaded ? <Page /> : null;
}

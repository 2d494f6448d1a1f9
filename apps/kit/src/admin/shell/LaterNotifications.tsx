import { Alert } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { preloadedPage } from '../../core/preloaded-page.tsx';
import { keepClear, NOTICE_PLACE } from '../notifications/notice-place.ts';

const { Page, preload } = preloadedPage(async () => (await import('../notifications/Notifications.tsx')).Notifications);

/** Before there is something to say: it may be that the network is away. */
export const preloadNotifications = preload;

/** How long a message is shown that has to do without that code, in ms. */
const SHOWN_FOR = 4000;

/**
 * What the product has to say. The first page does not wait for the code; messages wait until it is there. Where it does not come, since the
 * network is away, just that has to be said: a message is shown as it is. What can be undone still waits, as its change does.
 */
export function LaterNotifications() {
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const [code, setCode] = useState<'unasked' | 'missing' | 'there'>('unasked');
  const [first] = notifications;
  useEffect(() => {
    if (!first || code === 'there') return;
    const ask = () =>
      void preload().then(
        () => setCode('there'),
        () => setCode('missing'),
      );
    ask();
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, [first, code]);
  const plain = code === 'missing' && !first?.notificationOptions?.undoable ? first : undefined;
  useEffect(() => {
    if (!plain) return;
    const timer = setTimeout(takeNotification, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [plain, takeNotification]);
  if (code === 'there') return <Page />;
  if (!plain) return null;
  const { message, type, notificationOptions } = plain;
  return (
    <Alert ref={keepClear} variant="filled" severity={type} sx={NOTICE_PLACE}>
      {typeof message === 'string' ? translate(message, notificationOptions?.messageArgs) : message}
    </Alert>
  );
}

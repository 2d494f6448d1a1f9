import { Alert } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { preloadedPage } from '../layout/preloaded-page.tsx';
import { keepClear, NOTICE_PLACE } from '../notifications/notice-place.ts';

const { Page, preload } = preloadedPage(async () => (await import('../notifications/notifications.tsx')).Notifications);

/** Preloads the code of the notifications before the first message, because the network can be down by then. */
export const preloadNotifications = preload;

/** Display time in ms of a message if the code of the notifications could not be loaded. */
const SHOWN_FOR = 4000;

/**
 * Notifications whose code loads when the first message appears, so that the first page does not wait for this code.
 * Messages are queued until the code is loaded. If the code fails to load because the network is down, messages are
 * shown in a simple form. Undoable messages stay in the queue, like their mutations.
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

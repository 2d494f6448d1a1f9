import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router';
import { mayLose } from './may-lose.ts';
import { hasUnsavedWork } from '../data/works.ts';

/**
 * Asks before the user leaves a page with unsaved input by link, browser button or closing the tab. Only one instance
 * may exist, because a router supports a single blocker. React-admin's own guard treats a failed save as successful.
 */
export function LeaveGuard() {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !mayLose(translate('ra.message.unsaved_changes')),
  );
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedWork()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  return null;
}

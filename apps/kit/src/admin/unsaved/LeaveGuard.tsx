import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router';
import { mayLose } from './may-lose.ts';
import { hasUnsavedWork } from '../data/works.ts';

/**
 * Asks before a page with unsaved work is left, by a link, by the buttons of the browser, or with the tab. The only one: a router asks one
 * blocker alone. React-admin's own takes a save that failed for one that succeeded.
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

import { useEffect, useSyncExternalStore } from 'react';
import { renewalOf } from '../../auth/renewal.ts';
import { bringRenewal, hasUnsavedWork } from '../../data/works.ts';
import { LeaveGuard } from '../../unsaved/LeaveGuard.tsx';
import { useServices } from '../services/services-context.tsx';
import { SessionDialog } from './SessionDialog.tsx';

/** Keeps what is typed: asks before it is left, and for the password where the session ends or another tab changes it. */
export default function Guards() {
  const renewal = renewalOf(useServices().session);
  const isAsking = useSyncExternalStore(renewal.subscribe, renewal.isAsking);
  useEffect(() => bringRenewal(renewal.renew), [renewal]);
  useEffect(() => {
    const onStorage = () => {
      renewal.look();
      // Asks unless the owner of the page is signed in.
      if (hasUnsavedWork()) void renewal.renew(null);
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [renewal]);
  return (
    <>
      <LeaveGuard />
      {isAsking ? <SessionDialog /> : null}
    </>
  );
}

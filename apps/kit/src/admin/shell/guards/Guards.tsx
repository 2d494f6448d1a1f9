import { useEffect, useSyncExternalStore } from 'react';
import { renewalOf } from '../../auth/renewal.ts';
import { bringRenewal, holdPage, isPageNeeded } from '../../data/works.ts';
import { LeaveGuard } from '../../unsaved/LeaveGuard.tsx';
import { useServices } from '../services/services-context.tsx';
import { SessionDialog } from './SessionDialog.tsx';

/** Keeps what is typed: asks before it is left, and for the password where the session ends or another tab changes it. */
export default function Guards() {
  const { session } = useServices();
  const renewal = renewalOf(session);
  const isAsking = useSyncExternalStore(renewal.subscribe, renewal.isAsking);
  useEffect(() => {
    bringRenewal(renewal.renew);
    return holdPage(renewal.isAsking);
  }, [renewal]);
  // A sign-in goes on with what waits, also one on the sign-in page; a sign-out ends it.
  useEffect(() => session.subscribe(() => (session.owner() ? renewal.look() : renewal.giveUp())), [session, renewal]);
  useEffect(() => {
    const onStorage = () => {
      renewal.look();
      // Asks unless the owner of the page is signed in.
      if (isPageNeeded()) void renewal.renew(null);
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

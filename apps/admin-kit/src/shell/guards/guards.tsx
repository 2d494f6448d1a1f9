import { useEffect, useSyncExternalStore } from 'react';
import { renewalOf } from '../../auth/renewal.ts';
import { bringRenewal, holdPage, isPageNeeded } from '../../data/works.ts';
import { LeaveGuard } from '../../unsaved/leave-guard.tsx';
import { cancelBackendSignIns, currentBackendSignIn, onBackendSignIn } from '../../data/foreign/backend-sign-in.ts';
import { useServices } from '../services/services-context.tsx';
import { BackendDialog } from './backend-dialog.tsx';
import { SessionDialog } from './session-dialog.tsx';

export default function Guards() {
  const { session } = useServices();
  const renewal = renewalOf(session);
  const isAsking = useSyncExternalStore(renewal.subscribe, renewal.isAsking);
  const signIn = useSyncExternalStore(onBackendSignIn, currentBackendSignIn);
  useEffect(() => {
    bringRenewal(renewal.renew);
    return holdPage(renewal.isAsking);
  }, [renewal]);
  // Requests that wait for a sign-in continue after the user signs in, in this dialog or on the sign-in page. A
  // sign-out cancels them, and the questions for tokens of back ends.
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.owner()) return renewal.look();
        cancelBackendSignIns();
        return renewal.giveUp();
      }),
    [session, renewal],
  );
  useEffect(() => {
    const onStorage = () => {
      renewal.look();
      if (isPageNeeded()) void renewal.renew(null);
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [renewal]);
  return (
    <>
      <LeaveGuard />
      {isAsking ? <SessionDialog /> : null}
      {signIn && !isAsking ? <BackendDialog key={signIn.backend} signIn={signIn} /> : null}
    </>
  );
}

import { useSyncExternalStore } from 'react';
import SessionDialog from '../auth/SessionDialog.tsx';
import { useServices } from '../shell/services/services-context.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';

/** Keeps what is typed: asks before it is left, and for the password where the session ends. */
export default function Guards() {
  const { renewal } = useServices();
  const asked = useSyncExternalStore(renewal.subscribe, renewal.asked);
  return (
    <>
      <LeaveGuard />
      {asked ? <SessionDialog asked={asked} onClose={renewal.cancel} /> : null}
    </>
  );
}

import { useSyncExternalStore } from 'react';
import SessionDialog from './SessionDialog.tsx';
import { useServices } from '../services/services-context.tsx';
import { LeaveGuard } from '../../unsaved/LeaveGuard.tsx';

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

import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useServices } from '../services/services-context.tsx';

/** Goes back to the page that asked for the sign-in as soon as another tab has signed in. */
export function useSignInElsewhere(): void {
  const { session, startOver } = useServices();
  const navigate = useNavigate();
  const { nextPathname = '/', nextSearch = '' } = useLocation().state ?? {};
  useEffect(() => {
    const onStorage = () => {
      if (session.token() === null) return;
      // A sign-in writes several keys, each of which is an event.
      removeEventListener('storage', onStorage);
      void startOver(() => navigate(`${nextPathname}${nextSearch}`));
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [session, startOver, navigate, nextPathname, nextSearch]);
}

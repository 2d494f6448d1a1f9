import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useServices } from '../services/services-context.tsx';

export function useSignInElsewhere(): void {
  const { session, startOver } = useServices();
  const navigate = useNavigate();
  const { nextPathname = '/', nextSearch = '' } = useLocation().state ?? {};
  useEffect(() => {
    const onStorage = () => {
      if (session.token() === null) return;
      // Handles only the first event, because a sign-in writes several storage keys and each of them fires an event.
      removeEventListener('storage', onStorage);
      void startOver(() => navigate(`${nextPathname}${nextSearch}`));
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [session, startOver, navigate, nextPathname, nextSearch]);
}

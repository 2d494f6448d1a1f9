import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { NamedOffice } from '../../auth/session-context.tsx';
import { useServices } from '../services/services-context.tsx';

export function useChooseOffice(): (office: NamedOffice) => Promise<void> {
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { session, startOver } = useServices();
  return async ({ id, name }) => {
    if (id === session.officeId()) return;
    // Opens the list of the current resource, because its open record may not be visible in the new office.
    const [first = ''] = pathname.split('/').filter(Boolean);
    await navigate(`/${first}`);
    await startOver(() => session.chooseOffice(id));
    notify('office.switched', { messageArgs: { name } });
  };
}

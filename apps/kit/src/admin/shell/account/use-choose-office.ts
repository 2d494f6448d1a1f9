import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { NamedOffice } from '../../auth/session-context.tsx';
import { useServices } from '../services/services-context.tsx';

/** Goes on in another office. Everything shown afterwards is that office's. */
export function useChooseOffice(): (office: NamedOffice) => Promise<void> {
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { session, startOver } = useServices();
  return async ({ id, name }) => {
    if (id === session.officeId()) return;
    // A record of the office left behind may be out of sight in the new one: back to its list.
    const [first = ''] = pathname.split('/').filter(Boolean);
    await navigate(`/${first}`);
    await startOver(() => session.chooseOffice(id));
    notify('office.switched', { messageArgs: { name } });
  };
}

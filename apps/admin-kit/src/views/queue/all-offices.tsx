import { Typography } from '@mui/material';
import type { QueueView } from '@tuyen/model';
import { useGetList, useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useOfficeId } from '../../auth/session-context.tsx';
import { useResource } from '../../model/model-context.tsx';
import { listAddress } from '../../record/list-address.ts';
import { queueQuery } from './queue-query.ts';

interface AllOfficesProps {
  readonly view: QueueView;
  readonly own: number;
}

/** Explains that the queue counts only the current office, while lists, tabs and tiles include its child offices. */
export function AllOffices({ view, own }: AllOfficesProps) {
  const translate = useTranslate();
  const name = useResourceContext() ?? '';
  const resource = useResource(name);
  const office = useOfficeId();
  const enabled = resource?.scope === 'office' && office !== null;
  const query = queueQuery(view, resource, null, 1);
  const { total = 0 } = useGetList(name, query, { enabled, placeholderData: (before) => before });
  if (total <= own) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
      {translate('queue.own_office', { smart_count: own })} · {translate('queue.all_offices', { smart_count: total })}{' '}
      <Link className="plain-text" to={listAddress(name, query.filter)}>
        {translate('queue.show_all')}
      </Link>
    </Typography>
  );
}

import Queue from '@mui/icons-material/Queue';
import { Button } from '@mui/material';
import { useCreatePath, useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router';

/** Link to the form of a new record with the values of this one. */
export function CopyButton({ record: { id: _id, ...values } }: { readonly record: Partial<RaRecord> }) {
  const resource = useResourceContext() ?? '';
  const pathTo = useCreatePath();
  const translate = useTranslate();
  const search = new URLSearchParams({ source: JSON.stringify(values) });
  const to = { pathname: pathTo({ resource, type: 'create' }), search: search.toString() };
  return (
    <Button component={Link} to={to} size="small" startIcon={<Queue />}>
      {translate('ra.action.clone')}
    </Button>
  );
}

import Assessment from '@mui/icons-material/Assessment';
import { Button } from '@mui/material';
import { useListContext, useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useResource } from '../../model/model-context.tsx';

/** Leads from a list to a report of the same records. */
export function ReportButton() {
  const translate = useTranslate();
  const name = useResourceContext();
  const resource = useResource(name);
  const { filterValues } = useListContext();
  if (!resource || resource.place || resource.report === false) return null;
  const list = encodeURIComponent(JSON.stringify(filterValues));
  return (
    <Button size="small" startIcon={<Assessment />} component={Link} to={`/saved-reports/${name}?list=${list}`}>
      {translate('list.report')}
    </Button>
  );
}

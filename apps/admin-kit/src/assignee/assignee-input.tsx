import { Skeleton } from '@mui/material';
import { lazyComponent } from '../layout/lazy-component.tsx';

/** Renders a select for the person in charge of a record. Its code loads on first use. */
export const AssigneeInput = lazyComponent(
  async () => ({ default: (await import('./assignee-choice.tsx')).AssigneeChoice }),
  <Skeleton variant="rounded" height={56} sx={{ minWidth: 200, width: '100%' }} />,
);

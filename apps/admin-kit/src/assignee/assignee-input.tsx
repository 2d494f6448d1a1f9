import { Skeleton } from '@mui/material';
import { lazyComponent } from '../layout/lazy-component.tsx';

export const AssigneeInput = lazyComponent(
  async () => ({ default: (await import('./assignee-choice.tsx')).AssigneeChoice }),
  <Skeleton variant="rounded" height={56} sx={{ minWidth: 200, width: '100%' }} />,
);

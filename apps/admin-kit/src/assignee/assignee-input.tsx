import { Skeleton } from '@mui/material';
import { later } from '../layout/later.tsx';

export const AssigneeInput = later(
  async () => ({ default: (await import('./assignee-choice.tsx')).AssigneeChoice }),
  <Skeleton variant="rounded" height={56} sx={{ minWidth: 200, width: '100%' }} />,
);

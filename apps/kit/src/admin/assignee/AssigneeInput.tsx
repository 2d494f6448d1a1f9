import { Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { preloadedPage } from '../../core/preloaded-page.tsx';
import type { KitInputProps } from '../inputs/input-props.ts';

const choice = preloadedPage(async () => (await import('./AssigneeChoice.tsx')).AssigneeChoice);

/** The filter by who works on a record. */
export function AssigneeInput(props: KitInputProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={56} sx={{ minWidth: 200, width: '100%' }} />}>
      <choice.Page {...props} />
    </Suspense>
  );
}

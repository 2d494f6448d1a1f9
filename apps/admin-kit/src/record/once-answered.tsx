import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useListAllows } from './record-can.ts';

/** Reserves space for buttons until the server has returned the permissions of the list, so that nothing moves. */
export function OnceAnswered({ children }: { readonly children: ReactNode }) {
  const isAnswered = useListAllows()('create') !== undefined;
  return <Box sx={{ display: 'contents', visibility: isAnswered ? 'inherit' : 'hidden' }}>{children}</Box>;
}

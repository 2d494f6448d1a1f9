import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useListAllows } from './record-can.ts';

/** Buttons that the server may refuse: their place is kept until it has answered for the list around, so that nothing moves. */
export function OnceAnswered({ children }: { readonly children: ReactNode }) {
  const isAnswered = useListAllows()('create') !== undefined;
  return <Box sx={{ display: 'contents', visibility: isAnswered ? 'visible' : 'hidden' }}>{children}</Box>;
}

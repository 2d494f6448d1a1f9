import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Nothing } from './Nothing.tsx';

/** One value as text in the type of a table cell. */
export function TextOf({ children, numeric = false }: { readonly children: ReactNode; readonly numeric?: boolean }) {
  return (
    <Typography
      component="span"
      variant="body2"
      sx={numeric ? { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } : {}}
    >
      {children === null || children === undefined || children === '' ? <Nothing /> : children}
    </Typography>
  );
}

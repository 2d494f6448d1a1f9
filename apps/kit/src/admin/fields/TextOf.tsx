import { Typography, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { Nothing } from './Nothing.tsx';

interface TextOfProps {
  readonly children: ReactNode;
  readonly numeric?: boolean;
  readonly sx?: SxProps<Theme> | undefined;
}

/** One value as text in the type of a table cell. */
export function TextOf({ children, numeric = false, sx }: TextOfProps) {
  return (
    <Typography component="span" variant="body2" sx={[numeric && NUMERIC, ...[sx ?? []].flat()]}>
      {children === null || children === undefined || children === '' ? <Nothing /> : children}
    </Typography>
  );
}

const NUMERIC = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

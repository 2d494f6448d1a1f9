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
  const className = numeric ? 'plain-number' : 'plain-text';
  const text = children === null || children === undefined || children === '' ? <Nothing /> : children;
  return sx ? (
    <Typography component="span" variant="body2" className={className} sx={sx}>
      {text}
    </Typography>
  ) : (
    <span className={className}>{text}</span>
  );
}

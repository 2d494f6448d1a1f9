import { Typography, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { Nothing } from './nothing.tsx';
import { textProps } from './text-props.ts';

interface TextOfProps {
  readonly children: ReactNode;
  readonly numeric?: boolean;
  readonly sx?: SxProps<Theme> | undefined;
}

export function TextOf({ children, numeric = false, sx }: TextOfProps) {
  const text = children === null || children === undefined || children === '' ? <Nothing /> : children;
  const own = numeric
    ? { className: 'plain-number' }
    : typeof text === 'string'
      ? textProps(text)
      : { className: 'plain-text' };
  return sx ? (
    <Typography component="span" variant="body2" {...own} sx={sx}>
      {text}
    </Typography>
  ) : (
    <span {...own}>{text}</span>
  );
}

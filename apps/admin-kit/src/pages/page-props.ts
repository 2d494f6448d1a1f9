import type { SxProps, Theme } from '@mui/material';
import type { ReactNode } from 'react';

export interface PageLayoutProps {
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly aside?: ReactNode;
  readonly sx?: SxProps<Theme>;
}

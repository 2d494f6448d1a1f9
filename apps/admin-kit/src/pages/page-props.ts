import type { SxProps, Theme } from '@mui/material';
import type { ReactNode } from 'react';

export interface PageLayoutProps {
  readonly children: ReactNode;
  /** Buttons beside the heading, instead of the default ones. */
  readonly actions?: ReactNode;
  /** Content beside the record, or below it on a narrow screen. */
  readonly aside?: ReactNode;
  readonly sx?: SxProps<Theme>;
}

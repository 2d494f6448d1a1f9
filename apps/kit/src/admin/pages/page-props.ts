import type { SxProps, Theme } from '@mui/material';
import type { ReactNode } from 'react';

/** What an owner may set of every page about one record, named as react-admin names it. */
export interface PageProps {
  readonly children: ReactNode;
  /** In place of the buttons beside the heading. */
  readonly actions?: ReactNode;
  /** Beside the record; below it where there is no room. */
  readonly aside?: ReactNode;
  readonly sx?: SxProps<Theme>;
}

import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/**
 * Responsive grid of dashboard tiles. A row has two small tiles on a phone and four on a desktop. Wide tiles and lists
 * span two columns.
 */
export function DashboardGrid({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        gridAutoFlow: 'dense',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        },
        '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1 },
      }}
    >
      {children}
    </Box>
  );
}

import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Arranges dashboard tiles in a grid. */
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

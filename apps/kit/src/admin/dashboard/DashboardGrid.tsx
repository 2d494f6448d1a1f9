import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Tiles side by side: one column on a phone, four on a desktop, of which wide tiles take two. */
export function DashboardGrid({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridAutoFlow: 'dense',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        },
        '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1 },
      }}
    >
      {children}
    </Box>
  );
}

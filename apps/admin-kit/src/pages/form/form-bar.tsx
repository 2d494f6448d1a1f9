import { Box } from '@mui/material';
import type { ReactNode } from 'react';

export function FormBar({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      data-bar
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        gap: { xs: 0.5, sm: 1 },
        py: 1.5,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {children}
    </Box>
  );
}

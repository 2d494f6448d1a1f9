import { Box } from '@mui/material';
import type { PageLayoutProps } from './page-props.ts';

export function PageBody({ children, aside, sx }: Omit<PageLayoutProps, 'actions'>) {
  if (aside === undefined && [sx ?? []].flat().length === 0) return children;
  return (
    <Box sx={[BODY, ...[sx ?? []].flat()]}>
      <Box sx={{ flex: '1 1 400px', minWidth: 0 }}>{children}</Box>
      {aside}
    </Box>
  );
}

const BODY = { display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' } as const;

import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

export function AccountLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link component={RouterLink} to={to} variant="body2" sx={{ alignSelf: 'flex-start', py: 0.25 }}>
      {children}
    </Link>
  );
}

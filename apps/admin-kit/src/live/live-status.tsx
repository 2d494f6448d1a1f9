import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Connection } from './use-live-messages.ts';

/** Says beside the heading whether the page follows changes by others. */
export function LiveStatus({ connection }: { readonly connection: Connection | undefined }) {
  const translate = useTranslate();
  if (connection === undefined || connection === 'off') return null;
  const isOpen = connection === 'open';
  return (
    <Box component="span" role="status" sx={STATUS}>
      <Box component="span" aria-hidden sx={[DOT, { bgcolor: isOpen ? 'success.main' : 'warning.main' }]} />
      {translate(isOpen ? 'live.open' : 'live.waiting')}
    </Box>
  );
}

const STATUS = {
  display: 'inline-flex',
  displayPrint: 'none',
  alignItems: 'center',
  gap: 0.75,
  typography: 'caption',
  color: 'text.secondary',
} as const;
const DOT = { width: 8, height: 8, borderRadius: '50%' } as const;

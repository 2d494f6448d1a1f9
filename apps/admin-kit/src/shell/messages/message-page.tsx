import { usePageTitle } from '../../layout/page-heading.tsx';
import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface MessagePageProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly back: string;
}

export function MessagePage({ icon, title, text, back }: MessagePageProps) {
  usePageTitle(title);
  return (
    <Box sx={{ textAlign: 'center', py: 8, px: 2, '& svg': { fontSize: 72, color: 'text.secondary' } }}>
      {icon}
      <Typography component="h1" variant="h5" sx={{ fontWeight: 600, mb: 1 }}>
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 3 }}>
        {text}
      </Typography>
      <Button component={Link} to="/" variant="contained">
        {back}
      </Button>
    </Box>
  );
}

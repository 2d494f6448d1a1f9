import { Box, CircularProgress } from '@mui/material';
import { useTranslate } from 'react-admin';

export function PageLoading() {
  const translate = useTranslate();
  return (
    <Box
      role="status"
      aria-label={translate('ra.page.loading')}
      sx={{ display: 'grid', placeItems: 'center', minHeight: 320 }}
    >
      <CircularProgress />
    </Box>
  );
}

import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Heading of the attachments. It takes the focus when the focused element of the section goes. */
export function AttachmentsTitle({ id, count }: { readonly id: string; readonly count?: number | undefined }) {
  const translate = useTranslate();
  return (
    <Typography id={id} tabIndex={-1} component="h2" variant="subtitle1" sx={{ fontWeight: 600, flex: 1 }}>
      {translate('attachments.title')}{' '}
      {count === undefined ? null : (
        <Box component="span" sx={{ ml: 0.5, color: 'text.secondary', fontWeight: 400 }}>
          {count}
        </Box>
      )}
    </Typography>
  );
}

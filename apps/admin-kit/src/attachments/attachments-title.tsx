import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Heading of the attachments. It takes the focus when the focused element of the section goes. */
export function AttachmentsTitle({ id, count = 0 }: { readonly id: string; readonly count?: number }) {
  const translate = useTranslate();
  return (
    <Typography id={id} tabIndex={-1} component="h2" variant="subtitle1" sx={{ fontWeight: 600, flex: 1 }}>
      {count > 0 ? translate('attachments.counted', { count }) : translate('attachments.title')}
    </Typography>
  );
}

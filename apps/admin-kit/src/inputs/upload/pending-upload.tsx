import Close from '@mui/icons-material/Close';
import { Box, IconButton, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { usePair } from '../../i18n/use-pair.ts';
import type { Pending } from './use-uploads.ts';

interface PendingUploadProps {
  readonly upload: Pending;
  readonly onDrop: () => void;
}

/** Progress of an upload, or why it failed. */
export function PendingUpload({ upload: { name, part, error }, onDrop }: PendingUploadProps) {
  const translate = useTranslate();
  const pair = usePair();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" color={error ? 'error' : 'text.primary'} sx={{ overflowWrap: 'anywhere' }}>
          {pair(name, error ?? translate('upload.sending', { percent: Math.round(part * 100) }))}
        </Typography>
        {error ? null : <LinearProgress variant="determinate" value={part * 100} aria-label={name} />}
      </Box>
      <IconButton size="small" aria-label={translate('upload.cancel')} onClick={onDrop}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}

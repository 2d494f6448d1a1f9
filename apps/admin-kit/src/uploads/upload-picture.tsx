import BrokenImage from '@mui/icons-material/BrokenImageOutlined';
import { Box, Skeleton, Stack, Typography, type SxProps } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useUploadLink } from './use-upload-link.ts';

interface UploadPictureProps {
  readonly stored: string;
  readonly alt: string;
  /** Height of the file preview in pixels. */
  readonly height: number;
  readonly maxWidth: number;
  readonly sx?: SxProps;
}

export function UploadPicture({ stored, alt, height, maxWidth, sx = {} }: UploadPictureProps) {
  const translate = useTranslate();
  const { address, failed, renew } = useUploadLink(stored);
  const [broken, setBroken] = useState<string | undefined>();
  if (failed || (broken !== undefined && broken === address)) {
    return (
      <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 0.5, maxWidth: 220 }}>
        <BrokenImage fontSize="small" color="disabled" aria-hidden />
        <Typography component="span" variant="body2" color="text.secondary">
          {translate('upload.unavailable')}
        </Typography>
      </Stack>
    );
  }
  if (address === undefined) {
    return (
      <Skeleton component="span" variant="rounded" height={height} width={height * 0.75} sx={{ display: 'block' }} />
    );
  }
  return (
    <Box
      component="img"
      src={address}
      alt={alt}
      loading="lazy"
      onError={() => {
        // The URL of a lazy image can expire before the image becomes visible, so an error requests a new URL.
        setBroken(address);
        renew();
      }}
      sx={{ display: 'block', height, maxWidth, objectFit: 'contain', borderRadius: 1, ...sx }}
    />
  );
}

import { Box, Stack } from '@mui/material';
import { useFieldValue, useResourceContext, useTranslateLabel } from 'react-admin';
import { useUploadAddress } from '../data/api-context.tsx';
import { TextOf } from './TextOf.tsx';
import type { FieldProps } from './field-props.ts';

/** Uploaded pictures, small; a click opens the whole picture. */
export function UploadedImageField({ source }: FieldProps & { readonly multiple?: boolean }) {
  const value: unknown = useFieldValue({ source });
  const addressOf = useUploadAddress();
  const resource = useResourceContext();
  const label = useTranslateLabel()({ source, ...(resource ? { resource } : {}) });
  const pictures = (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === 'string' && one !== '',
  );
  if (pictures.length === 0) return <TextOf>{null}</TextOf>;
  return (
    <Stack component="span" direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      {pictures.map((picture) => (
        <a
          key={picture}
          href={addressOf(picture)}
          target="_blank"
          rel="noreferrer"
          onClick={(event) => event.stopPropagation()}
        >
          <Box
            component="img"
            src={addressOf(picture)}
            alt={typeof label === 'string' ? label : ''}
            loading="lazy"
            sx={{ display: 'block', height: 48, minWidth: 24, maxWidth: 96, objectFit: 'contain', borderRadius: 1 }}
          />
        </a>
      ))}
    </Stack>
  );
}

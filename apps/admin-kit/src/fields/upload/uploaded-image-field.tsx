import { ButtonBase, Stack } from '@mui/material';
import { useContext } from 'react';
import { useFieldValue, useResourceContext, useTranslateLabel } from 'react-admin';
import { storedUploads } from '../../uploads/stored-uploads.ts';
import { UploadPicture } from '../../uploads/upload-picture.tsx';
import { useOpenUpload } from '../../uploads/use-upload-link.ts';
import { TextOf } from '../text-of.tsx';
import type { FieldProps } from '../field-props.ts';
import { PictureSizeContext } from '../../layout/picture-size-context.ts';

/** Shows uploaded images. */
export function UploadedImageField({ source }: FieldProps & { readonly multiple?: boolean }) {
  const pictures = storedUploads(useFieldValue({ source }));
  const size = useContext(PictureSizeContext);
  const open = useOpenUpload();
  const resource = useResourceContext();
  const label = useTranslateLabel()({ source, ...(resource ? { resource } : {}) });
  const name = typeof label === 'string' ? label : '';
  if (pictures.length === 0) return <TextOf>{null}</TextOf>;
  return (
    <Stack component="span" direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      {pictures.map((picture, index) => (
        <ButtonBase
          key={picture}
          focusRipple
          onClick={(event) => {
            event.stopPropagation();
            void open(picture);
          }}
        >
          <UploadPicture
            stored={picture}
            alt={pictures.length > 1 ? `${name} ${index + 1}` : name}
            {...size}
            sx={{ minWidth: 24 }}
          />
        </ButtonBase>
      ))}
    </Stack>
  );
}

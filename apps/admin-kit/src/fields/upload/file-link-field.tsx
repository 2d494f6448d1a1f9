import { Stack } from '@mui/material';
import { useFieldValue } from 'react-admin';
import { OpenUpload } from '../../uploads/open-upload.tsx';
import { storedUploads } from '../../uploads/stored-uploads.ts';
import { TextOf } from '../text-of.tsx';
import type { FieldProps } from '../field-props.ts';

/** Shows links that open the uploaded files. */
export function FileLinkField({ source }: FieldProps & { readonly multiple?: boolean }) {
  const files = storedUploads(useFieldValue({ source }));
  if (files.length === 0) return <TextOf>{null}</TextOf>;
  return (
    <Stack component="span" direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1.5 }}>
      {files.map((file, index) => (
        <OpenUpload key={file} stored={file} number={files.length > 1 ? index + 1 : undefined} />
      ))}
    </Stack>
  );
}

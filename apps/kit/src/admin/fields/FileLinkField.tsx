import { Link, Stack } from '@mui/material';
import { useFieldValue, useTranslate } from 'react-admin';
import { useUploadAddress } from '../data/api-context.tsx';
import { TextOf } from './TextOf.tsx';
import type { FieldProps } from './field-props.ts';

/** Uploaded files as links, each by its number: what is stored is an address, not a name. */
export function FileLinkField({ source }: FieldProps & { readonly multiple?: boolean }) {
  const value: unknown = useFieldValue({ source });
  const addressOf = useUploadAddress();
  const translate = useTranslate();
  const files = (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === 'string' && one !== '',
  );
  if (files.length === 0) return <TextOf>{null}</TextOf>;
  return (
    <Stack component="span" direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1.5 }}>
      {files.map((file, index) => (
        <Link
          key={file}
          variant="body2"
          href={addressOf(file)}
          target="_blank"
          rel="noreferrer"
          onClick={(event) => event.stopPropagation()}
        >
          {`${translate('upload.open')} ${files.length > 1 ? index + 1 : ''}`}
        </Link>
      ))}
    </Stack>
  );
}

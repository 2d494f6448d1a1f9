import { Link, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useUploadAddress } from '../data/api-context.tsx';
import type { KitInputProps } from './input-props.ts';
import { UploadFrame } from './UploadFrame.tsx';

interface UploadInputProps extends KitInputProps {
  readonly accept?: readonly string[];
  readonly multiple?: boolean;
}

/** Files, uploaded as soon as they are chosen; the record keeps their addresses. */
export function UploadInput(props: UploadInputProps) {
  const addressOf = useUploadAddress();
  const translate = useTranslate();
  return (
    <UploadFrame {...props} choose="upload.choose">
      {(url, index) => (
        <Stack direction="row" sx={{ alignItems: 'center' }}>
          <Link href={addressOf(url)} target="_blank" rel="noreferrer" variant="body2">
            {translate('upload.open')} {props.multiple ? index + 1 : ''}
          </Link>
        </Stack>
      )}
    </UploadFrame>
  );
}

import { Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useOpenUpload } from './use-upload-link.ts';

/** Link to a stored file, numbered if there are several. The stored value is a path without a file name. */
export function OpenUpload({ stored, number }: { readonly stored: string; readonly number?: number | undefined }) {
  const translate = useTranslate();
  const open = useOpenUpload();
  return (
    <Link
      component="button"
      type="button"
      variant="body2"
      onClick={(event) => {
        event.stopPropagation();
        void open(stored);
      }}
    >
      {[translate('upload.open'), number].filter((part) => part !== undefined).join(' ')}
    </Link>
  );
}

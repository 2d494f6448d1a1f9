import { OpenUpload } from '../../uploads/open-upload.tsx';
import type { KitInputProps } from '../input-props.ts';
import { UploadFrame } from './upload-frame.tsx';

interface UploadInputProps extends KitInputProps {
  readonly accept?: readonly string[];
  readonly multiple?: boolean;
}

/** Renders an upload of files. */
export function UploadInput(props: UploadInputProps) {
  return (
    <UploadFrame {...props} choose="upload.choose">
      {(url, index) => <OpenUpload stored={url} number={props.multiple ? index + 1 : undefined} />}
    </UploadFrame>
  );
}

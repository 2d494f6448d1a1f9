import { useState } from 'react';
import { useTranslate, useTranslateLabel } from 'react-admin';
import { UploadPicture } from '../../uploads/upload-picture.tsx';
import type { KitInputProps } from '../input-props.ts';
import { lazyComponent } from '../../layout/lazy-component.tsx';
import { UploadFrame } from './upload-frame.tsx';

const CropDialog = lazyComponent(() => import('./crop-dialog.tsx'));

const PICTURES = ['image/jpeg', 'image/png', 'image/webp'];

interface ImageUploadInputProps extends KitInputProps {
  readonly accept?: readonly string[];
  readonly multiple?: boolean;
  /** Width ÷ height of the crop, such as 0.75 for a portrait. */
  readonly aspect?: number;
}

interface Cropping {
  readonly file: File;
  readonly done: (picture: Blob | undefined) => void;
}

/** Renders an upload of images, which the user can crop to the aspect ratio. */
export function ImageUploadInput({ aspect, accept = PICTURES, ...props }: ImageUploadInputProps) {
  const translate = useTranslate();
  const label = useTranslateLabel()(
    props.label === undefined ? { source: props.source } : { label: props.label, source: props.source },
  );
  const [cropping, setCropping] = useState<Cropping | null>(null);
  const prepare = (file: File) =>
    new Promise<Blob | undefined>((resolve) => {
      setCropping({
        file,
        done: (picture) => {
          setCropping(null);
          resolve(picture);
        },
      });
    });
  return (
    <>
      <UploadFrame {...props} accept={accept} choose="upload.choose_image" {...(aspect ? { prepare } : {})}>
        {(url) => (
          <UploadPicture
            stored={url}
            alt={translate('upload.image_alt', { name: typeof label === 'string' ? label : '' })}
            height={96}
            maxWidth={160}
            sx={{ bgcolor: 'action.hover' }}
          />
        )}
      </UploadFrame>
      {cropping && aspect ? <CropDialog file={cropping.file} aspect={aspect} onDone={cropping.done} /> : null}
    </>
  );
}

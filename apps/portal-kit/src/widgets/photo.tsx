import type { WidgetProps } from '@rjsf/utils';
import { useEffect, useRef, useState } from 'react';
import type { Answers } from '../form-page.ts';
import { ChunkStatus } from '../hooks/chunk-status.tsx';
import { useChunk } from '../hooks/use-chunk.ts';
import { useClient } from '../http/context.tsx';
import { decode } from './decode.ts';
import { useFormAround } from './form-around.tsx';
import { describedBy } from '../theme/control-props.ts';
import { useWords } from '../words.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { isHeic } from './heic.ts';
import { useUpload } from './use-upload.ts';

const loadCrop = () => import('./photo-crop.tsx');

/** Portrait from a file or the camera, cropped to 3:4 on the device and uploaded as 600 × 800. */
export function PhotoWidget(props: WidgetProps<Answers>) {
  const { id, name, value, onChange } = props;
  const words = useWords();
  const client = useClient();
  const { labelOf, remember } = useFormAround();
  const [image, setImage] = useState<ImageBitmap>();
  const [unreadable, setUnreadable] = useState<'heic' | 'unreadable'>();
  // Loads the crop dialog while the visitor looks for a picture.
  const { part: Crop, failed, again } = useChunk(loadCrop, true);
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<string>();
  const [gone, setGone] = useState(false);
  const { upload, send, retry, giveUp } = useUpload(({ url, address }) => {
    remember(name, url, words.t('form.photo.done'));
    remember(`${name} picture`, url, address);
    onChange(url);
  });
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  useEffect(() => () => image?.close(), [image]);

  const choose = (file: File | undefined) => {
    if (!file) return;
    setUnreadable(undefined);
    decode(file).then(setImage, () => setUnreadable(isHeic(file) ? 'heic' : 'unreadable'));
  };
  // Focuses the file input, because the focused button disappears when the crop dialog closes. Otherwise the focus would return to
  // the top of the page.
  const closeCrop = () => {
    setImage(undefined);
    input.current?.focus();
  };
  const accept = (portrait: Blob) => {
    closeCrop();
    setPreview(URL.createObjectURL(portrait));
    void send(portrait, 'portrait.jpg');
  };
  // After a reload, the server shows the upload for one hour. A picture that already belongs to an order is not shown
  // again.
  const stored = typeof value === 'string' && !gone ? labelOf(`${name} picture`, value) : undefined;
  const shown = preview ?? (stored === undefined ? undefined : client.address(stored));
  const chosen = shown !== undefined || typeof value === 'string';
  const done = typeof value === 'string' && upload.state === 'idle';

  return (
    <div className="f-photo">
      {shown && !image && (
        <img
          className="f-portrait"
          src={shown}
          width={150}
          height={200}
          alt={words.t('form.photo.alt')}
          onError={() => setGone(true)}
        />
      )}
      <div className="f-photo-controls">
        {done && <p className="f-arrived">{words.t('form.photo.done')}</p>}
        <label className="f-file">
          <span className="f-hidden">{props.label}: </span>
          <span className="f-button f-button-second" aria-hidden="true">
            {words.t(chosen ? 'form.photo.replace' : 'form.photo.choose')}
          </span>
          <input
            ref={input}
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-label={words.t('pair', {
              label: props.label,
              text: words.t(chosen ? 'form.photo.replace' : 'form.photo.choose'),
            })}
            onChange={({ target }) => {
              choose(target.files?.[0]);
              // Clears the input, so that the user can choose the same file again.
              target.value = '';
            }}
            {...describedBy(props)}
          />
        </label>
        {unreadable && (
          <p className="f-error" role="alert">
            {words.t(unreadable === 'heic' ? 'form.upload.heic' : 'form.photo.unreadable')}
          </p>
        )}
        <UploadProgress {...{ upload, retry, giveUp }} onPress={() => input.current?.focus()} />
      </div>
      {image && Crop && <Crop image={image} onAccept={accept} onCancel={closeCrop} />}
      {image && !Crop && <ChunkStatus {...{ failed, again }} />}
    </div>
  );
}

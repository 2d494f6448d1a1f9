import type { WidgetProps } from '@rjsf/utils';
import { useRef, useState } from 'react';
import type { Answers } from '../form-page.ts';
import { useFormAround } from './form-around.tsx';
import { describedBy, fieldOf } from '../theme/control-props.ts';
import { formatFileSize } from '../values/file-size.ts';
import { useWords } from '../words.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { isHeic } from './heic.ts';
import { useUpload } from './use-upload.ts';

/** Maximum file size in bytes. Larger files are rejected before the upload wastes mobile data. */
export const LARGEST_FILE = 10_000_000;

const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

const PICTURE = /\.(?:jpe?g|png|webp)$/i;

export function FilesWidget(props: WidgetProps<Answers>) {
  const { id, name, value, onChange, label } = props;
  const field = fieldOf(props);
  const words = useWords();
  const { labelOf, remember } = useFormAround();
  const [refused, setRefused] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const urls: readonly string[] = Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];
  const accept = field.accept?.length ? field.accept : ACCEPTED;

  const emit = (next: readonly string[]) =>
    onChange(field.multiple ? (next.length > 0 ? next : undefined) : next.at(-1));
  const { upload, send, retry, giveUp } = useUpload(({ url, address }, file) => {
    remember(name, url, file);
    if (PICTURE.test(file)) remember(`${name} picture`, url, address);
    emit([...urls, url]);
  });
  const choose = (file: File | undefined) => {
    if (!file || upload.state === 'sending') return;
    if (isHeic(file) && !accept.includes(file.type)) return setRefused(words.t('form.upload.heic'));
    const size = formatFileSize(LARGEST_FILE, words.formats);
    setRefused(file.size > LARGEST_FILE ? words.t('form.upload.too_large', { name: file.name, size }) : undefined);
    if (file.size <= LARGEST_FILE) void send(file, file.name);
  };
  const prompt = words.t(urls.length > 0 && field.multiple ? 'form.upload.another' : 'form.upload.choose');

  return (
    <div className="f-files">
      {urls.length > 0 && (
        <ul className="f-chosen">
          {urls.map((url, index) => {
            const shown = labelOf(name, url) ?? words.t('form.upload.nameless', { number: index + 1 });
            return (
              <li key={url}>
                <span>{shown}</span>
                <button
                  type="button"
                  className="f-button f-button-plain"
                  onClick={() => {
                    emit(urls.filter((other) => other !== url));
                    input.current?.focus();
                  }}
                >
                  {words.t('form.search.take_away')}
                  <span className="f-hidden"> {shown}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <label className="f-file">
        <span className="f-button f-button-second" aria-hidden="true">
          {prompt}
        </span>
        <input
          ref={input}
          id={id}
          type="file"
          accept={accept.join(',')}
          aria-label={words.t('pair', { label, text: prompt })}
          // Uses `aria-disabled`, because an input with the `disabled` attribute would lose the focus.
          aria-disabled={upload.state === 'sending' || undefined}
          onClick={(event) => upload.state === 'sending' && event.preventDefault()}
          onChange={({ target }) => {
            choose(target.files?.[0]);
            target.value = '';
          }}
          {...describedBy(props)}
        />
      </label>
      {refused && (
        <p className="f-error" role="alert">
          {refused}
        </p>
      )}
      <UploadProgress {...{ upload, retry, giveUp }} onPress={() => input.current?.focus()} />
    </div>
  );
}

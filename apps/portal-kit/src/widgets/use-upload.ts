import { useEffect, useRef, useState } from 'react';
import type { Uploaded } from '../http/client.ts';
import { useClient } from '../http/context.tsx';
import { ApiError } from '../http/errors.ts';
import { useFormAround } from './form-around.tsx';

export type UploadState =
  | { readonly state: 'idle' }
  | { readonly state: 'sending'; readonly share: number }
  /** Failed upload. `message` is the server's message, or empty if the network failed. */
  | { readonly state: 'failed'; readonly message: string };

export function useUpload(onDone: (uploaded: Uploaded, name: string) => void) {
  const client = useClient();
  const { uploadStarts } = useFormAround();
  const [upload, setUpload] = useState<UploadState>({ state: 'idle' });
  const last = useRef<{ file: Blob; name: string }>(undefined);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  // Keeps the latest callback in a ref, because the caller may pass another one during an upload.
  const done = useRef(onDone);
  useEffect(() => void (done.current = onDone), [onDone]);

  const send = async (file: Blob, name: string) => {
    abort.current?.abort();
    const control = new AbortController();
    abort.current = control;
    last.current = { file, name };
    setUpload({ state: 'sending', share: 0 });
    const ends = uploadStarts();
    const onProgress = (share: number) => setUpload({ state: 'sending', share });
    try {
      const uploaded = await client.upload(file, name, { signal: control.signal, onProgress });
      setUpload({ state: 'idle' });
      done.current(uploaded, name);
    } catch (error) {
      if (control.signal.aborted) return;
      setUpload({ state: 'failed', message: error instanceof ApiError ? error.message : '' });
    } finally {
      ends();
    }
  };
  const retry = () => void (last.current && send(last.current.file, last.current.name));
  const giveUp = () => {
    abort.current?.abort();
    setUpload({ state: 'idle' });
  };
  return { upload, send, retry, giveUp };
}

import { isObject } from '@tuyen/model';
import type { HttpClient } from './http-client.ts';

export interface UploadedFile {
  readonly id: string;
  readonly url: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

export interface UploadOptions {
  /** Called with the sent fraction of the body, 0 to 1. */
  readonly onProgress?: (part: number) => void;
  readonly signal?: AbortSignal;
}

export type Upload = (file: Blob, name: string, options?: UploadOptions) => Promise<UploadedFile>;

/** Returns a function that uploads one file. Uses XMLHttpRequest, because `fetch` does not report upload progress. */
export function createUpload(http: HttpClient): Upload {
  return async (file, name, { onProgress, signal } = {}) => {
    const send = () =>
      new Promise<XMLHttpRequest>((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.open('POST', `${http.apiUrl}/uploads`);
        for (const [header, value] of Object.entries(http.headers())) request.setRequestHeader(header, value);
        request.upload.addEventListener('progress', (event) => {
          if (event.lengthComputable) onProgress?.(event.loaded / event.total);
        });
        request.addEventListener('load', () => resolve(request));
        request.addEventListener('error', () => reject(http.failure(0, '')));
        request.addEventListener('abort', () => reject(new DOMException('The upload was canceled.', 'AbortError')));
        signal?.addEventListener('abort', () => request.abort());
        const form = new FormData();
        form.append('file', file, name);
        request.send(form);
      });
    const { status, responseText } = await http.signedIn('uploads', { method: 'POST' }, send);
    if (status >= 300) throw http.failure(status, responseText);
    const stored = uploadedFile(responseText);
    if (!stored) throw http.failure(0, '');
    return stored;
  };
}

function uploadedFile(text: string): UploadedFile | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    const { id, url, name, type, size } = isObject(answer) ? answer : {};
    if (typeof url !== 'string') return undefined;
    return { id: String(id), url, name: String(name), type: String(type), size: Number(size) };
  } catch {
    return undefined;
  }
}

import { PassThrough } from 'node:stream';
import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { DEFAULT_LIMITS } from '../../limits.ts';
import type { JournalBody } from './entry.ts';
import type { Secrets } from './secrets.ts';

const MOST_BYTES = DEFAULT_LIMITS.bodyBytes;

export interface Capture {
  readonly chunks: Buffer[];
  bytes: number;
}

export function capture(
  payload: unknown,
  most = MOST_BYTES,
): { readonly payload: unknown; readonly captured: Capture | undefined } {
  if (typeof payload === 'string') {
    const bytes = Buffer.from(payload);
    return { payload, captured: { chunks: [bytes.subarray(0, most + 1)], bytes: bytes.length } };
  }
  if (payload instanceof Uint8Array)
    return { payload, captured: { chunks: [Buffer.from(payload.subarray(0, most + 1))], bytes: payload.length } };
  if (!isStream(payload)) return { payload, captured: undefined };
  const captured: Capture = { chunks: [], bytes: 0 };
  let room = most + 1;
  const through = new PassThrough();
  through.on('data', (chunk: Buffer) => {
    captured.bytes += chunk.length;
    if (room <= 0) return;
    captured.chunks.push(chunk.subarray(0, room));
    room -= chunk.length;
  });
  // Pause the stream, because adding a `data` listener would otherwise start it before a consumer reads.
  through.pause();
  payload.once('error', (error) => through.destroy(error));
  through.once('close', () => {
    if ('destroy' in payload && typeof payload.destroy === 'function') payload.destroy();
  });
  return { payload: payload.pipe(through), captured };
}

/**
 * Returns whether the payload is a stream. Compression yields streams of a class from another package, so `instanceof`
 * does not work.
 */
export function isStream(payload: unknown): payload is NodeJS.ReadableStream {
  return typeof payload === 'object' && payload !== null && 'pipe' in payload && typeof payload.pipe === 'function';
}

export function journalBodyOf(
  { chunks, bytes }: Capture,
  headers: Readonly<Record<string, string>>,
  secrets: Secrets,
  most = MOST_BYTES,
): JournalBody | undefined {
  if (bytes === 0) return undefined;
  const whole = Buffer.concat(chunks);
  const cut = bytes > most;
  if (!isText(headers['content-type'] ?? '')) return { bytes, cut: true };
  const text = decoded(cut ? whole.subarray(0, most) : whole, headers['content-encoding']);
  if (text === undefined) return { bytes, cut: true };
  return { text: secrets.text(text.slice(0, most)), bytes, cut: cut || text.length > most };
}

function isText(type: string): boolean {
  return type === '' || /^text\/|json|xml|javascript|x-www-form-urlencoded/u.test(type);
}

function decoded(bytes: Buffer, encoding: string | undefined): string | undefined {
  try {
    if (encoding === 'br')
      return brotliDecompressSync(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
    if (encoding === 'gzip') return gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }).toString();
    return bytes.toString();
  } catch {
    return undefined;
  }
}

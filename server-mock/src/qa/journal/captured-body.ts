import { PassThrough } from 'node:stream';
import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { DEFAULT_LIMITS } from '../../limits.ts';
import type { Body } from './entry.ts';
import type { Secrets } from './secrets.ts';

const MOST_BYTES = DEFAULT_LIMITS.bodyBytes;

/** A body on its way: what has come by so far. */
export interface Capture {
  readonly chunks: Buffer[];
  bytes: number;
}

/** Returns the payload, unchanged, with what comes by. @param most bytes that are stored */
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
  // `data` alone would let it flow before anything takes it.
  through.pause();
  payload.once('error', (error) => through.destroy(error));
  through.once('close', () => {
    if ('destroy' in payload && typeof payload.destroy === 'function') payload.destroy();
  });
  return { payload: payload.pipe(through), captured };
}

/** Compressing yields streams of another package's class. */
export function isStream(payload: unknown): payload is NodeJS.ReadableStream {
  return typeof payload === 'object' && payload !== null && 'pipe' in payload && typeof payload.pipe === 'function';
}

/** Returns what was captured as text, without secrets. @param most bytes that are stored */
export function bodyOf(
  { chunks, bytes }: Capture,
  headers: Readonly<Record<string, string>>,
  secrets: Secrets,
  most = MOST_BYTES,
): Body | undefined {
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

/** Also of what was cut off. */
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

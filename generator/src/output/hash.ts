import { createHash, hash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export type Content = string | Uint8Array | readonly Uint8Array[];

/**
 * Returns a short digest of a file's content. CRLF and LF give the same digest, so that a checkout with CRLF is not a
 * change.
 */
export function digest(content: Content): string {
  if (typeof content === 'string') return short(content.includes('\r') ? content.replaceAll('\r\n', '\n') : content);
  return content instanceof Uint8Array ? short(content) : digestPieces(content);
}

function short(content: string | Uint8Array): string {
  return hash('sha256', content, 'hex').slice(0, LENGTH);
}

function digestPieces(pieces: readonly Uint8Array[]): string {
  const made = createHash('sha256');
  for (const piece of pieces) made.update(piece);
  return made.digest('hex').slice(0, LENGTH);
}

const LENGTH = 16;

const CARRIAGE_RETURN = 0x0d;

export function digestFile(path: string): string | undefined {
  try {
    const content = readFileSync(path);
    const isText = !path.endsWith('.xlsx');
    return digest(isText && content.includes(CARRIAGE_RETURN) ? content.toString('utf8') : content);
  } catch {
    return undefined;
  }
}

const known = new WeakMap<object, string>();

/** Returns the digest of plain JSON. Digests of objects are cached, because many files are printed from the same object. */
export function digestOfJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const before = known.get(value);
  if (before !== undefined) return before;
  const made = digest(JSON.stringify(value));
  known.set(value, made);
  return made;
}

export function digestAll(parts: readonly unknown[]): string {
  return digest(parts.map(digestOfJson).join(' '));
}

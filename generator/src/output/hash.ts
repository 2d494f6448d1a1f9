import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Content } from '../emit/generated-file.ts';

/** A short digest of a file's content; in a text, line ends count alike, so that a checkout with CRLF is no change. */
export function digest(content: Content): string {
  const isText = typeof content === 'string';
  return hash('sha256', isText && content.includes('\r') ? content.replaceAll('\r\n', '\n') : content, 'hex').slice(
    0,
    16,
  );
}

/** Digest of a file on the disk; undefined where there is none. */
export function digestFile(path: string): string | undefined {
  try {
    const content = readFileSync(path);
    return digest(path.endsWith('.xlsx') ? content : content.toString('utf8'));
  } catch {
    return undefined;
  }
}

const known = new WeakMap<object, string>();

/** Digest of plain JSON. Objects are remembered: what many files are printed from is digested once. */
export function digestOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const before = known.get(value);
  if (before !== undefined) return before;
  const made = digest(JSON.stringify(value));
  known.set(value, made);
  return made;
}

/** Digest of several parts in order. */
export function digestAll(parts: readonly unknown[]): string {
  return digest(parts.map(digestOf).join(' '));
}

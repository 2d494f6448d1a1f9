import { hash } from 'node:crypto';

/** A short digest of a text; line ends count alike, so that a checkout with CRLF is no change. */
export function digest(text: string): string {
  return hash('sha256', text.includes('\r') ? text.replaceAll('\r\n', '\n') : text, 'hex').slice(0, 16);
}

const known = new WeakMap<object, string>();

/** Digest of plain JSON. Objects are remembered: the parts of one model are digested once however many files read them. */
export function digestOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return digest(JSON.stringify(value) ?? 'undefined');
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

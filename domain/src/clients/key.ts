import { createHash, randomBytes } from 'node:crypto';

/** A new key, and what is kept of it. */
export interface IssuedKey {
  /** Shown once. */
  readonly key: string;
  readonly stored: { readonly key_hash: string; readonly key_prefix: string };
}

const MARK = 'tuyen_';
/** Long enough to identify keys, far too short to guess the rest. */
const SHOWN = 12;

/** 256 random bits: a plain digest is enough to store them, because they cannot be guessed. */
export function issueKey(): IssuedKey {
  const key = `${MARK}${randomBytes(32).toString('base64url')}`;
  return { key, stored: { key_hash: digest(key), key_prefix: prefixOf(key) } };
}

export function prefixOf(key: string): string {
  return key.slice(0, SHOWN);
}

function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

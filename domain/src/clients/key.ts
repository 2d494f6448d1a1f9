import { createHash, randomBytes } from 'node:crypto';

export interface IssuedKey {
  readonly key: string;
  readonly stored: { readonly key_hash: string; readonly key_prefix: string };
}

const MARK = 'tuyen_';
/** Number of characters of an API key that stay visible: enough to identify the key, too few to guess the rest. */
const SHOWN = 12;

/** Creates a key with 256 random bits. A plain hash is sufficient for storage, because the key cannot be guessed. */
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

import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text with a new key, which is in the mailed link only. Access to the database therefore reveals no answers.
 */
export function seal(text: string): { readonly sealed: string; readonly key: string } {
  const key = randomBytes(32);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv);
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return {
    sealed: Buffer.concat([iv, cipher.getAuthTag(), data]).toString('base64url'),
    key: key.toString('base64url'),
  };
}

/** Returns undefined if the key does not fit. */
export function unseal(sealed: string, key: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const iv = bytes.subarray(0, IV_BYTES);
    const decipher = createDecipheriv(ALGORITHM, Buffer.from(key, 'base64url'), iv, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/** Purpose of the keys in links to unsent answers. */
export const FORM_DRAFT = 'form-draft';

/**
 * Returns the subject of the keys in links that were mailed to an address. An erasure ends them by it, without the
 * address being stored with the answers.
 */
export function formDraftSubject(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}

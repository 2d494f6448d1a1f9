import { randomBytes } from 'node:crypto';
import { API } from '../../api.ts';

const BASE = `${API}/uploads/`;
const ID = /^[0-9a-f]{32}$/;

/** An id consists of 128 random bits, so it cannot be guessed. */
export const newUploadId = (): string => randomBytes(16).toString('hex');

/** Returns the value that a field stores for an upload. It stays the same as long as the upload exists. */
export const storedAddress = (id: string): string => `${BASE}${id}`;

/**
 * Returns the id of the upload that a field's value refers to; undefined for all other values, including URLs of other
 * servers.
 */
export function uploadIdIn(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith(BASE)) return undefined;
  const id = value.slice(BASE.length);
  return ID.test(id) ? id : undefined;
}

export const isUploadId = (text: string): boolean => ID.test(text);

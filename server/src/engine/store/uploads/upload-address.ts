import { randomBytes } from 'node:crypto';
import { API } from '../../api.ts';

const BASE = `${API}/uploads/`;
const ID = /^[0-9a-f]{32}$/;

/** An id consists of 128 random bits, so it cannot be guessed. */
export const newUploadId = (): string => randomBytes(16).toString('hex');

export const storedAddress = (id: string): string => `${BASE}${id}`;

export function uploadIdIn(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith(BASE)) return undefined;
  const id = value.slice(BASE.length);
  return ID.test(id) ? id : undefined;
}

export const isUploadId = (text: string): boolean => ID.test(text);

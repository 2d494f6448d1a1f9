import { randomBytes } from 'node:crypto';
import { API } from '../../api.ts';

const BASE = `${API}/uploads/`;
const ID = /^[0-9a-f]{32}$/;

/** 128 random bits. */
export const newUploadId = (): string => randomBytes(16).toString('hex');

/** What a field holds of an upload: the same for as long as the upload exists. */
export const storedAddress = (id: string): string => `${BASE}${id}`;

/** The upload that a field's value names; undefined for every other value, addresses of other servers included. */
export function uploadIdIn(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith(BASE)) return undefined;
  const id = value.slice(BASE.length);
  return ID.test(id) ? id : undefined;
}

export const isUploadId = (text: string): boolean => ID.test(text);

import { HttpError } from 'react-admin';
import { readFieldErrors } from '@tuyen/model/client';

/** Returns why an action failed: the errors of the fields, or else the message. */
export function reasonOf(error: unknown): string {
  const reasons = error instanceof HttpError ? Object.values(readFieldErrors(error.body)).filter(Boolean) : [];
  if (reasons.length > 0) return [...new Set(reasons)].join(' ');
  return error instanceof Error ? error.message : String(error);
}

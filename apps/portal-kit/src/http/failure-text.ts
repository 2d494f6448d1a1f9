import type { Words } from '../words.tsx';
import { ApiError } from './errors.ts';

export function failureText(error: unknown, words: Words): string {
  if (!(error instanceof ApiError)) return words.t('form.send.no_network');
  return error.message || words.t('form.send.status', { status: error.status });
}

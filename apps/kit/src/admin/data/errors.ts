import { isObject } from '@tuyen/model';
import { readFieldErrors, type FieldErrors } from '../../core/field-errors.ts';

/** Shown for a field that the server only marked (`true`). Key of the admin's words. */
export const FIELD_NOT_VALID = 'errors.field_not_valid';

/** The field errors of a body as react-admin hands them to `setError`: one text a field, never `true` or null, which it would print. */
export function fieldErrors(body: unknown, words?: Words): FieldErrors {
  const found = readFieldErrors(body);
  // A duplicate has its own text wherever it is shown; the server's is for clients without one.
  const own =
    words && codeOf(body) === DUPLICATE && words.exists(`errors.${DUPLICATE}`)
      ? words.t(`errors.${DUPLICATE}`)
      : undefined;
  return Object.fromEntries(Object.entries(found).map(([path, text]) => [path, own ?? (text || FIELD_NOT_VALID)]));
}

const DUPLICATE = 'duplicate_entry';

export function codeOf(body: unknown): string | undefined {
  return isObject(body) && typeof body['code'] === 'string' ? body['code'] : undefined;
}

/** Codes whose server message says more than any text of ours could: it is shown unchanged. */
const SERVER_WORDS = new Set([
  'sale_disabled',
  'still_referenced',
  'still_referenced_elsewhere',
  'transition_not_allowed',
]);

const CODE_BY_STATUS: Readonly<Record<number, string>> = {
  401: 'unauthorized',
  403: 'not_permitted',
  404: 'not_found',
};

/** i18next's `exists` and `t`, as far as messages need them. */
export interface Words {
  exists(key: string): boolean;
  t(key: string, values?: Record<string, unknown>): string;
}

/**
 * The one line to show a person for a failed call: by the server's code (`errors.<code>`), where none of ours fits the
 * server's own message, and at last "Error (status code: N)".
 */
export function errorMessage(status: number, body: unknown, words: Words): string {
  if (status === 0) return words.t('errors.network');
  const code = codeOf(body);
  const said = isObject(body) && typeof body['message'] === 'string' ? body['message'] : undefined;
  if (code !== undefined && said !== undefined && SERVER_WORDS.has(code)) return said;
  for (const candidate of [code, CODE_BY_STATUS[status]]) {
    if (candidate !== undefined && words.exists(`errors.${candidate}`)) return words.t(`errors.${candidate}`);
  }
  if (said !== undefined && said !== '' && status < 500) return said;
  return words.t('errors.status', { status });
}

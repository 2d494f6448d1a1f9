import { isObject } from '@tuyen/model';
import { readFieldErrors, type FieldErrors } from '@tuyen/model/client';

export const FIELD_NOT_VALID = 'errors.field_not_valid';

/**
 * Returns the field errors of a response body in the form that react-admin passes to `setError`: one string per field.
 * React-admin would show the server's `true` or null as text.
 */
export function fieldErrors(body: unknown, words?: ErrorTexts): FieldErrors {
  const found = readFieldErrors(body);
  // Shows a translated message for a duplicate value if the project's locales contain one. The server's message is
  // meant for clients without translations.
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

/** Error codes whose server message is more specific than a translation. The message is shown unchanged. */
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

export interface ErrorTexts {
  exists(key: string): boolean;
  t(key: string, values?: Record<string, unknown>): string;
}

/**
 * Returns the message of a failed call. Uses the translation of the error code (`errors.<code>`), otherwise the
 * server's message, and finally "Error (status code: N)".
 */
export function errorMessage(status: number, body: unknown, words: ErrorTexts): string {
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

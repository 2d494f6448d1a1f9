import { dottedPath } from '../format/path.ts';

/** Field messages by dotted path: what react-admin hands to `setError`, one string a field and nothing else. */
export type FieldErrors = Record<string, string>;

/** Shown for a field that the server only marked (`true`). Key of the admin's words. */
export const FIELD_NOT_VALID = 'errors.field_not_valid';

/**
 * Brings the error body of any server into one shape. React-admin prints `true` as "true" and breaks on null, so neither
 * leaves here: `true` becomes a message, null and false are no error. A list of messages without `errors` is grouped by the
 * first word of each, which is its field's name.
 */
export function fieldErrors(body: unknown, words?: Words): FieldErrors {
  if (!isObject(body)) return {};
  const found: FieldErrors = {};
  if (isObject(body['errors'])) {
    collect(body['errors'], '', found);
  } else if (Array.isArray(body['message'])) {
    for (const entry of body['message']) {
      if (typeof entry !== 'string') continue;
      const field = entry.split(/\s/, 1)[0] ?? '';
      if (field !== '') add(found, dottedPath(field), entry);
    }
  }
  // A duplicate has its own text wherever it is shown; the server's is for clients without one.
  if (words && body['code'] === DUPLICATE && words.exists(`errors.${DUPLICATE}`)) {
    for (const field of Object.keys(found)) found[field] = words.t(`errors.${DUPLICATE}`);
  }
  return found;
}

const DUPLICATE = 'duplicate_entry';

function collect(value: object, prefix: string, found: FieldErrors): void {
  for (const [key, error] of Object.entries(value)) {
    const path = prefix === '' ? dottedPath(key) : `${prefix}.${dottedPath(key)}`;
    if (error === true) add(found, path, FIELD_NOT_VALID);
    else if (typeof error === 'string' && error !== '') add(found, path, error);
    else if (Array.isArray(error) && error.every((entry) => typeof entry === 'string')) {
      for (const entry of error) add(found, path, entry);
    } else if (isObject(error)) collect(error, path, found);
  }
}

function add(found: FieldErrors, path: string, message: string): void {
  const before = found[path];
  found[path] = before === undefined ? message : `${before}\n${message}`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Codes whose server message says more than any text of ours could: it is shown as it stands. */
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
  const code = isObject(body) && typeof body['code'] === 'string' ? body['code'] : undefined;
  const said = isObject(body) && typeof body['message'] === 'string' ? body['message'] : undefined;
  if (code !== undefined && said !== undefined && SERVER_WORDS.has(code)) return said;
  for (const candidate of [code, CODE_BY_STATUS[status]]) {
    if (candidate !== undefined && words.exists(`errors.${candidate}`)) return words.t(`errors.${candidate}`);
  }
  if (said !== undefined && said !== '' && status < 500) return said;
  return words.t('errors.status', { status });
}

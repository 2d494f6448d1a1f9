import type { LocalizedText } from '@tuyen/model';

/**
 * Values for the placeholders of a message: `{field}` is replaced by `params.field`. An enum value is replaced by its
 * label, a localized text by the text in the reader's language.
 */
export type MessageParams = Readonly<Record<string, string | number | boolean | null | EnumParam | LocalizedParam>>;

export interface LocalizedParam {
  readonly texts: LocalizedText;
}

export interface EnumParam {
  readonly enum: string;
  readonly value: string;
}

export type FieldError = string | { readonly code: string; readonly params?: MessageParams };

export const MAX_FINDINGS = 100;

/** Default `Retry-After` of a 503, in seconds: most outages end after a few seconds. */
const RETRY_SECONDS = 5;

/**
 * The only error type that rejects a request. Throw it anywhere below a route, including hooks and transactions (which
 * then roll back). The response is `{statusCode, code, message, errors}`, and the message is the text of
 * `errors.<code>` in the language of the request.
 * @param status HTTP status: 400 bad query, 401, 403, 404, 409 conflict, 422 bad body, 429, 503 if this process cannot
 * answer now and a retry may succeed
 * @param code stable snake-case code; clients use it as the key of their own texts
 * @param params values for the `{name}` placeholders of the message
 * @param errors errors by dotted path (`stops.0.stop_point_id`)
 * @param retryAfter seconds before a retry makes sense, sent as `Retry-After`; a 503 always has this header
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly code: string;
  readonly params: MessageParams;
  readonly errors: Readonly<Record<string, FieldError>> | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: string,
    params: MessageParams = {},
    errors?: Readonly<Record<string, FieldError>> | undefined,
    retryAfter: number | undefined = status === 503 ? RETRY_SECONDS : undefined,
  ) {
    super(code);
    this.status = status;
    this.code = code;
    this.params = params;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

export function fieldErrorsOf(check: () => void): Readonly<Record<string, FieldError>> {
  try {
    check();
    return {};
  } catch (error) {
    if (error instanceof Problem && error.errors) return error.errors;
    throw error;
  }
}

export function tooManyRequests(seconds: number): Problem {
  return new Problem(429, 'too_many_requests', { seconds }, undefined, seconds);
}

/** Values that a message may name: `{field}` in its text is replaced by `params.field`, a value of an enum by its label. */
export type MessageParams = Readonly<Record<string, string | number | boolean | null | EnumParam>>;

/** A value of an enum of the model. Readers get its label in their language. */
export interface EnumParam {
  readonly enum: string;
  readonly value: string;
}

/** What is wrong with one field: a ready text, or a message code that is looked up in the request's language. */
export type FieldError = string | { readonly code: string; readonly params?: MessageParams };

/** The maximum number of reported findings per request. */
export const MAX_FINDINGS = 100;

/** The default of a 503: most are over after a few seconds. */
const RETRY_SECONDS = 5;

/**
 * The one way to refuse a request. Thrown anywhere under a route (hooks and transactions included, which then roll back), it
 * becomes `{statusCode, code, message, errors}`; the message is the text of `errors.<code>` in the request's language.
 * @param status HTTP status: 400 bad query, 401, 403, 404, 409 conflict, 422 bad body, 429, 503 this process cannot answer now and a retry may succeed
 * @param code snake case, stable; clients key their own texts by it
 * @param params named in the message as `{name}`
 * @param errors by dotted path (`stops.0.stop_point_id`)
 * @param retryAfter seconds until another try is worth it, answered as `Retry-After`; 503 has always one
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

/** Returns the errors by field with which a check refuses; none if it passes. */
export function fieldErrorsOf(check: () => void): Readonly<Record<string, FieldError>> {
  try {
    check();
    return {};
  } catch (error) {
    if (error instanceof Problem && error.errors) return error.errors;
    throw error;
  }
}

/** The limit of a window: refused until it has passed. */
export function tooManyRequests(seconds: number): Problem {
  return new Problem(429, 'too_many_requests', { seconds }, undefined, seconds);
}

import { isObject } from '@tuyen/model';
import { readFieldErrors } from '@tuyen/model/client';

/** Error response of the server. `message` is user-facing text in the request's language. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /**
   * Error messages by field path such as `address.city_id`. A message is empty if the server only marks the field as
   * invalid.
   */
  readonly errors: Readonly<Record<string, string>>;

  constructor(status: number, code: string, message: string, errors: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

/** Thrown if no response arrives: no network, a broken connection or a truncated response. Retrying is safe. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('No answer', { cause });
    this.name = 'NetworkError';
  }
}

export function errorFrom(status: number, body: unknown): ApiError {
  const { code, message } = isObject(body) ? body : {};
  const texts = Array.isArray(message) ? message : [message];
  return new ApiError(
    status,
    typeof code === 'string' ? code : '',
    texts.filter((text) => typeof text === 'string').join('\n'),
    readFieldErrors(body),
  );
}

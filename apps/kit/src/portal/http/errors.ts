import { isObject } from '@tuyen/model';
import { readFieldErrors } from '../../core/field-errors.ts';

/** The server answered, and said no. `message` is in the request's language and meant for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** What is wrong by field path, `address.city_id`; the empty text where the server only says that it is. */
  readonly errors: Readonly<Record<string, string>>;

  constructor(status: number, code: string, message: string, errors: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

/** No answer came: no network, a broken connection, or an answer cut off on the way. Asking again is safe. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('No answer', { cause });
    this.name = 'NetworkError';
  }
}

/** Reads the server's `{ statusCode, code, message, errors }`, whatever of it is there. */
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

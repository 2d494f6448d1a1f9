/** The server answered, and said no. `message` is in the request's language and meant for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** What is wrong by field path, `address.city_id`. */
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
  const { code, message, errors } = record(body);
  const texts = Array.isArray(message) ? message : [message];
  return new ApiError(
    status,
    typeof code === 'string' ? code : '',
    texts.filter((text): text is string => typeof text === 'string').join('\n'),
    Object.fromEntries(Object.entries(record(errors)).map(([path, text]) => [path, errorText(text)])),
  );
}

/** A server may say only that a field is wrong (`true`): the empty text stands for "not valid". */
function errorText(value: unknown): string {
  if (Array.isArray(value)) return value.map(errorText).join(' ');
  return typeof value === 'string' ? value : '';
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

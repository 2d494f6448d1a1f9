import { isObject } from '../model/json/is-object.ts';
import { dottedPath } from './dotted-path.ts';

/** Error messages by dotted field path. An empty message means that the server reported the field without a message. */
export type FieldErrors = Record<string, string>;

/**
 * Reads the error messages for fields from an error response. A message is a string, a list of strings or `true`.
 * Messages are keyed by dotted path or JSON pointer, flat or nested. Ignores null and false. If the response has only a
 * list of messages and no `errors`, the first word of each message is taken as the field name.
 */
export function readFieldErrors(body: unknown): FieldErrors {
  const found: FieldErrors = {};
  if (!isObject(body)) return found;
  if (isObject(body['errors'])) {
    collect(body['errors'], '', found);
  } else if (Array.isArray(body['message'])) {
    for (const entry of body['message']) {
      if (typeof entry !== 'string') continue;
      const field = entry.split(/\s/, 1)[0] ?? '';
      if (field !== '') add(found, dottedPath(field), entry);
    }
  }
  return found;
}

function collect(value: Readonly<Record<string, unknown>>, prefix: string, found: FieldErrors): void {
  for (const [key, error] of Object.entries(value)) {
    const path = prefix === '' ? dottedPath(key) : `${prefix}.${dottedPath(key)}`;
    if (error === true) add(found, path, '');
    else if (typeof error === 'string' && error !== '') add(found, path, error);
    else if (Array.isArray(error) && error.every((entry) => typeof entry === 'string')) {
      for (const entry of error) add(found, path, entry);
    } else if (isObject(error)) collect(error, path, found);
  }
}

function add(found: FieldErrors, path: string, message: string): void {
  const before = found[path];
  found[path] = before ? `${before}\n${message}` : message;
}

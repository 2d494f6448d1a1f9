import type { FieldError } from '@tuyen/server/domain';
import type { FieldErrors } from './syntax-fault.ts';

/** Any character that is not allowed in a token (RFC 9110, 5.6.2). */
const NO_NAME = /[^!#$%&'*+.^_`|~\dA-Za-z-]/u;
/** Any character that Node cannot send in a header value. */
const NO_VALUE = /[^\t\u0020-\u007e\u0080-\u00ff]/u;

/**
 * Names of headers that control the connection or state the length of the body. Only the server may set them, because
 * other values would break the message.
 */
const OF_THE_SERVER: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

export function noteHeaderName(errors: FieldErrors, place: string, name: string): void {
  const position = name === '' ? 0 : name.search(NO_NAME);
  if (position >= 0) errors[place] = faultAt('header_name', name, position);
}

export function noteHeaders(errors: FieldErrors, place: string, headers: Readonly<Record<string, unknown>> = {}): void {
  for (const [name, value] of Object.entries(headers)) {
    const at = `${place}.${name}`;
    const position = String(value).search(NO_VALUE);
    if (position >= 0) errors[at] = faultAt('header_value', String(value), position);
    if (OF_THE_SERVER.has(name.toLowerCase())) errors[at] = { code: 'header_of_server' };
    noteHeaderName(errors, at, name);
  }
}

export function sendableValue(text: string): string {
  return text.toWellFormed().replaceAll(new RegExp(NO_VALUE, 'gu'), encodeURIComponent);
}

function faultAt(code: string, text: string, position: number): FieldError {
  return { code, params: { position, part: text.slice(position, position + 20) } };
}

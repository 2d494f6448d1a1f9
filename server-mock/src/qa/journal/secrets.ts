import { isObject, type Model, walkFields } from '@tuyen/model';

export const REMOVED = '[removed]';

const HEADERS = /^(?:authorization|cookie|set-cookie|proxy-authorization|x-api-key|.*(?:token|secret|signature).*)$/u;
const NAMES = ['password', 'secret', 'token', 'apikey', 'api_key', 'api-key', 'signature', 'securehash'];
const IN_NAMES = new Set('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-');
const SPACE = new Set([' ', '\t', '\n', '\r']);

export interface Secrets {
  /** Removes the values of secret fields from JSON text, even truncated, or from form data. */
  text(text: string): string;
  headers(headers: Readonly<Record<string, string>>): Record<string, string>;
  /** Removes the texts and numbers of secret fields from a JSON value, also in lists and objects, and signed tokens. */
  value(value: unknown): unknown;
}

/** JSON Web Token (RFC 7519): its header and content begin with a brace in base64. */
const SIGNED_TOKEN = /eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/gu;

type Place = readonly [start: number, end: number];

/**
 * Creates a filter for data that must not stay in the journal: write-only fields of the model, and all fields named
 * like a password, a token or a key.
 * @param more further names of fields with secrets, in any case
 */
export function openSecrets(model: Pick<Model, 'resources'>, more: readonly string[] = []): Secrets {
  const own = new Set([
    ...more.map((name) => name.toLowerCase()),
    ...model.resources.flatMap(({ fields }) =>
      walkFields(fields).flatMap(([, { name, writeOnly }]) => (writeOnly ? [name.toLowerCase()] : [])),
    ),
  ]);
  const isSecret = (given: string) => {
    const name = given.toLowerCase();
    return own.has(name) || NAMES.some((part) => name.includes(part));
  };
  const value = (given: unknown, isInside = false): unknown => {
    if (Array.isArray(given)) return given.map((one) => value(one, isInside));
    if (isObject(given))
      return Object.fromEntries(
        Object.entries(given).map(([name, one]) => [name, value(one, isInside || isSecret(name))]),
      );
    if (isInside && (typeof given === 'number' || (typeof given === 'string' && given !== ''))) return REMOVED;
    return typeof given === 'string' ? given.replaceAll(SIGNED_TOKEN, REMOVED) : given;
  };
  const withoutForms = (text: string) => without(text, formValues(text, isSecret), REMOVED);
  return {
    value: (given) => value(given),
    text: (text) => withoutForms(without(text, jsonValues(text, isSecret), `"${REMOVED}"`)),
    headers: (headers) =>
      Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [
          name,
          HEADERS.test(name) || own.has(name) ? REMOVED : withoutForms(value),
        ]),
      ),
  };
}

function without(text: string, places: Iterable<Place>, instead: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const [start, end] of places) {
    parts.push(text.slice(from, start), instead);
    from = end;
  }
  return parts.join('') + text.slice(from);
}

/**
 * Yields the strings and numbers whose property has a secret name, such as `password`. Scans character by character,
 * because a body may be too long for a regular expression.
 */
function* jsonValues(text: string, isSecret: (name: string) => boolean): Generator<Place> {
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at)) {
    const end = endOfString(text, at);
    const colon = afterSpace(text, end);
    if (text[colon] !== ':' || !isSecret(text.slice(at + 1, end - 1))) {
      at = end;
      continue;
    }
    const start = afterSpace(text, colon + 1);
    at = text[start] === '"' ? endOfString(text, start) : endOfNumber(text, start);
    if (at > start) yield [start, at];
  }
}

function* formValues(text: string, isSecret: (name: string) => boolean): Generator<Place> {
  let after = 0;
  for (let at = text.indexOf('='); at >= 0; at = text.indexOf('=', at + 1)) {
    let start = at;
    while (start > after && IN_NAMES.has(text.charAt(start - 1))) start -= 1;
    const begins = start === 0 || '?&"'.includes(text.charAt(start - 1));
    if (!begins || !isSecret(text.slice(start, at))) continue;
    after = at + 1;
    while (after < text.length && !'&#"'.includes(text.charAt(after))) after += 1;
    yield [at + 1, after];
    at = after - 1;
  }
}

function endOfString(text: string, opening: number): number {
  for (let at = opening + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at + 1;
  }
  return text.length;
}

function endOfNumber(text: string, start: number): number {
  let at = start;
  while (at < text.length && '-+.eE0123456789'.includes(text.charAt(at))) at += 1;
  return at;
}

function afterSpace(text: string, start: number): number {
  let at = start;
  while (SPACE.has(text.charAt(at))) at += 1;
  return at;
}

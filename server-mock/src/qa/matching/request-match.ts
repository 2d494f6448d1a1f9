import { type JsonPath, valuesAt } from './json-path.ts';
import type { PathPattern } from './path-pattern.ts';
import { describeMatch, matchesValue, type ValueMatch } from './value-match.ts';

export interface ReceivedRequest {
  readonly method: string;
  /** Decoded path without the query string, see `decodedPath`. */
  readonly path: string;
  readonly query: Readonly<Record<string, readonly string[]>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface RequestMatch {
  readonly method?: string | undefined;
  readonly path?: PathPattern | undefined;
  readonly query?: Readonly<Record<string, ValueMatch>> | undefined;
  readonly headers?: Readonly<Record<string, ValueMatch>> | undefined;
  readonly body?: readonly ValueAtPath[] | undefined;
}

export interface ValueAtPath {
  readonly path: JsonPath;
  readonly match: ValueMatch;
}

export interface RequestMismatch {
  /** Part of the request that differs: for example `method`, `path`, `query.page`, `headers.accept` or `body.$.name`. */
  readonly part: string;
  readonly expected: string;
  readonly found: string;
}

export function matchesRequest(match: RequestMatch, request: ReceivedRequest): boolean {
  if (match.method !== undefined && match.method !== request.method) return false;
  if (match.path && !match.path.test(request.path)) return false;
  return differencesOf(match, request).length === 0;
}

export function differencesOf(match: RequestMatch, request: ReceivedRequest): readonly RequestMismatch[] {
  const { method, path, query = {}, headers = {}, body = [] } = match;
  const found: RequestMismatch[] = [];
  if (method !== undefined && method !== request.method)
    found.push({ part: 'method', expected: method, found: request.method });
  if (path && !path.test(request.path)) found.push({ part: 'path', expected: path.text, found: request.path });
  const compare = (part: string, wanted: ValueMatch, values: readonly unknown[], strict: boolean) => {
    if (matchesValue(wanted, values, strict)) return;
    const shown = values.length === 0 ? 'absent' : values.map((value) => JSON.stringify(value)).join(', ');
    found.push({ part, expected: describeMatch(wanted), found: shown.slice(0, 300) });
  };
  for (const [name, wanted] of Object.entries(query))
    compare(`query.${name}`, wanted, Object.hasOwn(request.query, name) ? (request.query[name] ?? []) : [], false);
  for (const [name, wanted] of Object.entries(headers))
    compare(`headers.${name}`, wanted, textsOf(request.headers, name.toLowerCase()), false);
  for (const at of body) compare(`body.${at.path.text}`, at.match, valuesAt(request.body, at.path), true);
  return found;
}

export function describeRequest({
  method = 'any method',
  path,
  query = {},
  headers = {},
  body = [],
}: RequestMatch): string {
  const parts = [
    ...Object.entries(query).map(([name, match]) => `query.${name} ${describeMatch(match)}`),
    ...Object.entries(headers).map(([name, match]) => `headers.${name} ${describeMatch(match)}`),
    ...body.map((at) => `body.${at.path.text} ${describeMatch(at.match)}`),
  ];
  return `${method} ${path?.text ?? 'any path'}${parts.length > 0 ? ` with ${parts.join(', ')}` : ''}`;
}

const textsOf = (headers: ReceivedRequest['headers'], name: string): readonly string[] => {
  const value = Object.hasOwn(headers, name) ? headers[name] : undefined;
  return value === undefined ? [] : [value];
};

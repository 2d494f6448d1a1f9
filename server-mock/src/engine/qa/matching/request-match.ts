import { valuesAt } from './json-path.ts';
import { pathPattern } from './path-pattern.ts';
import { describeMatch, matchesValue, type ValueMatch } from './value-match.ts';

/** A request, as stubs and the journal compare it. */
export interface ReceivedRequest {
  readonly method: string;
  /** Without the query string. */
  readonly path: string;
  readonly query: Readonly<Record<string, readonly string[]>>;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** What a request has to be; parts that are left out do not matter. */
export interface RequestMatch {
  readonly method?: string | undefined;
  /** `/api/v1/orders/{id}` */
  readonly path?: string | undefined;
  readonly query?: Readonly<Record<string, ValueMatch>> | undefined;
  readonly headers?: Readonly<Record<string, ValueMatch>> | undefined;
  /** By JSON path: `$.items[0].price`. */
  readonly body?: Readonly<Record<string, ValueMatch>> | undefined;
}

/** One thing in which a request is not as expected. */
export interface Difference {
  /** `method`, `path`, `query.page`, `headers.accept`, `body.$.name` */
  readonly part: string;
  readonly expected: string;
  readonly found: string;
}

export function matchesRequest(match: RequestMatch, request: ReceivedRequest): boolean {
  if (match.method !== undefined && match.method !== request.method) return false;
  if (match.path !== undefined && !pathPattern(match.path).test(request.path)) return false;
  return differencesOf(match, request).length === 0;
}

/** All in which the request is not as expected; empty where it matches. */
export function differencesOf(match: RequestMatch, request: ReceivedRequest): readonly Difference[] {
  const { method, path } = match;
  const found: Difference[] = [];
  if (method !== undefined && method !== request.method)
    found.push({ part: 'method', expected: method, found: request.method });
  if (path !== undefined && !pathPattern(path).test(request.path))
    found.push({ part: 'path', expected: path, found: request.path });
  const compare = (
    group: 'query' | 'headers' | 'body',
    valuesOf: (name: string) => readonly unknown[],
    strict: boolean,
  ) => {
    for (const [name, wanted] of Object.entries(match[group] ?? {})) {
      const values = valuesOf(name);
      if (matchesValue(wanted, values, strict)) continue;
      const shown = values.length === 0 ? 'absent' : values.map((value) => JSON.stringify(value)).join(', ');
      found.push({ part: `${group}.${name}`, expected: describeMatch(wanted), found: shown.slice(0, 300) });
    }
  };
  compare('query', (name) => request.query[name] ?? [], false);
  compare('headers', (name) => textsOf(request.headers[name.toLowerCase()]), false);
  compare('body', (name) => valuesAt(request.body, name), true);
  return found;
}

/** `POST /api/v1/orders with body.$.name "A"` */
export function describeRequest({
  method = 'any method',
  path = 'any path',
  query,
  headers,
  body,
}: RequestMatch): string {
  const groups = Object.entries({ query, headers, body }).flatMap(([group, matches]) =>
    Object.entries(matches ?? {}).map(([name, match]) => `${group}.${name} ${describeMatch(match)}`),
  );
  return `${method} ${path}${groups.length > 0 ? ` with ${groups.join(', ')}` : ''}`;
}

const textsOf = (value: string | undefined): readonly string[] => (value === undefined ? [] : [value]);

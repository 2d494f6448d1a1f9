import { isObject } from '@tuyen/model';
import { objectOrEmpty } from '@tuyen/server/extension';
import type { FieldError } from '@tuyen/server/domain';
import { noteHeaderName } from './header-syntax.ts';
import { parseJsonPath } from './json-path.ts';
import { parsePathPattern } from './path-pattern.ts';
import { linearPattern, PatternError, placeOfPattern } from './pattern.ts';
import type { RequestMatch, ValueAtPath } from './request-match.ts';
import { faultError, type FieldErrors, parseAt } from './syntax-fault.ts';
import { timeOf, type ValueMatch } from './value-match.ts';
import { compileValueSchema } from './value-schema.ts';

const VALUE = {
  description: 'The value itself, or what has to hold of it.',
  type: ['string', 'number', 'boolean', 'null', 'object'],
  minProperties: 1,
  additionalProperties: false,
  properties: {
    equals: {},
    contains: { type: 'string' },
    matches: {
      type: 'string',
      description: 'A regular expression without look-around, back references and counts above 1,000.',
    },
    oneOf: { type: 'array', minItems: 1, items: {} },
    schema: { type: 'object', additionalProperties: true, description: 'A JSON Schema.' },
    after: { type: 'string', description: 'A moment or a day: the value is a later one.' },
    before: { type: 'string', description: 'The value is an earlier one.' },
    absent: { type: 'boolean' },
  },
} as const;

const JSON_PATHS = 'By JSON path (RFC 9535), such as `$.items[0].price`; `items[0].price` is the same.';

const values = (description: string) => ({ description, type: 'object', additionalProperties: VALUE }) as const;

export const REQUEST_PROPERTIES = {
  // `OPTIONS` is not in this list. The server answers such a request before stubs and the journal see it, so a
  // condition on `OPTIONS` would never match.
  method: { enum: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] },
  path: {
    type: 'string',
    pattern: '^(/|\\*\\*)',
    description: 'From the root, such as `/api/v1/orders/{id}`; `*` is any part of a segment, `**` any rest.',
  },
  query: values('By parameter.'),
  headers: values('By name.'),
  body: values(JSON_PATHS),
} as const;

export const ABOUT = values(JSON_PATHS);

type Given = Readonly<Record<string, unknown>>;

export interface GivenRequest {
  readonly method?: string | undefined;
  readonly path?: string | undefined;
  readonly query?: Given | undefined;
  readonly headers?: Given | undefined;
  readonly body?: Given | undefined;
}

/**
 * Parses the request conditions of a validated body.
 * @param errors receives an error for every text that cannot be parsed and every condition that can never hold
 * @param place path of the conditions in the body: `request`
 */
export function readRequestMatch(
  errors: FieldErrors,
  { method, path, query, headers, body }: GivenRequest,
  place: string,
): RequestMatch {
  for (const name of Object.keys(headers ?? {})) noteHeaderName(errors, `${place}.headers.${name}`, name);
  return {
    method,
    path: path === undefined ? undefined : parseAt(errors, `${place}.path`, () => parsePathPattern(path)),
    query: readValueMatches(errors, query, `${place}.query`),
    headers: readValueMatches(errors, headers, `${place}.headers`),
    body: readValuesAtPaths(errors, body, `${place}.body`),
  };
}

export function readValuesAtPaths(
  errors: FieldErrors,
  given: Given | undefined,
  place: string,
): readonly ValueAtPath[] | undefined {
  const matches = readValueMatches(errors, given, place);
  return (
    matches &&
    Object.entries(matches).flatMap(([text, match]) => {
      const path = parseAt(errors, `${place}.${text}`, () => parseJsonPath(text));
      return path ? [{ path, match }] : [];
    })
  );
}

function readValueMatches(
  errors: FieldErrors,
  given: Given | undefined,
  place: string,
): Readonly<Record<string, ValueMatch>> | undefined {
  if (!given) return undefined;
  const matches = Object.entries(given).map(([name, value]) => [name, valueMatchOf(value)] as const);
  for (const [name, match] of matches)
    for (const [part, error] of wrongParts(match)) errors[`${place}.${name}.${part}`] = error;
  return Object.fromEntries(matches);
}

function valueMatchOf(value: unknown): ValueMatch {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (value === null) return null;
  const { equals, contains, matches, oneOf, schema, after, before, absent } = objectOrEmpty(value);
  return {
    equals,
    ...(typeof contains === 'string' && { contains }),
    ...(typeof matches === 'string' && { matches }),
    ...(Array.isArray(oneOf) && { oneOf }),
    ...(isObject(schema) && { schema }),
    ...(typeof after === 'string' && { after }),
    ...(typeof before === 'string' && { before }),
    ...(typeof absent === 'boolean' && { absent }),
  };
}

function wrongParts(match: ValueMatch): readonly (readonly [part: string, error: FieldError])[] {
  if (typeof match !== 'object' || match === null) return [];
  const { matches, schema, after, before, absent } = match;
  const isTime = (text: string | undefined) => text === undefined || !Number.isNaN(timeOf(text));
  return [
    ...(matches === undefined ? [] : wrongPattern(matches)),
    ...(schema ? wrongSchema(schema) : []),
    ...(isTime(after) ? [] : [['after', { code: 'moment' }] as const]),
    ...(isTime(before) ? [] : [['before', { code: 'moment' }] as const]),
    ...(after !== undefined && before !== undefined && timeOf(after) >= timeOf(before)
      ? [['before', { code: 'reversed', params: { from: after, to: before } }] as const]
      : []),
    ...Object.entries(match).flatMap(([other, value]) =>
      absent === true && other !== 'absent' && value !== undefined
        ? [['absent', { code: 'excluded', params: { other } }] as const]
        : [],
    ),
  ];
}

function wrongPattern(pattern: string): readonly (readonly [part: string, error: FieldError])[] {
  const error = thrownBy(() => linearPattern(pattern));
  return error === undefined ? [] : [['matches', patternError(error) ?? { code: 'regexp' }]];
}

function wrongSchema(schema: object): readonly (readonly [part: string, error: FieldError])[] {
  const error = thrownBy(() => compileValueSchema(schema));
  if (error === undefined) return [];
  const place = error instanceof PatternError ? placeOfPattern(schema, error.pattern) : undefined;
  return [
    [['schema', ...(place === undefined ? [] : [place])].join('.'), patternError(error) ?? { code: 'json_schema' }],
  ];
}

function patternError(error: unknown): FieldError | undefined {
  return error instanceof PatternError ? faultError(error) : undefined;
}

function thrownBy(read: () => unknown): unknown {
  try {
    read();
    return undefined;
  } catch (error) {
    return error;
  }
}

import { isObject } from '@tuyen/model';
import { objectOrEmpty } from '../../json-object.ts';
import { type FieldError, Problem } from '../../problem.ts';
import { linearPattern, PatternError, placeOfPattern } from './pattern.ts';
import type { RequestMatch } from './request-match.ts';
import { timeOf, type ValueMatch } from './value-match.ts';
import { compileValueSchema } from './value-schema.ts';

const VALUE = {
  description: 'The value itself, or what has to hold of it.',
  type: ['string', 'number', 'boolean', 'null', 'object'],
  additionalProperties: false,
  properties: {
    equals: {},
    contains: { type: 'string' },
    matches: {
      type: 'string',
      description: 'A regular expression without look-around, back references and counts above 1,000.',
    },
    oneOf: { type: 'array', items: {} },
    schema: { type: 'object', additionalProperties: true, description: 'A JSON Schema.' },
    after: { type: 'string', description: 'A moment or a day: the value is a later one.' },
    before: { type: 'string', description: 'The value is an earlier one.' },
    absent: { type: 'boolean' },
  },
} as const;

const values = (description: string) => ({ description, type: 'object', additionalProperties: VALUE }) as const;

export const REQUEST_PROPERTIES = {
  method: { enum: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] },
  path: {
    type: 'string',
    pattern: '^(/|\\*\\*)',
    description: 'From the root, such as `/api/v1/orders/{id}`; `*` is any part of a segment, `**` any rest.',
  },
  query: values('By parameter.'),
  headers: values('By name.'),
  body: values('By JSON path, such as `$.items[0].price`.'),
} as const;

interface GivenRequest {
  readonly method?: string | undefined;
  readonly path?: string | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly headers?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * The request that a checked body describes.
 * @param place of the description in the body, for errors: `request`
 * @throws Problem 422 for a regular expression, a schema or a moment that is none
 */
export function readRequestMatch({ method, path, ...groups }: GivenRequest, place: string): RequestMatch {
  const errors: Record<string, FieldError> = {};
  const read = (group: 'query' | 'headers' | 'body') => readValueMatches(groups[group], `${place}.${group}`, errors);
  const match = { method, path, query: read('query'), headers: read('headers'), body: read('body') };
  if (Object.keys(errors).length > 0) throw new Problem(422, 'validation_failed', {}, errors);
  return match;
}

/**
 * What has to hold of values, each by its name.
 * @param errors receives what is wrong; without it the first set of errors is thrown as 422
 */
export function readValueMatches(
  given: Readonly<Record<string, unknown>> | undefined,
  place: string,
  errors?: Record<string, FieldError>,
): Readonly<Record<string, ValueMatch>> | undefined {
  if (!given) return undefined;
  const found: Record<string, FieldError> = {};
  const matches = Object.entries(given).map(([name, value]) => [name, valueMatchOf(value)] as const);
  for (const [name, match] of matches)
    for (const [part, error] of wrongParts(match)) found[`${place}.${name}.${part}`] = error;
  if (errors) Object.assign(errors, found);
  else if (Object.keys(found).length > 0) throw new Problem(422, 'validation_failed', {}, found);
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

/** The parts of a match that can never hold, each with what is wrong. */
function wrongParts(match: ValueMatch): readonly (readonly [part: string, error: FieldError])[] {
  if (typeof match !== 'object' || match === null) return [];
  const { matches, schema, after, before } = match;
  const isTime = (text: string | undefined) => text === undefined || !Number.isNaN(timeOf(text));
  return [
    ...(matches === undefined ? [] : wrongPattern(matches)),
    ...(schema ? wrongSchema(schema) : []),
    ...(isTime(after) ? [] : [['after', { code: 'moment' }] as const]),
    ...(isTime(before) ? [] : [['before', { code: 'moment' }] as const]),
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
  if (!(error instanceof PatternError)) return undefined;
  return { code: 'regexp', params: { position: error.position, part: error.part } };
}

function thrownBy(read: () => unknown): unknown {
  try {
    read();
    return undefined;
  } catch (error) {
    return error;
  }
}

import { objectOrEmpty } from '../../json-object.ts';
import { type FieldError, Problem } from '../../problem.ts';
import type { RequestMatch } from './request-match.ts';
import type { ValueMatch } from './value-match.ts';

const VALUE = {
  description: 'The value itself, or what has to hold of it.',
  type: ['string', 'number', 'boolean', 'null', 'object'],
  additionalProperties: false,
  properties: {
    equals: {},
    contains: { type: 'string' },
    matches: { type: 'string', description: 'A regular expression.' },
    oneOf: { type: 'array', items: {} },
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
 * @throws Problem 422 for a regular expression that is none
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
  for (const [name, match] of matches) if (!isPattern(match)) found[`${place}.${name}.matches`] = { code: 'regexp' };
  if (errors) Object.assign(errors, found);
  else if (Object.keys(found).length > 0) throw new Problem(422, 'validation_failed', {}, found);
  return Object.fromEntries(matches);
}

function valueMatchOf(value: unknown): ValueMatch {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (value === null) return null;
  const { equals, contains, matches, oneOf, absent } = objectOrEmpty(value);
  return {
    equals,
    ...(typeof contains === 'string' && { contains }),
    ...(typeof matches === 'string' && { matches }),
    ...(Array.isArray(oneOf) && { oneOf }),
    ...(typeof absent === 'boolean' && { absent }),
  };
}

function isPattern(value: ValueMatch): boolean {
  if (typeof value !== 'object' || value === null || value.matches === undefined) return true;
  try {
    return Boolean(new RegExp(value.matches, 'u'));
  } catch {
    return false;
  }
}

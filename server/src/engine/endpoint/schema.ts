import { STATUS_CODES } from '../status-codes.ts';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifySchema,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ValueOf } from './value-of.ts';

/**
 * Derives the TypeScript types of parameters and bodies from their schemas. A test compares responses with their
 * schemas.
 */
export interface SchemaTypes extends FastifyTypeProvider {
  readonly validator: ValueOf<this['schema']>;
  readonly serializer: unknown;
}

export type Endpoints = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  SchemaTypes
>;

declare module 'fastify' {
  interface FastifySchema {
    /** Required permission: `module.action`. */
    readonly 'x-permission'?: string;
  }
}

export const textSchema = { type: 'string' } as const;
export const nullableTextSchema = { type: ['string', 'null'] } as const;
export const ANYBODY = [{}] as const;
export function isOpen({ security }: FastifySchema): boolean {
  return security?.some((scheme) => Object.keys(scheme).length === 0) ?? false;
}

export const done = { type: 'null', description: 'Done.' } as const;
export const day = { type: 'string', format: 'date' } as const;
export const moment = { type: 'string', format: 'date-time' } as const;
export const nullableMoment = { type: ['string', 'null'], format: 'date-time' } as const;
export const byId = { type: 'object', required: ['id'], properties: { id: textSchema } } as const;

export const idempotencyKey = {
  'idempotency-key': {
    type: 'string',
    maxLength: 200,
    description: 'The same key with the same body answers the first result again and creates nothing.',
  },
} as const;
export const captchaToken = { 'x-token-captcha': { type: 'string', description: 'The solved captcha.' } } as const;

export const record = (type: string) => ({ $ref: `#/components/schemas/${type}` }) as const;

/**
 * Documents errors of an endpoint in addition to those that its schema implies: 401 and 403, 400 for a query, 404 for a
 * path, 422 for a body.
 */
export function problems(...statuses: readonly number[]): Readonly<Record<number, object>> {
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: STATUS_CODES[status],
        headers: { ...OF_REFUSALS[status], ...REQUEST_ID },
        ...record('ApiProblem'),
      },
    ]),
  );
}

const RETRY = { 'Retry-After': { type: 'integer', minimum: 0, description: 'Seconds to wait before the next try.' } };
const REQUEST_ID = { 'X-Request-Id': { ...textSchema, description: 'Names the request in the log of the server.' } };
const OF_REFUSALS: Readonly<Record<number, object>> = {
  415: {
    'Accept-Encoding': { ...textSchema, description: 'Of a compressed body: the accepted encodings.' },
    'Accept-Post': { ...textSchema, description: 'Of POST: the accepted types.' },
    'Accept-Patch': { ...textSchema, description: 'Of PATCH: the accepted types.' },
  },
  429: RETRY,
  503: RETRY,
};
export const TAGGED = { ETag: { ...textSchema, description: 'For `If-None-Match`.' } } as const;
export const LOCATED = {
  Location: {
    ...textSchema,
    format: 'uri-reference',
    description: 'The address of what was created, or the next page.',
  },
} as const;
export const ATTACHED = { 'Content-Disposition': { ...textSchema, description: 'The name of the file.' } } as const;
export const REPLAYED = {
  'Idempotent-Replayed': {
    ...textSchema,
    description: '`true`: the answer to an earlier request with the same `Idempotency-Key`.',
  },
} as const;

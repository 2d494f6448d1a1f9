import { text } from '../../endpoint/schema.ts';
import type { Row } from '../../domain.ts';
import { REQUEST_PROPERTIES } from '../matching/match-schema.ts';
import type { RequestMatch } from '../matching/request-match.ts';
import { type Callback, CALLBACK } from './callback.ts';
import { type Rule, RULE } from './rules.ts';

/** What happens to the bytes of an answer. */
export const DAMAGES = ['reset', 'empty', 'garbage', 'truncated', 'malformed'] as const;
export type Damage = (typeof DAMAGES)[number];

/**
 * What is done to requests that match. With `answer` or `problem` the server's own code does not run; without them it answers, and
 * `patch` changes that answer. Delay, damage and slow bytes go with either.
 */
export interface Stub extends Rule {
  readonly request: RequestMatch;
  readonly answer?:
    | {
        readonly status?: number | undefined;
        readonly headers?: Readonly<Row> | undefined;
        /** JSON, or a text that is sent as it is; `{{request.body.name}}` in texts is filled in. */
        readonly body?: unknown;
        /** Bytes in place of a body, such as a picture. */
        readonly base64?: string | undefined;
      }
    | undefined;
  /** The project's own refusal. */
  readonly problem?:
    | {
        readonly status: number;
        readonly code: string;
        readonly params?: Row | undefined;
        readonly errors?: Readonly<Row> | undefined;
        readonly retryAfter?: number | undefined;
      }
    | undefined;
  readonly patch?:
    | {
        readonly status?: number | undefined;
        readonly headers?: Readonly<Row> | undefined;
        /** Values by JSON path. */
        readonly set?: Readonly<Row> | undefined;
        /** JSON paths. */
        readonly remove?: readonly string[] | undefined;
      }
    | undefined;
  readonly damage?: Damage | undefined;
  /** Sends the body in so many parts, over so many milliseconds. */
  readonly slow?: { readonly parts: number; readonly milliseconds: number } | undefined;
  /** Sent after the answer. */
  readonly callback?: Callback | undefined;
}

const status = { type: 'integer', minimum: 200, maximum: 599 } as const;
const headers = { type: 'object', additionalProperties: text } as const;
const any = { type: 'object', additionalProperties: true } as const;

export const STUB_PROPERTIES = {
  ...RULE,
  request: { type: 'object', additionalProperties: false, properties: REQUEST_PROPERTIES },
  answer: {
    type: 'object',
    additionalProperties: false,
    properties: { status, headers, body: {}, base64: text },
    not: { required: ['body', 'base64'] },
  },
  problem: {
    type: 'object',
    additionalProperties: false,
    required: ['status', 'code'],
    properties: {
      status: { ...status, minimum: 400 },
      code: text,
      params: any,
      errors: headers,
      retryAfter: { type: 'number' },
    },
  },
  patch: {
    type: 'object',
    additionalProperties: false,
    properties: { status, headers, set: any, remove: { type: 'array', items: text } },
  },
  damage: { enum: DAMAGES },
  slow: {
    type: 'object',
    additionalProperties: false,
    required: ['parts', 'milliseconds'],
    properties: {
      parts: { type: 'integer', minimum: 2, maximum: 1000 },
      milliseconds: { type: 'number', minimum: 0, maximum: 120_000 },
    },
  },
  callback: CALLBACK,
} as const;

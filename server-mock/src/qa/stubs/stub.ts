import { type Row, textSchema } from '@tuyen/server/domain';
import type { ChangePath } from '../matching/change-path.ts';
import { type GivenRequest, REQUEST_PROPERTIES } from '../matching/match-schema.ts';
import type { RequestMatch } from '../matching/request-match.ts';
import { type Callback, CALLBACK, type GivenCallback } from './callback.ts';
import type { HeaderTemplates } from './headers.ts';
import { type Rule, RULE } from './rules.ts';
import type { Template } from './template.ts';

export const DAMAGES = ['reset', 'empty', 'garbage', 'truncated', 'malformed'] as const;
export type Damage = (typeof DAMAGES)[number];

export const endsConnection = (damage: Damage): damage is 'reset' | 'empty' | 'garbage' =>
  damage === 'reset' || damage === 'empty' || damage === 'garbage';

export const hasNoBody = (status: number): boolean => status === 204 || status === 205 || status === 304;

/**
 * Stub as registered. With `answer` or `problem`, the server code does not run. Otherwise the server answers, and
 * `patch` and `damage` change its answer. A delay, a callback and slow bytes work with both.
 */
export interface GivenStub extends Rule {
  readonly request: GivenRequest;
  readonly answer?:
    | {
        readonly status?: number | undefined;
        readonly headers?: Readonly<Row> | undefined;
        /** JSON, or a text that is sent as is. Placeholders such as `{{request.body.name}}` in texts are filled in. */
        readonly body?: unknown;
        /** Response body in base64, used instead of `body` for bytes such as an image. */
        readonly base64?: string | undefined;
      }
    | undefined;
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
        /** Values to write into the response body, by JSON path. */
        readonly set?: Readonly<Row> | undefined;
        readonly remove?: readonly string[] | undefined;
      }
    | undefined;
  readonly damage?: Damage | undefined;
  readonly slow?: { readonly parts: number; readonly milliseconds: number } | undefined;
  readonly callback?: GivenCallback | undefined;
}

export interface Stub extends Rule {
  readonly given: GivenStub;
  readonly request: RequestMatch;
  readonly answer?: StubAnswer | undefined;
  readonly problem?: StubProblem | undefined;
  readonly patch?: Patch | undefined;
  readonly damage?: Damage | undefined;
  readonly slow?: GivenStub['slow'];
  readonly callback?: Callback | undefined;
}

export interface StubAnswer {
  readonly status: number;
  readonly headers: HeaderTemplates;
  readonly body: Template;
}

export interface StubProblem extends Omit<NonNullable<GivenStub['problem']>, 'params'> {
  readonly params: Template;
}

export interface Patch {
  readonly status?: number | undefined;
  readonly headers: HeaderTemplates;
  readonly set: readonly { readonly path: ChangePath; readonly value: Template }[];
  readonly remove: readonly ChangePath[];
}

const status = { type: 'integer', minimum: 200, maximum: 599 } as const;
const headers = { type: 'object', additionalProperties: textSchema } as const;
const any = { type: 'object', additionalProperties: true } as const;

export const STUB_PROPERTIES = {
  ...RULE,
  request: { type: 'object', additionalProperties: false, properties: REQUEST_PROPERTIES },
  answer: {
    type: 'object',
    additionalProperties: false,
    properties: { status, headers, body: {}, base64: textSchema },
  },
  problem: {
    type: 'object',
    additionalProperties: false,
    required: ['status', 'code'],
    properties: {
      status: { ...status, minimum: 400 },
      code: textSchema,
      params: any,
      errors: headers,
      retryAfter: { type: 'integer', minimum: 0, maximum: 86_400, description: 'Seconds.' },
    },
  },
  patch: {
    type: 'object',
    additionalProperties: false,
    minProperties: 1,
    properties: {
      status,
      headers: { ...headers, minProperties: 1 },
      set: { ...any, minProperties: 1, description: 'By JSON path of names, indexes and `*`.' },
      remove: { type: 'array', minItems: 1, items: textSchema },
    },
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

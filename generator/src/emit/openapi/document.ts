import type { knowsAction, Model, ProjectKind } from '@tuyen/model';
import type { NamedModel } from '../print/names.ts';

/** These types cover only the parts of an OpenAPI 3.1 document that are used here. */
export type OpenApiJson =
  | string
  | number
  | boolean
  | null
  | readonly OpenApiJson[]
  | { readonly [key: string]: OpenApiJson | undefined };

/** Data of the model that a resource's description depends on. It is plain JSON, so that a change of it can be detected. */
export interface Context extends NamedModel {
  readonly kinds: readonly Pick<ProjectKind, 'name' | 'pattern' | 'examples'>[];
  readonly permissions: Parameters<typeof knowsAction>[0];
}

/** Returns only the parts of the model that a description may read, so that it cannot depend on anything else. */
export function openApiContextOf({ resources, enums, kinds, permissions }: Model): Context {
  return {
    resources: resources.map(nameOf),
    enums: enums.map(nameOf),
    kinds: kinds.map(({ name, pattern, examples }) => ({ name, examples, ...(pattern !== undefined && { pattern }) })),
    permissions: {
      modules: permissions.modules.map(({ name, actions }) => ({ name, actions: actions.map(nameOf) })),
    },
  };
}

const nameOf = ({ name }: { readonly name: string }) => ({ name });

/** Must be a type alias, because TypeScript does not let an interface pass as JSON. */
export type OpenApiOperation = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly OpenApiJson[];
  readonly requestBody?: OpenApiJson;
  readonly responses: { readonly [status: string]: OpenApiJson };
  readonly security?: readonly OpenApiJson[];
  readonly 'x-permission'?: string;
};

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
export type Path = { readonly [method in Method]?: OpenApiOperation } & {
  readonly parameters?: readonly OpenApiJson[];
};
export type Paths = Readonly<Record<string, Path>>;

export function schemaRef(name: string): { readonly $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

export function parameterRef(name: string): OpenApiJson {
  return { $ref: `#/components/parameters/${name}` };
}

export function problems(...statuses: readonly (keyof typeof PROBLEMS)[]): Record<string, OpenApiJson> {
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${PROBLEMS[status][0]}` }]),
  );
}

const header = (description: string, schema: OpenApiJson = { type: 'string' }): OpenApiJson => ({
  description,
  schema,
});

const RETRY = { 'Retry-After': header('Seconds to wait before the next try.', { type: 'integer', minimum: 0 }) };

export const PROBLEMS = {
  400: [
    'BadRequest',
    'The query names something that is not there, or mixes two dialects; or the body cannot be read as JSON.',
    {},
  ],
  401: ['Unauthorized', 'No token, or one that has ended.', {}],
  403: ['NotPermitted', 'The caller lacks the permission, or the office is not theirs.', {}],
  404: ['NotFound', 'No such record within the caller’s reach.', {}],
  405: [
    'MethodNotAllowed',
    'The path has no such method. OPTIONS answers 204 with the same headers.',
    { Allow: header('The methods of the path.') },
  ],
  409: [
    'Conflict',
    'Against what is stored: a duplicate, another version, a move that the workflow does not have, or still referenced.',
    {},
  ],
  412: ['PreconditionFailed', '`If-None-Match` names the version that the record has.', {}],
  413: ['TooLarge', 'The body is larger than the operation accepts.', {}],
  415: [
    'UnsupportedType',
    'The body has another type than the operation accepts, is compressed, or is not in UTF-8.',
    {
      'Accept-Encoding': header('Of a compressed body: the accepted encodings.'),
      'Accept-Post': header('Of POST: the accepted types.'),
      'Accept-Patch': header('Of PATCH: the accepted types.'),
    },
  ],
  422: ['Invalid', 'The body breaks rules; `errors` names them by field.', {}],
  428: ['VersionRequired', 'The transition needs `If-Match`, or `version` in the body.', {}],
  429: ['TooMany', 'Too many tries: `Retry-After` says how many seconds to wait.', RETRY],
  503: ['Unavailable', 'The server is busy or out of order for now.', RETRY],
} as const satisfies Readonly<Record<number, readonly [name: string, description: string, headers: OpenApiJson]>>;

export const REQUEST_ID = { 'X-Request-Id': header('Names the request in the log of the server.') } as const;

export function answer(description: string, schema: OpenApiJson, headers?: OpenApiJson): OpenApiJson {
  return { description, ...(headers !== undefined && { headers }), content: { 'application/json': { schema } } };
}

/** Response headers: `TAGGED` for responses that clients can cache, `LOCATED` for responses that created a record. */
export const TAGGED = { ETag: header('For `If-None-Match`; that of a record also for `If-Match`.') } as const;
export const LOCATED = {
  Location: header('The path of what was created.', { type: 'string', format: 'uri-reference' }),
} as const;
export const RANGED = { 'Content-Range': header('With `range`: `books 0-9/120`.') } as const;
export const ATTACHED = { 'Content-Disposition': header('The name of the file.') } as const;
export const REPLAYED = {
  'Idempotent-Replayed': header('`true`: the answer to an earlier request with the same `Idempotency-Key`.'),
} as const;

export function body(schema: OpenApiJson, ...types: readonly string[]): OpenApiJson {
  const content = Object.fromEntries(['application/json', ...types].map((type) => [type, { schema }]));
  return { required: true, content };
}

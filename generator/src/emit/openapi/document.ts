/** Types of the parts of an OpenAPI 3.1 document that are used here. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly Json[];
  readonly requestBody?: Json;
  readonly responses: { readonly [status: string]: Json };
  readonly security?: readonly Json[];
  /** The permission slug that staff need. */
  readonly 'x-permission'?: string;
}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
export type Path = { readonly [method in Method]?: Operation } & { readonly parameters?: readonly Json[] };
export type Paths = Readonly<Record<string, Path>>;

export function schemaRef(name: string): { readonly $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

export function parameterRef(name: string): Json {
  return { $ref: `#/components/parameters/${name}` };
}

/** References to the error responses, by status. */
export function problems(...statuses: readonly (keyof typeof PROBLEMS)[]): Record<string, Json> {
  return Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${PROBLEMS[status]}` }]));
}

export const PROBLEMS = {
  400: 'BadQuery',
  401: 'Unauthorized',
  403: 'NotPermitted',
  404: 'NotFound',
  409: 'Conflict',
  422: 'Invalid',
  429: 'TooMany',
} as const;

export function answer(description: string, schema: Json): Json {
  return { description, content: { 'application/json': { schema } } };
}

export function body(schema: Json, required = true): Json {
  return { required, content: { 'application/json': { schema } } };
}

export type Schema = Readonly<Record<string, unknown>>;

/** Methods that a mock answers. */
export const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete'] as const;

/** OpenAPI document in the form of version 3.1: its schemas are JSON Schemas of draft 2020-12. */
export interface ForeignDocument extends Schema {
  readonly paths: Readonly<Record<string, Schema>>;
}

/** Content by media type. */
export type Contents = Readonly<Record<string, Media>>;

export interface Media {
  readonly schema?: Schema | undefined;
  /** Values of the examples by name. The name of a single `example` is ''. */
  readonly examples: Readonly<Record<string, unknown>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required: boolean;
  readonly schema: Schema;
  readonly isExploded: boolean;
}

export interface DescribedResponse {
  readonly content: Contents;
  readonly headers: Readonly<Record<string, Media>>;
}

/** Credentials that a caller must send together. Each scheme names the place of one credential. */
export type Requirement = readonly Scheme[];

export interface Scheme {
  readonly name: string;
  readonly in: 'header' | 'query' | 'cookie' | 'connection';
  readonly key: string;
  /** Value of `WWW-Authenticate` in a refusal. */
  readonly challenge: string;
}

export interface Operation {
  /** `operationId`, or method and path. */
  readonly id: string;
  readonly method: string;
  /** Path in the document, without the path of a server: `/pets/{petId}`. */
  readonly template: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly body: { readonly required: boolean; readonly content: Contents } | undefined;
  /** Responses by status, range (`4XX`) or `default`. */
  readonly responses: Readonly<Record<string, DescribedResponse>>;
  /** Alternatives, one of which a caller must satisfy. Empty if anybody may call. */
  readonly security: readonly Requirement[];
}

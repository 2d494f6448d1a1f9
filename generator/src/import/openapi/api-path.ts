import type { Raw } from '@tuyen/model/raw';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export const METHODS: readonly Method[] = ['get', 'post', 'put', 'patch', 'delete'];

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description: string;
  readonly schema: unknown;
  readonly example: unknown;
}

/** Operation of the document, with references of its parameters and responses followed. */
export interface ApiOperation {
  readonly method: Method;
  readonly path: ApiPath;
  readonly summary: string | undefined;
  readonly operationId: string | undefined;
  readonly parameters: readonly Parameter[];
  /** Schema of the JSON body of the successful response. Absent if there is none. */
  readonly answer: unknown;
  /** Media type of a successful response that is not JSON. */
  readonly otherAnswer: string | undefined;
  /** Headers of the successful response, in lower case. */
  readonly answerHeaders: readonly string[];
  /** Schema of the JSON request body. */
  readonly body: unknown;
  /** Media type of a request body that is not JSON. */
  readonly otherBody: string | undefined;
  readonly raw: Raw;
}

export interface ApiPath {
  /** As the document writes it: `/pets/{petId}`. */
  readonly path: string;
  /** Parts between slashes without empty ones: `pets`, `{petId}`. */
  readonly segments: readonly string[];
  readonly operations: Readonly<Partial<Record<Method, ApiOperation>>>;
}

export const isParameter = (segment: string): boolean => segment.includes('{');

export const isXml = (type: string): boolean => /[/+]xml\b/iu.test(type);

/** Returns the key under which paths that differ only in names of parameters and a last slash are the same. */
export function pathKey(segments: readonly string[]): string {
  return segments.map((segment) => (isParameter(segment) ? '{}' : segment)).join('/');
}

/** Returns the last part of the path that is no parameter. */
export function lastStatic({ segments }: ApiPath): string {
  return segments.findLast((segment) => !isParameter(segment)) ?? '';
}

export const isBelowRecord = ({ segments }: ApiPath): boolean => segments.slice(0, -1).some(isParameter);

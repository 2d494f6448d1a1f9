import type { Model } from '@tuyen/model';
import { openAjv } from '../../../server-mock/src/engine/write/values/validation.ts';

export type Schema = Readonly<Record<string, unknown>>;
type Contents = Readonly<Record<string, { readonly schema?: Schema }>>;

/** A documented operation. */
export interface Described {
  readonly operationId: string;
  readonly security?: readonly object[];
  readonly servers?: readonly { readonly url: string }[];
  readonly parameters?: readonly Schema[];
  readonly requestBody?: { readonly content: Contents };
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: Contents }>>;
  readonly 'x-permission'?: string;
}

export interface Document {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, { readonly content?: Contents }>>;
  };
}

export interface Operation extends Described {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Whole, with `{id}` for what varies. */
  readonly path: string;
  readonly open: boolean;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export function operationsOf({ paths, servers }: Document): readonly Operation[] {
  const [base] = servers;
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((name) => {
      const described = item[name];
      if (!described) return [];
      const root = (described.servers?.[0] ?? base)?.url.replace(/\/$/, '') ?? '';
      const open = described.security?.some((scheme) => Object.keys(scheme).length === 0) ?? false;
      const method = name.toUpperCase() as Operation['method'];
      return [{ ...described, method, path: root + path, open }];
    }),
  );
}

export interface Answer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Says what is wrong with an answer to an operation, by the document alone; undefined where nothing is. */
export function answerChecker(
  model: Model,
  document: Document,
): (operation: Operation, answer: Answer) => string | undefined {
  const ajv = openAjv(model);
  ajv.addSchema(closed(document) as Schema, 'document');
  const compiled = new Map<Schema, ReturnType<typeof ajv.compile>>();
  return ({ responses }, { statusCode, headers, body }) => {
    const named = responses[statusCode];
    if (!named) return `${statusCode} is not documented: ${body.slice(0, 300)}`;
    const response =
      named.$ref === undefined ? named : document.components.responses[named.$ref.split('/').at(-1) ?? ''];
    const type = String(headers['content-type'] ?? '').split(';')[0] ?? '';
    if (!response?.content) return body === '' ? undefined : `${statusCode} has a body, which is not documented`;
    const content = response.content[type] ?? response.content['*/*'];
    if (!content) return `${statusCode} is ${type}, which is not documented`;
    if (type !== 'application/json' || !content.schema) return undefined;
    let validate = compiled.get(content.schema);
    if (!validate) compiled.set(content.schema, (validate = ajv.compile(inDocument(answered(content.schema)))));
    if (validate(JSON.parse(body))) return undefined;
    const errors = validate.errors?.map(
      (error) => `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`,
    );
    return `${statusCode} is not as documented: ${errors?.slice(0, 5).join('; ')}\n    ${body.slice(0, 500)}`;
  };
}

/** Where properties are listed, an answer has no others: a property without a description must not be sent. */
function answered(schema: unknown): Schema {
  const inner = closed(schema) as Schema;
  const lists = ['$ref', 'properties', 'allOf'].some((key) => key in inner);
  return lists && !('additionalProperties' in inner) ? { ...inner, unevaluatedProperties: false } : inner;
}

/** The same for every schema that describes a value within this one; the parts of an `allOf` describe one value together. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'items' || (key === 'additionalProperties' && typeof value === 'object'))
        return [key, answered(value)];
      if (key === 'anyOf' || key === 'oneOf') return [key, (value as unknown[]).map(answered)];
      if (key === 'properties')
        return [key, Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, answered(one)]))];
      return [key, closed(value)];
    }),
  );
}

function inDocument(schema: unknown): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"document#/')) as Schema;
}

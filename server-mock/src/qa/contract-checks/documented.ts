import type { Model } from '@tuyen/model';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { findings, objectOrEmpty, openStandardAjv } from '@tuyen/server/extension';
import { pathParameters } from '../matching/path-pattern.ts';

export type Schema = Readonly<Record<string, unknown>>;

type Parameter = Schema & {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly schema?: Schema;
};
type Contents = Readonly<Record<string, { readonly schema?: Schema }>>;

interface DescribedResponse {
  readonly content?: Contents;
  readonly headers?: Readonly<Record<string, object>>;
}

export interface Described {
  readonly operationId: string;
  readonly security?: readonly object[];
  readonly servers?: readonly { readonly url: string }[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Contents };
  readonly responses: Readonly<Record<string, DescribedResponse & { readonly $ref?: string }>>;
  readonly 'x-permission'?: string;
}

export interface OpenApiDocument {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, DescribedResponse>>;
    readonly parameters?: Readonly<Record<string, Parameter>>;
  };
}

export interface DocumentedOperation extends Described {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly open: boolean;
}

const METHODS = [
  ['get', 'GET'],
  ['post', 'POST'],
  ['put', 'PUT'],
  ['patch', 'PATCH'],
  ['delete', 'DELETE'],
] as const;

export function operationsOf({ paths, servers }: OpenApiDocument): readonly DocumentedOperation[] {
  const [base] = servers;
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap(([name, method]) => {
      const described = item[name];
      if (!described) return [];
      const root = (described.servers?.[0] ?? base)?.url.replace(/\/$/, '') ?? '';
      const open = described.security?.some((scheme) => Object.keys(scheme).length === 0) ?? false;
      // The OpenAPI document writes the wildcard of a route as `{*}`, the path matcher as `**`.
      return [{ ...described, method, path: root + path.replace('{*}', '**'), open }];
    }),
  );
}

export interface RecordedResponse {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

export interface RecordedRequest {
  readonly path: string;
  readonly query: Readonly<Record<string, readonly string[]>>;
  readonly body?: unknown;
}

export interface ContractChecker {
  answer(
    operation: DocumentedOperation,
    answer: RecordedResponse,
    query?: RecordedRequest['query'],
  ): string | undefined;
  request(operation: DocumentedOperation, sent: RecordedRequest): string | undefined;
}

export function contractChecker(model: Model, document: OpenApiDocument): ContractChecker {
  const ajv = openStandardAjv(model, { unevaluated: true });
  ajv.addSchema(closedObject(document), 'document');
  ajv.addSchema(closedObject(withPartialRecords(document)), 'partial');
  const compiled = { document: new Map<Schema, ValidateFunction>(), partial: new Map<Schema, ValidateFunction>() };
  const findingsOf = (
    schema: Schema,
    read: (schema: Schema) => Schema,
    value: unknown,
    within: keyof typeof compiled = 'document',
  ): string | undefined => {
    let validate = compiled[within].get(schema);
    if (!validate) compiled[within].set(schema, (validate = ajv.compile(inDocument(read(schema), within))));
    const found = findings(validate, value).slice(0, 5);
    if (found.length === 0) return undefined;
    return found
      .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
      .join('; ');
  };
  const parameters = parameterChecker(model, document);
  return {
    request(operation, sent) {
      const schema = operation.requestBody?.content['application/json']?.schema;
      const inBody = schema && sent.body !== undefined ? findingsOf(schema, (one) => one, sent.body) : undefined;
      const found = [...parameters(operation, sent), ...(inBody === undefined ? [] : [inBody])].join('; ');
      return found === '' ? undefined : `the request is not as documented: ${found}`;
    },
    answer({ responses }, { statusCode, headers, body }, query = {}) {
      const named = responses[statusCode];
      if (!named) return `${statusCode} is not documented: ${body.slice(0, 300)}`;
      const response =
        named.$ref === undefined ? named : document.components.responses[named.$ref.split('/').at(-1) ?? ''];
      const type = String(headers['content-type'] ?? '').split(';')[0] ?? '';
      if (!response?.content) return body === '' ? undefined : `${statusCode} has a body, which is not documented`;
      const content = response.content[type] ?? response.content['*/*'];
      if (!content) return `${statusCode} is ${type}, which is not documented`;
      if (type !== 'application/json' || !content.schema) return undefined;
      const value = jsonIn(body);
      if (value === undefined) return `${statusCode} is not JSON: ${body.slice(0, 300)}`;
      const within = statusCode < 300 && selectsFields(query) ? 'partial' : 'document';
      const findings = findingsOf(content.schema, answered, value, within);
      return findings === undefined
        ? undefined
        : `${statusCode} is not as documented: ${findings}\n    ${body.slice(0, 500)}`;
    },
  };
}

function parameterChecker(model: Model, document: OpenApiDocument) {
  const ajv = openStandardAjv(model, { unevaluated: true, coerceTypes: 'array' });
  ajv.addSchema(closedObject(document), 'document');
  const compiled = new Map<Schema, ReturnType<typeof ajv.compile>>();
  return function* (operation: DocumentedOperation, { path, query }: RecordedRequest): Iterable<string> {
    const known = (operation.parameters ?? []).map(
      (one) => document.components.parameters?.[one.$ref?.split('/').at(-1) ?? ''] ?? one,
    );
    const inPath = pathParameters(operation.path, path) ?? {};
    const inQuery = byName(query);
    for (const { name = '', in: place, required = false, schema } of known) {
      const values = place === 'query' ? (inQuery.get(name) ?? []) : place === 'path' ? [inPath[name] ?? ''] : [];
      if (values.length === 0 && required && place === 'query') yield `${place} ${name} is missing`;
      if (values.length === 0 || !schema) continue;
      let validate = compiled.get(schema);
      if (!validate) {
        validate = ajv.compile(inDocument({ type: 'object', properties: { value: schema } }));
        compiled.set(schema, validate);
      }
      const [found] = findings(validate, { value: values.length === 1 ? values[0] : [...values] });
      if (found) yield `${place} ${name} ${found.message} ${JSON.stringify(found.params)}`;
    }
    for (const name of inQuery.keys()) {
      if (!known.some((one) => one.in === 'query' && one.name === name)) yield `query ${name} is not documented`;
    }
  };
}

function byName(query: RecordedRequest['query']): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>();
  for (const [key, given] of Object.entries(query)) {
    const name = key.replace(/\[\d*\]$/u, '');
    values.set(name, [...(values.get(name) ?? []), ...given]);
  }
  return values;
}

function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/**
 * Returns the schema of an answer in a stricter form: where it lists properties, no other properties are allowed,
 * because an answer must not contain undocumented ones.
 */
function answered(schema: object): Schema {
  const inner = closedObject(schema);
  const lists = ['$ref', 'properties', 'allOf'].some((key) => key in inner);
  return lists && !('additionalProperties' in inner) ? { ...inner, unevaluatedProperties: false } : inner;
}

/**
 * Forbids unlisted properties in every nested schema. The parts of an `allOf` describe one value together, so each part
 * must allow the properties of the others.
 */
function closedObject(schema: object): Schema {
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'items' || key === 'additionalProperties') return [key, answeredValue(value)];
      if (key === 'anyOf' || key === 'oneOf')
        return [key, Array.isArray(value) ? value.map(answeredValue) : closed(value)];
      if (key === 'properties') {
        const properties = Object.entries(objectOrEmpty(value));
        return [key, Object.fromEntries(properties.map(([name, one]) => [name, answeredValue(one)]))];
      }
      return [key, closed(value)];
    }),
  );
}

function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  return typeof value === 'object' && value !== null ? closedObject(value) : value;
}

function answeredValue(value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? answered(value) : closed(value);
}

function inDocument(schema: Schema, name = 'document'): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${name}#/`));
}

function selectsFields(query: RecordedRequest['query']): boolean {
  const values = byName(query);
  const given = ['fields', 'select'].some((name) => values.get(name)?.some((value) => value !== ''));
  return given || values.get('join')?.some((value) => value.includes('||')) === true;
}

function withPartialRecords(document: OpenApiDocument): OpenApiDocument {
  const schemas = Object.entries(document.components.schemas).map(([name, { required: _, ...schema }]) => [
    name,
    schema,
  ]);
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(schemas) } };
}

import { isObject } from '@tuyen/model';
import type { References } from './references.ts';
import {
  type Contents,
  type DescribedResponse,
  type ForeignDocument,
  type Media,
  METHODS,
  type Operation,
  type Parameter,
  type Requirement,
  type Schema,
  type Scheme,
} from './open-api.ts';

/** Returns the operations of a document in the order of the document. */
export function operationsIn(document: ForeignDocument, references: References): readonly Operation[] {
  return Object.entries(document.paths).flatMap(([template, item]) => {
    const path = references.resolve(item);
    return METHODS.flatMap((method) => {
      const described = path[method];
      return isObject(described) ? [operationOf(document, references, { template, path, method, described })] : [];
    });
  });
}

interface Place {
  readonly template: string;
  readonly path: Schema;
  readonly method: string;
  readonly described: Schema;
}

function operationOf(document: ForeignDocument, references: References, place: Place): Operation {
  const { template, path, method, described } = place;
  const { resolve } = references;
  const body = described['requestBody'] === undefined ? undefined : resolve(described['requestBody']);
  const responses = Object.entries(resolve(described['responses'])).map(
    ([status, response]) => [status, responseOf(resolve(response), references)] as const,
  );
  return {
    id: typeof described['operationId'] === 'string' ? described['operationId'] : `${method.toUpperCase()} ${template}`,
    method: method.toUpperCase(),
    template,
    tags: listOf(described['tags']).map(String),
    parameters: parametersOf([...listOf(path['parameters']), ...listOf(described['parameters'])], references),
    body: body && { required: body['required'] === true, content: contentsOf(body['content'], references) },
    responses: Object.fromEntries(responses),
    security: requirementsOf(listOf(described['security'] ?? document['security']), document, references),
  };
}

/** A parameter of the operation replaces the one of its path with the same name and place. */
function parametersOf(given: readonly unknown[], { resolve }: References): readonly Parameter[] {
  const found = new Map<string, Parameter>();
  for (const one of given) {
    const { name, in: where, required, schema, content, style, explode } = resolve(one);
    if (typeof name !== 'string' || !isPlace(where)) continue;
    const [media] = Object.values(isObject(content) ? content : {});
    found.set(`${where} ${name}`, {
      name,
      in: where,
      required: required === true || where === 'path',
      schema: isObject(schema) ? schema : isObject(media) ? resolve(media['schema']) : {},
      isExploded: typeof explode === 'boolean' ? explode : (style ?? 'form') === 'form',
    });
  }
  return [...found.values()];
}

const isPlace = (where: unknown): where is Parameter['in'] =>
  where === 'path' || where === 'query' || where === 'header' || where === 'cookie';

function responseOf(response: Schema, references: References): DescribedResponse {
  const headers = Object.entries(references.resolve(response['headers']));
  return {
    content: contentsOf(response['content'], references),
    headers: Object.fromEntries(
      headers.map(([name, header]) => [name.toLowerCase(), mediaOf(references.resolve(header), references)]),
    ),
  };
}

function contentsOf(content: unknown, references: References): Contents {
  return Object.fromEntries(
    Object.entries(isObject(content) ? content : {}).map(([type, media]) => [
      type.toLowerCase(),
      mediaOf(references.resolve(media), references),
    ]),
  );
}

function mediaOf({ schema, example, examples }: Schema, { resolve }: References): Media {
  const named = Object.entries(isObject(examples) ? examples : {}).flatMap(([name, one]) => {
    const { value } = resolve(one);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    schema: isObject(schema) ? schema : undefined,
    examples: { ...(example !== undefined && { '': example }), ...Object.fromEntries(named) },
  };
}

function requirementsOf(
  given: readonly unknown[],
  document: ForeignDocument,
  { resolve }: References,
): readonly Requirement[] {
  const schemes = resolve(resolve(document['components'])['securitySchemes']);
  return given.map((one) =>
    Object.keys(resolve(one)).flatMap((name) => {
      const scheme = schemeOf(name, resolve(schemes[name]));
      return scheme ? [scheme] : [];
    }),
  );
}

function schemeOf(name: string, { type, in: where, name: key, scheme }: Schema): Scheme | undefined {
  if (type === 'apiKey' && typeof key === 'string' && (where === 'header' || where === 'query' || where === 'cookie'))
    return { name, in: where, key, challenge: `ApiKey realm="${name}"` };
  if (type === 'mutualTLS') return { name, in: 'connection', key: '', challenge: '' };
  if (type !== 'http' && type !== 'oauth2' && type !== 'openIdConnect') return undefined;
  const kind = type === 'http' && String(scheme).toLowerCase() === 'basic' ? 'Basic' : 'Bearer';
  return { name, in: 'header', key: 'authorization', challenge: `${kind} realm="${name}"` };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

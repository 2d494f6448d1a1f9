import { isObject } from '@tuyen/model/json';
import { entriesIn, listIn, objectIn, type Raw, stringIn } from '@tuyen/model/raw';
import type { ShapeReader } from '../schema/shape-reader.ts';
import { type ApiOperation, type ApiPath, METHODS, type Method, type Parameter } from './api-path.ts';

type Follow = ShapeReader['follow'];

/** Returns the paths of the document, in its order. */
export function apiPaths(document: unknown, follow: Follow): readonly ApiPath[] {
  return entriesIn(document, 'paths').map(([path, written]) => apiPath(path, follow(written), follow));
}

function apiPath(path: string, item: Raw, follow: Follow): ApiPath {
  const operations: Partial<Record<Method, ApiOperation>> = {};
  const found: ApiPath = { path, segments: path.split(/[?#]/u, 1).join('').split('/').filter(Boolean), operations };
  for (const method of METHODS) {
    if (isObject(item[method])) operations[method] = apiOperation(found, method, item, follow);
  }
  return found;
}

function apiOperation(path: ApiPath, method: Method, item: Raw, follow: Follow): ApiOperation {
  const raw = objectIn(item, method);
  const success = successOf(raw, follow);
  const answers = objectIn(success, 'content');
  const answer = jsonSchemaOf(answers);
  const content = objectIn(follow(raw['requestBody']), 'content');
  const body = jsonSchemaOf(content);
  return {
    method,
    path,
    summary: stringIn(raw, 'summary'),
    operationId: stringIn(raw, 'operationId'),
    parameters: parametersOf([...listIn(item, 'parameters'), ...listIn(raw, 'parameters')], follow),
    answer,
    otherAnswer: answer === undefined ? Object.keys(answers)[0] : undefined,
    answerHeaders: Object.keys(objectIn(success, 'headers')).map((name) => name.toLowerCase()),
    body,
    otherBody: body === undefined ? Object.keys(content)[0] : undefined,
    raw,
  };
}

/** Parameters of the operation replace those of the path that have the same name and place. */
function parametersOf(written: readonly unknown[], follow: Follow): readonly Parameter[] {
  const found = new Map<string, Parameter>();
  for (const raw of written.map(follow)) {
    const parameter = {
      name: stringIn(raw, 'name') ?? '',
      in: stringIn(raw, 'in') ?? '',
      required: raw['required'] === true,
      description: stringIn(raw, 'description') ?? '',
      schema: raw['schema'],
      example: raw['example'],
    };
    found.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...found.values()];
}

/** Returns the first successful response with a JSON body, else the first successful response. */
function successOf(operation: Raw, follow: Follow): Raw {
  const responses = entriesIn(operation, 'responses');
  const isDocumented = responses.some(([status]) => /^[23]/u.test(status));
  const answers = responses
    .filter(([status]) => /^2(?:\d\d|XX)$/iu.test(status) || (status === 'default' && !isDocumented))
    .map(([, answer]) => follow(answer));
  return answers.find((answer) => jsonSchemaOf(objectIn(answer, 'content')) !== undefined) ?? answers[0] ?? {};
}

function jsonSchemaOf(content: Raw): unknown {
  const [, media] =
    Object.entries(content).find(([type]) => /^application\/(?:[\w.+-]+\+)?json\b|^\*\/\*/iu.test(type)) ?? [];
  return objectIn(media)['schema'];
}

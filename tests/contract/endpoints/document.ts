import type { Model } from '@tuyen/model';
import {
  type RecordedResponse,
  contractChecker,
  type OpenApiDocument,
  type DocumentedOperation,
} from '../../../server-mock/src/qa/contract-checks/documented.ts';

export {
  type RecordedResponse,
  type OpenApiDocument,
  type DocumentedOperation,
  operationsOf,
  type Schema,
} from '../../../server-mock/src/qa/contract-checks/documented.ts';

/**
 * Headers that the OpenAPI document omits, because every HTTP client and browser handles them automatically. Every
 * response has `X-Request-Id`. The document describes it only for errors, where people need it.
 */
const OF_TRANSPORT: ReadonlySet<string> = new Set([
  'access-control-expose-headers',
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'content-type',
  'cross-origin-resource-policy',
  'date',
  'keep-alive',
  'referrer-policy',
  'transfer-encoding',
  'vary',
  'x-content-type-options',
  'x-frame-options',
  'x-request-id',
]);

export function answerChecker(
  model: Model,
  document: OpenApiDocument,
): (operation: DocumentedOperation, answer: RecordedResponse) => string | undefined {
  const { answer: wrong } = contractChecker(model, document);
  return (operation, answer) => wrong(operation, answer) ?? undescribedHeaders(document, operation, answer);
}

export function undescribedHeaders(
  { components }: OpenApiDocument,
  { responses }: Pick<DocumentedOperation, 'responses'>,
  { statusCode, headers }: Pick<RecordedResponse, 'statusCode' | 'headers'>,
): string | undefined {
  const named = responses[statusCode];
  const response = components.responses[named?.$ref?.split('/').at(-1) ?? ''] ?? named;
  const known = new Set(Object.keys(response?.headers ?? {}).map((name) => name.toLowerCase()));
  const found = Object.keys(headers).filter((name) => !OF_TRANSPORT.has(name) && !known.has(name));
  return found.length === 0 ? undefined : `${statusCode} has headers that are not documented: ${found.join(', ')}`;
}

import { sameWord } from '../naming/same-word.ts';
import type { ShapeReader } from '../schema/shape-reader.ts';
import { type ApiOperation, type ApiPath, lastStatic, type Method } from './api-path.ts';
import { type FoundList, findRecord } from '../schema/find-list.ts';
import type { FoundResource } from './found-resource.ts';

export interface WriteCall {
  readonly operation: ApiOperation;
  /** Place and schema of the record in the request body. */
  readonly body: FoundList;
  /** Place and schema of the record in the response. Undefined if the response contains no record. */
  readonly answer: FoundList | undefined;
}

export interface RecordCalls {
  readonly create: WriteCall | undefined;
  readonly update: WriteCall | undefined;
  readonly remove: ApiOperation | undefined;
}

/** Returns the requests that create, update and delete records of the resource. */
export function recordCalls(found: FoundResource, reader: ShapeReader): RecordCalls {
  const { list, item, collection } = found;
  const fields = new Set(reader.shapeOf((found.record ?? found.records).item).properties.keys());
  const call = (operation: ApiOperation | undefined) => writeCall(operation, fields, reader);
  return {
    create: call(createOperation(list) ?? collection?.operations.post),
    update: [...UPDATES.map((method) => item?.operations[method]), collection?.operations.put]
      .map(call)
      .find((update) => update !== undefined),
    remove: item?.operations.delete,
  };
}

const UPDATES = ['patch', 'put', 'post'] as const;

/**
 * If a list has both POST and PUT, the operation creates whose `operationId` begins with "create", "add" or "new". Xero
 * creates with PUT, and its POST may also update.
 */
function createOperation({ operations }: ApiPath): ApiOperation | undefined {
  const both = (['post', 'put'] satisfies Method[]).flatMap((method) => operations[method] ?? []);
  return both.find(({ operationId = '' }) => /^(?:create|add|new)/iu.test(operationId)) ?? operations.post;
}

function writeCall(
  operation: ApiOperation | undefined,
  fields: ReadonlySet<string>,
  reader: ShapeReader,
): WriteCall | undefined {
  if (operation?.body === undefined) return undefined;
  const segment = lastStatic(operation.path);
  const found = findRecord(operation.body, segment, reader);
  // A body with a single field is no envelope: {"user": {"id": "…"}} creates a record that has a user.
  const isField = found && fields.has(found.envelope) && !sameWord(found.envelope, segment);
  const body = isField ? { envelope: '', item: operation.body } : found;
  return body && { operation, body, answer: findRecord(operation.answer, segment, reader) };
}

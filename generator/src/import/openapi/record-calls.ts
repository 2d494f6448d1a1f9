import type { ShapeReader } from '../schema/shape-reader.ts';
import { type ApiOperation, type ApiPath, lastStatic, type Method } from './api-path.ts';
import { type FoundList, findRecord } from './find-list.ts';
import type { FoundResource } from './found-resource.ts';

/** Request that writes a record. */
export interface WriteCall {
  readonly operation: ApiOperation;
  /** Where the body has the record. */
  readonly body: FoundList;
  /** Where the answer has the record. Absent if the answer has none. */
  readonly answer: FoundList | undefined;
}

export interface RecordCalls {
  readonly create: WriteCall | undefined;
  readonly update: WriteCall | undefined;
  readonly remove: ApiOperation | undefined;
}

/** Returns the requests that create, update and delete records of the resource. */
export function recordCalls({ list, item, collection }: FoundResource, reader: ShapeReader): RecordCalls {
  return {
    create: writeCall(createOperation(list) ?? collection?.operations.post, reader),
    update: [...UPDATES.map((method) => item?.operations[method]), collection?.operations.put]
      .map((operation) => writeCall(operation, reader))
      .find((call) => call !== undefined),
    remove: item?.operations.delete,
  };
}

const UPDATES = ['patch', 'put', 'post'] as const;

/** A list with POST and PUT creates with the one whose name says so: Xero's PUT creates, and its POST may also update. */
function createOperation({ operations }: ApiPath): ApiOperation | undefined {
  const both = (['post', 'put'] satisfies Method[]).flatMap((method) => operations[method] ?? []);
  return both.find(({ operationId = '' }) => /^(?:create|add|new)/iu.test(operationId)) ?? operations.post;
}

function writeCall(operation: ApiOperation | undefined, reader: ShapeReader): WriteCall | undefined {
  if (operation?.body === undefined) return undefined;
  const segment = lastStatic(operation.path);
  const body = findRecord(operation.body, segment, reader);
  return body && { operation, body, answer: findRecord(operation.answer, segment, reader) };
}

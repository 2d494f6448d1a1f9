import type { Raw } from '@tuyen/model/raw';
import type { FoundResource } from './found-resource.ts';
import type { RecordCalls } from './record-calls.ts';
import type { RecordKey } from './record-key.ts';
import type { FoundOperation } from './record-operations.ts';

export interface DraftedOperation extends FoundOperation {
  /** Fields of the input with their names in the document. Absent if the operation has no input. */
  readonly input: Raw | undefined;
  /** Path of the input in the request body. */
  readonly wrap: string;
}

/** Resource of the document with its fields, from which the schema file is drafted. */
export interface DraftedResource {
  /** Name in the project. */
  readonly name: string;
  readonly found: FoundResource;
  readonly key: RecordKey;
  readonly calls: RecordCalls;
  readonly canShow: boolean;
  /** Fields with their names in the document as `x-at`. */
  readonly properties: Readonly<Record<string, Raw>>;
  readonly required: readonly string[];
  /** Names of the fields, by names in the document. */
  readonly fields: ReadonlyMap<string, string>;
  /** Fields that lists can be filtered by, by names in the document. */
  readonly filterable: ReadonlyMap<string, string>;
  /** Fields that the list contains. Undefined if the list contains all fields of the record. */
  readonly listed: readonly string[] | undefined;
  readonly operations: readonly DraftedOperation[];
  /** Resources whose records refer to this one and are listed on its page. */
  readonly related: readonly RelatedList[];
}

export interface RelatedList {
  readonly resource: string;
  readonly by: string;
}

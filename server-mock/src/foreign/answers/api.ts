import { type Collections, findCollections } from '../collections/collections.ts';
import { type Directory, openDirectory } from '../document/find-operation.ts';
import type { ForeignDocument, Operation } from '../document/open-api.ts';
import { operationsIn } from '../document/operations.ts';
import { openReferences, type References } from '../document/references.ts';
import { openValidators, type Validators } from '../document/validators.ts';

/** Everything that a document says about the answers of a back end. */
export interface ForeignApi {
  readonly operations: readonly Operation[];
  readonly references: References;
  readonly validators: Validators;
  readonly directory: Directory;
  readonly collections: Collections;
}

export function openForeignApi(document: ForeignDocument): ForeignApi {
  const references = openReferences(document);
  const operations = operationsIn(document, references);
  return {
    operations,
    references,
    validators: openValidators(document, references),
    directory: openDirectory(operations, document),
    collections: findCollections(operations, references),
  };
}

import { kebabCase } from '../naming/snake-case.ts';
import { uniqueName } from '../naming/unique-name.ts';
import type { Notes } from '../notes.ts';
import type { ShapeReader } from '../schema/shape-reader.ts';
import { type ApiOperation, type ApiPath, isParameter, pathKey } from './api-path.ts';
import { listAt } from './find-resources.ts';
import type { FoundResource } from './found-resource.ts';

/** Action of a record or a resource beyond create, update and delete: `POST /users/{id}/ban`. */
export interface FoundOperation {
  readonly name: string;
  readonly on: 'record' | 'resource';
  readonly operation: ApiOperation;
}

/** Names that an operation cannot have, because the tool uses these names for actions of resources. */
const TAKEN = ['list', 'show', 'create', 'edit', 'delete', 'read', 'update', 'export', 'import'];

/** Returns a function that finds the operations of a resource among the paths. */
export function operationFinder(
  paths: readonly ApiPath[],
  reader: ShapeReader,
  notes: Notes,
): (resource: FoundResource) => readonly FoundOperation[] {
  const byParent = Map.groupBy(
    paths.filter(({ segments }) => !isParameter(segments.at(-1) ?? '')),
    ({ segments }) => pathKey(segments.slice(0, -1)),
  );
  return ({ list, item, collection = list }) => {
    const taken = new Set(TAKEN);
    const below = (parent: ApiPath | undefined, on: FoundOperation['on']) =>
      (parent ? (byParent.get(pathKey(parent.segments)) ?? []) : [])
        .filter((path) => path !== item && path !== list && listAt(path, reader) === undefined)
        .flatMap((path) => operationsAt(path, on, notes))
        .map(({ name, ...found }) => ({ ...found, name: uniqueName(name, taken, '-') }));
    return [...below(item, 'record'), ...below(collection, 'resource')];
  };
}

function operationsAt(path: ApiPath, on: FoundOperation['on'], notes: Notes): readonly FoundOperation[] {
  const written = (['post', 'put'] as const).flatMap((method) => path.operations[method] ?? []);
  // A path that answers GET is a part of the record, such as its settings.
  if (path.operations.get) return [];
  return written.flatMap((operation) => {
    const obstacle = obstacleOf(operation);
    const place = `${operation.method.toUpperCase()} ${path.path}`;
    if (obstacle !== undefined) {
      notes.add({ code: 'TUY845', place, message: `No button runs the operation, because ${obstacle}.` });
      return [];
    }
    const verb = kebabCase(path.segments.at(-1) ?? '');
    return verb === '' ? [] : [{ name: verb, on, operation }];
  });
}

function obstacleOf({ otherBody, parameters }: ApiOperation): string | undefined {
  if (otherBody !== undefined) return `its body is ${otherBody}`;
  const needed = parameters.find(
    (parameter) => parameter.required && (parameter.in === 'query' || parameter.in === 'header'),
  );
  return needed && `it needs the parameter "${needed.name}"`;
}

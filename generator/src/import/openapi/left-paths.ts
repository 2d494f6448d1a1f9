import type { ShapeReader } from '../schema/shape-reader.ts';
import { type ApiPath, isBelowRecord, isParameter, isXml, METHODS, pathKey } from './api-path.ts';
import type { DraftedResource } from './drafted-resource.ts';
import { listAt } from './find-resources.ts';
import type { FoundResource } from './found-resource.ts';
import type { OpenApiReading } from './reading.ts';

/** Path that becomes no resource and no part of one. */
export interface LeftPath {
  readonly path: string;
  readonly reason: string;
}

/** Returns the paths of the document that become no resource, each with the reason. */
export function leftPaths(
  { paths, resources, children, reader }: OpenApiReading,
  drafted: readonly DraftedResource[],
): readonly LeftPath[] {
  const used = new Set(
    drafted.flatMap(({ found, operations }) => [
      ...partsOf(found),
      ...operations.map(({ operation }) => operation.path),
    ]),
  );
  const parts = new Map(
    [...resources, ...children].flatMap((found) => partsOf(found).map((path) => [path, found.name] as const)),
  );
  const others = new Map(resources.flatMap(({ name, otherLists }) => otherLists.map((path) => [path, name] as const)));
  const items = new Set([...resources, ...children].flatMap(({ item }) => (item ? [pathKey(item.segments)] : [])));
  return paths
    .filter((path) => !used.has(path))
    .map((path) => ({ path: path.path, reason: reasonOf(path, { parts, others, items, reader }) }));
}

const partsOf = ({ list, item, collection, otherLists }: FoundResource): readonly ApiPath[] =>
  [list, item, collection].filter((path) => path !== undefined).filter((path) => !otherLists.includes(path));

interface Known {
  readonly parts: ReadonlyMap<ApiPath, string>;
  readonly others: ReadonlyMap<ApiPath, string>;
  readonly items: ReadonlySet<string>;
  readonly reader: ShapeReader;
}

function reasonOf(path: ApiPath, { parts, others, items, reader }: Known): string {
  const part = parts.get(path);
  if (part !== undefined) return `"${part}" is left out, or becomes a related list.`;
  const same = others.get(path);
  if (same !== undefined) return `It is another list of the records of "${same}".`;
  const methods = METHODS.filter((method) => path.operations[method]);
  if (!path.operations.get) {
    if (methods.length === 0) return 'It has no operation that reads or writes records.';
    return isParameter(path.segments.at(-1) ?? '')
      ? 'No list has these records.'
      : `It has only ${methods.map((method) => method.toUpperCase()).join(' and ')}, so it is no list.`;
  }
  const { otherAnswer } = path.operations.get;
  if (otherAnswer !== undefined && isXml(otherAnswer)) return `Its answer is ${otherAnswer}, and pages read JSON.`;
  if (isParameter(path.segments.at(-1) ?? '')) return 'No list has these records.';
  if (listAt(path, reader) === undefined) return 'Its answer is no list of objects.';
  if (!isBelowRecord(path)) return 'No path reads or writes one record of the list.';
  const parameters = path.segments.filter(isParameter).length;
  if (parameters > 1) return 'It is below several records.';
  const parent = path.segments.slice(0, path.segments.findIndex(isParameter) + 1);
  return items.has(pathKey(parent)) ? 'Its records have no key.' : 'It is below a record that is no resource.';
}

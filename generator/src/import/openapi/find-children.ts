import { singular } from '../../emit/print/names.ts';
import { kebabCase } from '../naming/snake-case.ts';
import { uniqueName } from '../naming/unique-name.ts';
import type { ShapeReader } from '../schema/shape-reader.ts';
import { type ApiPath, isParameter, pathKey } from './api-path.ts';
import { listAt, recordAt } from './find-resources.ts';
import type { FoundResource } from './found-resource.ts';
import { recordKey } from './record-key.ts';

/**
 * Returns child resources, whose lists are below a record of another resource: `/projects/{id}/tasks`. A child resource
 * can have children of its own: `/sections/{id}/tasks`.
 */
export function findChildren(
  paths: readonly ApiPath[],
  resources: readonly FoundResource[],
  reader: ShapeReader,
): readonly FoundResource[] {
  const found: FoundResource[] = [];
  const taken = new Set(resources.map(({ name }) => name));
  const lists = paths.filter((path) => path.segments.filter(isParameter).length === 1 && listAt(path, reader));
  for (let parents = resources; parents.length > 0;) {
    const known = new Set([...resources, ...found].flatMap(({ item, list }) => (item ? [item, list] : [list])));
    const children = lists
      .filter((list) => !known.has(list))
      .flatMap((list) => childResource(list, parents, { paths, known, taken, reader }));
    found.push(...children);
    parents = children.filter(({ item }) => item?.segments.filter(isParameter).length === 1);
  }
  return found;
}

interface Around {
  readonly paths: readonly ApiPath[];
  /** Paths of resources that are found already. */
  readonly known: ReadonlySet<ApiPath>;
  readonly taken: Set<string>;
  readonly reader: ShapeReader;
}

function childResource(list: ApiPath, parents: readonly FoundResource[], around: Around): readonly FoundResource[] {
  const { paths, known, taken, reader } = around;
  const parameter = list.segments.findIndex(isParameter);
  const rest = list.segments.slice(parameter + 1);
  const parentKey = pathKey(list.segments.slice(0, parameter + 1));
  const parent = parents.find(({ item }) => item && pathKey(item.segments) === parentKey);
  const records = listAt(list, reader);
  if (!parent || !records || rest.length === 0) return [];
  const byKey = new Map(paths.map((path) => [pathKey(path.segments), path]));
  // Many APIs list records below a parent record, but read a single record at a top-level path: `/sections/{id}`.
  const atTop = byKey.get(pathKey([...list.segments.slice(0, parameter - 1), rest.at(-1) ?? '', '{}']));
  const item = byKey.get(pathKey([...list.segments, '{}'])) ?? (atTop && !known.has(atTop) ? atTop : undefined);
  const own = item === atTop && item ? rest.map(kebabCase).join('-') : '';
  const free = own !== '' && !taken.has(own) ? own : `${singular(parent.name)}-${rest.map(kebabCase).join('-')}`;
  const child = {
    name: free,
    list,
    records,
    item,
    record: recordAt(item, reader),
    within: parent.name,
    otherLists: [],
  };
  // Screens cannot tell apart records without a key.
  if (recordKey(child, reader).certainty === 'assumed') return [];
  return [{ ...child, name: uniqueName(free, taken, '-') }];
}

import { kebabCase } from '../naming/snake-case.ts';
import { uniqueName } from '../naming/unique-name.ts';
import type { ShapeReader } from '../schema/shape-reader.ts';
import { type ApiPath, isParameter, pathKey } from './api-path.ts';
import { listAt, recordAt } from './find-resources.ts';
import type { FoundResource } from './found-resource.ts';
import { singular } from '../../emit/print/names.ts';

/** Returns the resources whose lists are below a record of another resource: `/projects/{id}/tasks`. */
export function findChildren(
  paths: readonly ApiPath[],
  resources: readonly FoundResource[],
  reader: ShapeReader,
): readonly FoundResource[] {
  const byItem = new Map(resources.map((resource) => [pathKey(resource.item?.segments ?? []), resource.name]));
  const byKey = new Map(paths.map((path) => [pathKey(path.segments), path]));
  const taken = new Set(resources.map(({ name }) => name));
  return paths.flatMap((list): FoundResource[] => {
    const parameter = list.segments.findIndex(isParameter);
    const rest = list.segments.slice(parameter + 1);
    const within = parameter < 0 ? undefined : byItem.get(pathKey(list.segments.slice(0, parameter + 1)));
    if (within === undefined || rest.length === 0 || rest.some(isParameter)) return [];
    const records = listAt(list, reader);
    if (!records) return [];
    const item = byKey.get(pathKey([...list.segments, '{}']));
    const name = uniqueName(`${singular(within)}-${rest.map(kebabCase).join('-')}`, taken, '-');
    return [{ name, list, records, item, record: recordAt(item, reader), within, otherLists: [] }];
  });
}

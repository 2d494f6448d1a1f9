import { listIn } from '@tuyen/model/raw';
import { kebabCase } from '../naming/snake-case.ts';
import { plural } from '../naming/plural.ts';
import { uniqueName } from '../naming/unique-name.ts';
import type { ShapeReader } from '../schema/shape-reader.ts';
import { type ApiPath, isParameter, lastStatic, type Parameter, pathKey } from './api-path.ts';
import { findList, type FoundList, findRecord } from '../schema/find-list.ts';
import { fixedValue } from './fixed-parameters.ts';
import { type FoundResource, getOf } from './found-resource.ts';

interface ListOfRecords {
  readonly list: ApiPath;
  readonly records: FoundList;
  readonly item: ApiPath;
}

/**
 * Returns the top-level resources, whose lists need no key of a parent record. A list and the path of one record make a
 * resource. Several lists of one record are one resource.
 */
export function findResources(paths: readonly ApiPath[], reader: ShapeReader): readonly FoundResource[] {
  const itemOf = itemPaths(paths, reader);
  const lists = paths.flatMap((list): ListOfRecords[] => {
    const records = list.segments.some(isParameter) ? undefined : listAt(list, reader);
    const item = records && itemOf(list, records);
    return records && item ? [{ list, records, item }] : [];
  });
  const taken = new Set<string>();
  const byKey = new Map(paths.map((path) => [pathKey(path.segments), path]));
  return [...Map.groupBy(lists, ({ item }) => pathKey(item.segments)).values()].map((sameRecord) => {
    const [main, ...others] = sameRecord.toSorted(byFitness(reader));
    if (!main) throw new Error('A group has at least one list.');
    const name = uniqueName(resourceName(main, taken, reader), taken, '-');
    const collection = byKey.get(pathKey(main.item.segments.slice(0, -1)));
    return {
      ...main,
      name,
      ...(collection && collection !== main.list && { collection }),
      record: recordAt(main.item, reader),
      otherLists: others.map(({ list }) => list),
    };
  });
}

export function listAt(path: ApiPath, reader: ShapeReader): FoundList | undefined {
  const get = getOf(path);
  return get && findList(get.answer, lastStatic(path), reader);
}

export function recordAt(path: ApiPath | undefined, reader: ShapeReader): FoundList | undefined {
  const get = getOf(path);
  return path && get && findRecord(get.answer, lastStatic(path), reader);
}

/**
 * Returns a function that finds the path of one record for a list. This is the list's path with a parameter, else the
 * path whose answer has the same component as the records of the list.
 */
function itemPaths(
  paths: readonly ApiPath[],
  reader: ShapeReader,
): (list: ApiPath, records: FoundList) => ApiPath | undefined {
  const items = paths.filter(
    ({ segments }) => isParameter(segments.at(-1) ?? '') && !segments.slice(0, -1).some(isParameter),
  );
  const byKey = new Map(items.map((path) => [pathKey(path.segments), path]));
  const byComponent = new Map<string, ApiPath>();
  for (const path of items) {
    const component = componentOf(recordAt(path, reader), reader);
    if (component !== undefined && !byComponent.has(component)) byComponent.set(component, path);
  }
  return (list, records) =>
    byKey.get(pathKey([...list.segments, '{}'])) ?? byComponent.get(componentOf(records, reader) ?? '');
}

function componentOf(found: FoundList | undefined, { shapeOf }: ShapeReader): string | undefined {
  return found && shapeOf(found.item).component;
}

/**
 * Lists that need no parameter of unknown value come first, then the list beside the record, then lists with a parameter
 * of known values, then short paths.
 */
const byFitness = (reader: ShapeReader) => (one: ListOfRecords, other: ListOfRecords) =>
  fitness(one, reader) - fitness(other, reader);

function fitness({ list, item }: ListOfRecords, reader: ShapeReader): number {
  const isBeside = pathKey(item.segments) === pathKey([...list.segments, '{}']);
  const needs =
    getOf(list)?.parameters.some((parameter) => parameter.required && fixedValue(parameter, reader) === undefined) ===
    true;
  const chooses = getOf(list)?.parameters.some((parameter) => isChoice(parameter, reader)) === true;
  return (needs ? 10_000 : 0) + (isBeside ? 0 : 1_000) + (chooses ? 0 : 100) + list.path.length;
}

function isChoice(parameter: Parameter, { shapeOf }: ShapeReader): boolean {
  return parameter.in === 'query' && listIn(shapeOf(parameter.schema).keywords, 'enum').length > 0;
}

function resourceName({ list, item, records }: ListOfRecords, taken: ReadonlySet<string>, reader: ShapeReader): string {
  const isBeside = pathKey(item.segments) === pathKey([...list.segments, '{}']);
  const component = componentOf(records, reader);
  if (!isBeside && component !== undefined) return plural(kebabCase(component));
  const name = kebabCase(list.segments.at(-1) ?? '') || 'records';
  const before = list.segments.at(-2);
  return taken.has(name) && before !== undefined ? `${kebabCase(before)}-${name}` : name;
}

import { objectIn, type Raw } from '@tuyen/model/raw';
import { snakeCase } from '../naming/snake-case.ts';
import type { ApiPath, Parameter } from './api-path.ts';
import type { ShapeReader } from '../schema/shape-reader.ts';
import type { DraftedResource } from './drafted-resource.ts';
import { parameterNamed, queryParameters } from './query-parameters.ts';

const SEARCH = [
  'q',
  'query',
  'search',
  'searchterm',
  'searchquery',
  'filterterm',
  'keyword',
  'keywords',
  'term',
  'text',
];

export function findSearch(list: ApiPath): string | undefined {
  return parameterNamed(queryParameters(list), SEARCH)?.name;
}

/**
 * Returns the parameters that filter the resource's list by a field.
 * @param used parameters that do something else, such as paging
 */
export function findFilters(
  { found, filterable, properties }: Pick<DraftedResource, 'found' | 'filterable' | 'properties'>,
  used: ReadonlySet<string>,
  reader: ShapeReader,
): Readonly<Record<string, string>> {
  const bySnake = new Map([...filterable].map(([wire, field]) => [snakeCase(wire), field]));
  const names = new Set(filterable.values());
  return Object.fromEntries(
    queryParameters(found.list)
      .filter(({ name }) => !used.has(name))
      .flatMap((parameter) => {
        const { name } = parameter;
        const plain = snakeCase(name.replace(/\[\]$/u, ''));
        const field =
          filterable.get(name) ?? bySnake.get(plain) ?? [plain, `${plain}_id`].find((one) => names.has(one));
        return field !== undefined && accepts(parameter, objectIn(properties[field]), reader) ? [[field, name]] : [];
      })
      .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  );
}

/** A text parameter `favorited` with the name of a person does not filter by a field that is yes or no. */
function accepts({ schema }: Parameter, field: Raw, { shapeOf }: ShapeReader): boolean {
  const shape = shapeOf(schema);
  const { type } = shape.type === 'array' ? shapeOf(shape.items) : shape;
  return type === 'any' || field['type'] !== 'boolean' || type === 'boolean';
}

/** Returns the parameters without which the back end refuses a list. */
export function requiredParameters(list: ApiPath): readonly Parameter[] {
  return queryParameters(list).filter(({ required }) => required);
}

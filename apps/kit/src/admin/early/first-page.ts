import { isObject } from '@tuyen/model';
import { PREFIX } from './prefix.ts';

/** Page size of the product. */
export const PER_PAGE = 10;

/**
 * What the list of a resource asks for, where neither its address nor this browser says more than the model does; undefined where one of
 * them does, or where it is no list.
 *
 * @param model what the server answered about it
 */
export function firstPagePath(name: string, search: string, model: unknown): string | undefined {
  if (search !== '' || localStorage.getItem(`RaStore${PREFIX}.${name}.listParams`) !== null) return undefined;
  const described = isObject(model) && Array.isArray(model['resources']) ? model['resources'] : [];
  const resource: unknown = described.find((each) => isObject(each) && each['name'] === name);
  if (!isObject(resource) || resource['singleton'] !== undefined || !isObject(resource['list'])) return undefined;
  const { sort } = resource['list'];
  if (!isObject(sort)) return undefined;
  // In the order of `listQuery`.
  const query = { sort: `${sort['field']},${sort['order']}`, limit: String(PER_PAGE), page: '1', can: '1' };
  return `${name}?${new URLSearchParams(query)}`;
}

import { isObject } from '@tuyen/model';
import { PREFIX } from './prefix.ts';

export const PER_PAGE = 10;

/**
 * Returns the request path for the first page of a list in its default sort order. Returns undefined if the URL or the
 * browser's storage contains another query, or if the page is not a list.
 *
 * @param model response of the model endpoint
 */
export function firstPagePath(name: string, search: string, model: unknown): string | undefined {
  if (search !== '' || localStorage.getItem(`RaStore${PREFIX}.${name}.listParams`) !== null) return undefined;
  const described = isObject(model) && Array.isArray(model['resources']) ? model['resources'] : [];
  const resource: unknown = described.find((each) => isObject(each) && each['name'] === name);
  if (
    !isObject(resource) ||
    resource['singleton'] !== undefined ||
    resource['place'] !== undefined ||
    !isObject(resource['list'])
  )
    return undefined;
  const { sort } = resource['list'];
  if (!isObject(sort)) return undefined;
  // Uses the same parameter order as `listQuery`, so that both build the same URL.
  const query = { sort: `${sort['field']},${sort['order']}`, limit: String(PER_PAGE), page: '1', can: '1' };
  return `${name}?${new URLSearchParams(query)}`;
}

import { snakeCase } from '../naming/snake-case.ts';
import type { ApiPath, Parameter } from './api-path.ts';
import { parameterNamed, queryParameters } from './query-parameters.ts';

const SEARCH = ['q', 'query', 'search', 'searchterm', 'searchquery', 'filterterm', 'keyword', 'keywords', 'term', 'text'];

export function findSearch(list: ApiPath): string | undefined {
  return parameterNamed(queryParameters(list), SEARCH)?.name;
}

/**
 * Returns the parameters that filter a list by a field of the resource.
 * @param fields names of the fields that lists can be filtered by, by their names in the document
 */
export function findFilters(
  list: ApiPath,
  fields: ReadonlyMap<string, string>,
  used: ReadonlySet<string>,
): Readonly<Record<string, string>> {
  const bySnake = new Map([...fields].map(([wire, field]) => [snakeCase(wire), field]));
  const names = new Set(fields.values());
  return Object.fromEntries(
    queryParameters(list)
      .filter(({ name }) => !used.has(name))
      .flatMap(({ name }) => {
        const plain = snakeCase(name.replace(/\[\]$/u, ''));
        const field = fields.get(name) ?? bySnake.get(plain) ?? [plain, `${plain}_id`].find((one) => names.has(one));
        return field === undefined ? [] : [[field, name] as const];
      })
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Returns the parameters without which the back end refuses a list. */
export function requiredParameters(list: ApiPath): readonly Parameter[] {
  return queryParameters(list).filter(({ required }) => required);
}

import type { ApiPath, Parameter } from './api-path.ts';
import { getOf } from './found-resource.ts';

export function queryParameters(list: ApiPath): readonly Parameter[] {
  return getOf(list)?.parameters.filter((parameter) => parameter.in === 'query') ?? [];
}

/** Returns the first parameter with one of the names, which are lower case without separators. */
export function parameterNamed(parameters: readonly Parameter[], names: readonly string[]): Parameter | undefined {
  const byName = new Map(parameters.map((parameter) => [plainName(parameter.name), parameter]));
  return names.flatMap((name) => byName.get(name) ?? [])[0];
}

/** Compares parameters without case and separators: `per_page`, `perPage` and `page[size]`. */
export function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/gu, '');
}

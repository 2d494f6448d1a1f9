import { objectIn } from '@tuyen/model/raw';
import type { Draft } from '../draft.ts';
import type { OpenApiReading } from '../openapi/reading.ts';
import { openapiSource as source } from '../openapi/source.ts';
import { BACKEND } from './document.ts';

/** What the import makes of an OpenAPI document. */
export interface Counts {
  readonly resources: number;
  readonly fields: number;
  readonly references: number;
  readonly enums: number;
  /** Fields that are edited as JSON. */
  readonly json: number;
  readonly operations: number;
  /**
   * Number of child lists that become a resource of their own, and number of child lists that become a related list.
   */
  readonly children: number;
  readonly related: number;
  /** Paths that become no resource. */
  readonly left: number;
}

export function countsOf(reading: OpenApiReading): Counts {
  const draft = source.draft(reading, BACKEND);
  const all = resourcesOf(draft);
  const top = all.filter((resource) => objectIn(resource, 'at')['within'] === undefined);
  const fields = top.flatMap((resource) => Object.values(objectIn(objectIn(resource, 'schema'), 'properties')));
  const having = (...keys: readonly string[]) =>
    fields.filter((field) => keys.some((key) => key in objectIn(field) || key in objectIn(field, 'items'))).length;
  const countIn = (key: string) => all.map((resource) => (Array.isArray(resource[key]) ? resource[key].length : 0));
  const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
  return {
    resources: top.length,
    fields: fields.length,
    references: having('x-reference'),
    enums: having('enum', '$ref'),
    json: fields.filter((field) => objectIn(field)['x-kind'] === 'json').length,
    operations: sum(countIn('operations')),
    children: all.length - top.length,
    related: sum(countIn('related')),
    left: source.list(reading, BACKEND).filter(({ resource }) => resource === undefined).length,
  };
}

function resourcesOf({ files }: Draft) {
  return files.filter(({ path }) => path.includes('/resources/')).map(({ value }) => value);
}

import { inlineEnumName } from '../build/inline-enums.ts';
import type { Field } from '../model/fields/field.ts';
import type { Model } from '../model/model.ts';
import type { Resource } from '../model/resource.ts';
import { walkFields } from '../model/fields/walk.ts';

/** Renames that the current schemas declare. All maps lead from the current name to the earlier one. */
export interface Renames {
  readonly resources: ReadonlyMap<string, string>;
  readonly fields: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly modules: ReadonlyMap<string, string>;
  readonly enums: ReadonlyMap<string, string>;
  /** Earlier names of enum values, by the current name of the resource that uses them. */
  readonly values: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

export const NO_RENAMES: Renames = {
  resources: new Map(),
  fields: new Map(),
  modules: new Map(),
  enums: new Map(),
  values: new Map(),
};

type Named = { readonly name: string; readonly renamedFrom?: string };

/**
 * Finds an item in the earlier revision: the one with the same name, or else the one with its earlier name. The earlier
 * name is ignored if another current item uses it.
 */
export function earlierOf<T extends Named>(item: Named, before: readonly T[], after: readonly Named[]): T | undefined {
  const same = before.find(({ name }) => name === item.name);
  if (same || item.renamedFrom === undefined || after.some(({ name }) => name === item.renamedFrom)) return same;
  return before.find(({ name }) => name === item.renamedFrom);
}

export function renamesOf(before: Model, after: Model): Renames {
  const resources = new Map<string, string>();
  const fields = new Map<string, ReadonlyMap<string, string>>();
  const modules = new Map<string, string>();
  const enums = new Map<string, string>();
  for (const resource of after.resources) {
    const was = earlierOf(resource, before.resources, after.resources);
    if (!was) continue;
    note(resources, resource.name, was.name);
    if (!after.resources.some(({ module }) => module === was.module)) note(modules, resource.module, was.module);
    fields.set(resource.name, renamedFields(was, resource, enums));
  }
  const values = new Map(after.resources.map((resource) => [resource.name, renamedValues(resource, after)]));
  return { resources, fields, modules, enums, values };
}

function renamedFields(was: Resource, now: Resource, enums: Map<string, string>): ReadonlyMap<string, string> {
  const renamed = new Map<string, string>();
  for (const field of now.fields) {
    const earlier = earlierOf(field, was.fields, now.fields);
    if (!earlier) continue;
    note(renamed, field.name, earlier.name);
    const [from, to] = [enumOf(earlier), enumOf(field)];
    if (from === undefined || to === undefined) continue;
    const isInline = from === inlineEnumName(was.name, earlier.name) && to === inlineEnumName(now.name, field.name);
    if (isInline) note(enums, to, from);
  }
  return renamed;
}

function renamedValues({ fields }: Resource, { enums }: Model): ReadonlyMap<string, string> {
  const used = new Set(walkFields(fields).map(([, field]) => enumOf(field)));
  return new Map(
    enums.flatMap(({ name, renamedValues = {} }) => (used.has(name) ? Object.entries(renamedValues) : [])),
  );
}

function enumOf(field: Field): string | undefined {
  return 'enum' in field ? field.enum : undefined;
}

function note(names: Map<string, string>, now: string, was: string): void {
  if (now !== was) names.set(now, was);
}

/**
 * Replaces earlier names in a value with current ones.
 * @param resource the resource that the value belongs to; names of its fields and enum values are replaced as well
 */
export type FollowNames = (value: unknown, resource: string | undefined) => unknown;

export function followNames(renames: Renames): FollowNames {
  const everywhere = [...renames.resources, ...renames.modules, ...renames.enums];
  for (const [resource, fields] of renames.fields)
    for (const [to, from] of fields)
      everywhere.unshift([`${resource}.${to}`, `${renames.resources.get(resource) ?? resource}.${from}`]);
  const values = [...renames.values.values()].flatMap((pairs) => [...pairs]);
  return (value, resource) => {
    const own =
      resource === undefined
        ? values
        : [...(renames.fields.get(resource) ?? []), ...(renames.values.get(resource) ?? [])];
    const pairs = [...everywhere, ...own];
    if (pairs.length === 0 || value === undefined) return value;
    return JSON.parse(pairs.reduce(renamed, JSON.stringify(value)));
  };
}

/** Replaces whole words only: `isbn` is not part of `isbn_old`. */
function renamed(text: string, [to, from]: readonly [string, string]): string {
  return text.replaceAll(new RegExp(`(?<![\\w-])${from.replaceAll(/[^\w-]/gu, '\\$&')}(?![\\w-])`, 'gu'), to);
}

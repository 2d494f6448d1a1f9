import { memoize } from '@tuyen/model';
import { Script } from 'node:vm';

/** Converts `reading-rooms` to `ReadingRooms`. Also splits at underscores and dots. */
export function pascal(name: string): string {
  return words(name)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

export function camel(name: string): string {
  const text = pascal(name);
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Returns the singular of an English plural: `ticket-counters` → `ticket-counter`, `cities` → `city`. */
export function singular(name: string): string {
  if (/[^aeiou]ies$/.test(name)) return name.replace(/ies$/, 'y');
  if (/(ss|x|z|ch|sh|[^aeo]us)es$/.test(name)) return name.replace(/es$/, '');
  if (/(ss|us|is)$/.test(name)) return name;
  return name.replace(/s$/, '');
}

/** Type and component names of a resource: `Vehicle`, `VehicleList`, `vehicleColumns`. */
export interface ResourceNames {
  readonly type: string;
  readonly constant: string;
  readonly plural: string;
}

export interface NamedModel {
  readonly resources: readonly { readonly name: string }[];
  readonly enums: readonly { readonly name: string }[];
}

interface Naming {
  readonly resources: ReadonlyMap<string, ResourceNames>;
  readonly enums: ReadonlyMap<string, string>;
}

/**
 * Returns the names of a resource, which are unique. If two resources have the same singular (`news`, `new`), both keep
 * their full name. `nameClashes` finds other clashes.
 */
export function namesOf(model: NamedModel, resource: string): ResourceNames {
  const names = namingOf(model).resources.get(resource);
  if (!names) throw new Error(`No resource is named ${resource}`);
  return names;
}

/**
 * Returns the type name of an enumeration: `vehicle-kind` becomes `VehicleKind`. If a resource already has this name,
 * it becomes `VehicleKindValue`.
 */
export function enumType(model: NamedModel, name: string): string {
  return namingOf(model).enums.get(name) ?? pascal(name);
}

export function enumTypes(model: NamedModel): readonly string[] {
  return [...namingOf(model).enums.values()];
}

const namingOf: (model: NamedModel) => Naming = memoize(nameAll);

function nameAll(model: NamedModel): Naming {
  const stems = stemsOf(model.resources.map(({ name }) => name));
  const resources = new Map(
    [...stems].map(([name, stem]) => [
      name,
      { type: pascal(stem), constant: camel(stem), plural: identifier(camel(name)) },
    ]),
  );
  const taken = new Set([...resources.values()].flatMap(({ type }) => schemaNames(type)));
  const enums = model.enums.map(({ name }) => {
    const type = pascal(name);
    return [name, taken.has(type) ? `${type}Value` : type] as const;
  });
  return { resources, enums: new Map(enums) };
}

/** Returns the names of a resource's schemas in the OpenAPI document. No other resource or enum has one of these names. */
export function schemaNames(type: string): readonly string[] {
  return [type, `${type}Input`, `${type}Patch`, `Effective${type}`];
}

function derivedNames(type: string): readonly string[] {
  return [...schemaNames(type).slice(1), `${type}Tab`];
}

/**
 * Returns the stem of each resource's names: its singular, or its whole name if the singular clashes with another
 * resource.
 */
function stemsOf(names: readonly string[]): ReadonlyMap<string, string> {
  const stems = new Map(names.map((name) => [name, singular(name)]));
  for (;;) {
    const taken = Map.groupBy(stems, ([, stem]) => pascal(stem));
    const derived = new Set([...stems.values()].flatMap((stem) => derivedNames(pascal(stem))));
    const clashing = [...stems].filter(([name, stem]) => {
      const type = pascal(stem);
      return stem !== name && (derived.has(type) || taken.get(type)?.length !== 1);
    });
    if (clashing.length === 0) return stems;
    for (const [name] of clashing) stems.set(name, name);
  }
}

/** Returns a name that a module can declare: `class` becomes `classResource`. */
function identifier(name: string): string {
  return isDeclarable(name) ? name : `${name}Resource`;
}

/**
 * Returns whether a module can declare the name. Excludes JavaScript's reserved words, which a trial compilation finds,
 * and the global names `undefined` and `globalThis`, which TypeScript reserves.
 */
function isDeclarable(name: string): boolean {
  if (name === 'undefined' || name === 'globalThis') return false;
  try {
    return new Script(`'use strict'; async () => { const ${name} = 0; };`) instanceof Script;
  } catch {
    return false;
  }
}

function words(name: string): string[] {
  return name.split(/[^A-Za-z0-9]+/).filter(Boolean);
}

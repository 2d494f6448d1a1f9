import type { Model } from '@tuyen/model';

/** `reading-rooms` → `ReadingRooms`; also splits at underscores and dots. */
export function pascal(name: string): string {
  return words(name)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** `reading-rooms` → `readingRooms` */
export function camel(name: string): string {
  const text = pascal(name);
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The singular of an English plural: `ticket-counters` → `ticket-counter`, `cities` → `city`. */
export function singular(name: string): string {
  if (/[^aeiou]ies$/.test(name)) return name.replace(/ies$/, 'y');
  if (/(ss|x|z|ch|sh|[^aeo]us)es$/.test(name)) return name.replace(/es$/, '');
  if (/(ss|us|is)$/.test(name)) return name;
  return name.replace(/s$/, '');
}

/** Type and component names of a resource: `Vehicle`, `VehicleList`, `vehicleColumns`. */
export interface ResourceNames {
  /** `Vehicle` */
  readonly type: string;
  /** `vehicle`, the prefix of its constants. */
  readonly constant: string;
  /** `vehicles` as an identifier, for the resource as a whole. */
  readonly plural: string;
}

interface Naming {
  readonly resources: ReadonlyMap<string, ResourceNames>;
  readonly enums: ReadonlyMap<string, string>;
}

const namings = new WeakMap<Model, Naming>();

/** Names are unique: if two resources have the same singular (`news`, `new`), both keep their full name. */
export function namesOf(model: Model, resource: string): ResourceNames {
  const names = namingOf(model).resources.get(resource);
  if (!names) throw new Error(`No resource is named ${resource}`);
  return names;
}

/** `vehicle-kind` → `VehicleKind`; `…Value` if a resource already has the name. */
export function enumType(model: Model, name: string): string {
  return namingOf(model).enums.get(name) ?? pascal(name);
}

/** The types of all enums, in the model's order. */
export function enumTypes(model: Model): readonly string[] {
  return [...namingOf(model).enums.values()];
}

function namingOf(model: Model): Naming {
  let naming = namings.get(model);
  if (!naming) namings.set(model, (naming = nameAll(model)));
  return naming;
}

function nameAll(model: Model): Naming {
  const ones = model.resources.map(({ name }) => pascal(singular(name)));
  const shared = new Set(ones.filter((one, index) => ones.indexOf(one) !== index));
  const resources = new Map(
    model.resources.map(({ name }) => {
      const one = shared.has(pascal(singular(name))) ? name : singular(name);
      return [name, { type: pascal(one), constant: camel(one), plural: identifier(camel(name)) }];
    }),
  );
  const taken = new Set([...resources.values()].map(({ type }) => type));
  const enums = model.enums.map(({ name }) => {
    const type = pascal(name);
    return [name, taken.has(type) ? `${type}Value` : type] as const;
  });
  return { resources, enums: new Map(enums) };
}

const RESERVED = new Set([
  'default',
  'delete',
  'export',
  'import',
  'new',
  'package',
  'public',
  'return',
  'switch',
  'class',
]);

function identifier(name: string): string {
  return RESERVED.has(name) || /^\d/.test(name) ? `${name}Resource` : name;
}

function words(name: string): string[] {
  return name.split(/[^A-Za-z0-9]+/).filter(Boolean);
}

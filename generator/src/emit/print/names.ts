import type { Model } from '@tuyen/schemas';

/** `stop-points` → `StopPoints`; also splits at underscores and dots. */
export function pascal(name: string): string {
  return words(name)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** `stop-points` → `stopPoints` */
export function camel(name: string): string {
  const text = pascal(name);
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The last word of an English plural made singular: `ticket-counters` → `ticket-counter`, `cities` → `city`. */
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
  readonly whole: string;
}

const naming = new WeakMap<Model, ReadonlyMap<string, ResourceNames>>();

/** Two resources never share names: where the singular is taken (`news`, `new`), both keep their full name. */
export function namesOf(model: Model, resource: string): ResourceNames {
  let known = naming.get(model);
  if (!known) naming.set(model, (known = nameAll(model)));
  const names = known.get(resource);
  if (!names) throw new Error(`No resource is named ${resource}`);
  return names;
}

function nameAll(model: Model): ReadonlyMap<string, ResourceNames> {
  const taken = new Map<string, number>();
  for (const { name } of model.resources) {
    const type = pascal(singular(name));
    taken.set(type, (taken.get(type) ?? 0) + 1);
  }
  return new Map(
    model.resources.map(({ name }) => {
      const one = taken.get(pascal(singular(name))) === 1 ? singular(name) : name;
      return [name, { type: pascal(one), constant: camel(one), whole: identifier(camel(name)) }];
    }),
  );
}

/** `vehicle-kind` → `VehicleKind`; `…Value` where a resource already has the name. */
export function enumType(model: Model, name: string): string {
  const type = pascal(name);
  return model.resources.some((resource) => namesOf(model, resource.name).type === type) ? `${type}Value` : type;
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

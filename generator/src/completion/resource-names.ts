import { isObject } from '@tuyen/model/json';
import { SYSTEM_FIELDS } from '@tuyen/model/load';
import { type NameSet, propertiesOf, type SchemaPart } from './name-set.ts';

/** A resource file before validation, so it may contain mistakes. */
export interface WrittenResource {
  readonly name: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** Maximum depth of nested objects and lists whose fields are offered as paths. */
const DEEPEST = 3;

/**
 * Collects the names that are valid inside one resource.
 * @param all every resource by name; a path that follows a reference continues with the fields of the referenced
 * resource
 * @param enumValues values of each enum, by the enum's name
 */
export function resourceNames(
  resource: WrittenResource,
  all: ReadonlyMap<string, WrittenResource>,
  enumValues: ReadonlyMap<string, readonly string[]>,
  actions: readonly string[],
): {
  readonly field: NameSet;
  readonly 'inner-field': NameSet;
  readonly path: NameSet;
  readonly sort: NameSet;
  readonly state: NameSet | undefined;
  readonly action: NameSet;
  readonly transition: NameSet;
  readonly move: NameSet;
  readonly tab: NameSet;
} {
  const { value } = resource;
  const own = ownFields(resource);
  const stems = [...ownReferences(resource)].map(([name, target]) => [name.replace(/_id$/u, ''), target] as const);
  const referenced = stems.flatMap(([stem, target]) => topFields(all.get(target)).map((field) => `${stem}.${field}`));
  // Accepts every field path that goes through a second reference, such as `order.customer.phone`. Editors do not offer
  // these paths, because there would be too many.
  const deeper = stems.map(([stem]) => `^-?${stem}\\.[a-z0-9_]+\\.`);
  const workflow = objectIn(value, 'workflow');
  const transitions = namesIn(workflow['transitions']);
  const tabs = namesIn(value['tabs']);
  const state = fieldsIn(value)[textIn(workflow, 'field') ?? ''];
  return {
    field: { names: topFields(resource) },
    'inner-field': { names: [...topFields(resource), ...innerFields(value)] },
    path: { names: [...own, ...referenced], patterns: deeper },
    sort: { names: [...own, ...own.map((name) => `-${name}`)], patterns: stems.map(([stem]) => `^-?${stem}\\.`) },
    state: state && valuesOf(state, enumValues),
    action: { names: actions },
    transition: { names: transitions },
    move: { names: [...transitions, ...namesIn(value['operations'])] },
    tab: { names: tabs },
  };
}

export function conditionSchema(
  resource: WrittenResource,
  enumValues: ReadonlyMap<string, readonly string[]>,
  names: SchemaPart,
): SchemaPart {
  const limited = Object.entries(fieldsIn(resource.value)).flatMap(([field, schema]) => {
    const values = valuesOf(isObject(schema['items']) ? schema['items'] : schema, enumValues);
    if (!values) return [];
    // The value may contain braces, because scenarios insert parameters that way: {state}.
    const value = { anyOf: [{ enum: values.names }, { pattern: '\\{' }, { not: { type: 'string' } }] };
    return [[field, { ...value, items: value }] as const];
  });
  return { propertyNames: names, properties: { ...propertiesOf(ownFields(resource)), ...Object.fromEntries(limited) } };
}

export function topFields(resource: WrittenResource | undefined): readonly string[] {
  return resource ? [...Object.keys(fieldsIn(resource.value)), ...SYSTEM_FIELDS] : [];
}

export function ownFields(resource: WrittenResource): readonly string[] {
  return [...nestedFields(fieldsIn(resource.value), '', DEEPEST), ...SYSTEM_FIELDS];
}

export function innerFields(value: unknown): readonly string[] {
  const found: string[] = [];
  const open: unknown[] = [value];
  for (const next of open) {
    if (Array.isArray(next)) open.push(...next);
    if (!isObject(next)) continue;
    if (isObject(next['properties'])) found.push(...Object.keys(next['properties']));
    open.push(...Object.values(next));
  }
  return found;
}

function nestedFields(fields: Fields, before: string, depth: number): readonly string[] {
  if (depth === 0) return [];
  return Object.entries(fields).flatMap(([name, schema]) => {
    const inside = schema['type'] === 'array' ? objectIn(schema, 'items') : schema;
    return [`${before}${name}`, ...nestedFields(fieldsOfSchema(inside), `${before}${name}.`, depth - 1)];
  });
}

function ownReferences({ value }: WrittenResource): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [name, schema] of Object.entries(fieldsIn(value))) {
    const written = schema['x-reference'];
    const target = isObject(written) ? textIn(written, 'resource') : written;
    if (typeof target === 'string') found.set(name, target);
  }
  return found;
}

function valuesOf(schema: SchemaPart, enumValues: ReadonlyMap<string, readonly string[]>): NameSet | undefined {
  const file = /^\.\.\/enums\/([^/]+)\.json$/u.exec(textIn(schema, '$ref') ?? '')?.[1];
  const values = file === undefined ? textsIn(schema['enum']) : enumValues.get(file);
  return values && values.length > 0 ? { names: values } : undefined;
}

type Fields = Readonly<Record<string, SchemaPart>>;

export function fieldsIn(value: SchemaPart): Fields {
  return fieldsOfSchema(objectIn(value, 'schema'));
}

function fieldsOfSchema(schema: SchemaPart): Fields {
  const fields = Object.entries(objectIn(schema, 'properties'));
  return Object.fromEntries(fields.flatMap(([name, field]) => (isObject(field) ? [[name, field] as const] : [])));
}

export function objectIn(value: unknown, key: string): SchemaPart {
  const inner = isObject(value) ? value[key] : undefined;
  return isObject(inner) ? inner : {};
}

export function textIn(value: SchemaPart, key: string): string | undefined {
  const inner = value[key];
  return typeof inner === 'string' ? inner : undefined;
}

export function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

export function namesIn(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => (isObject(one) && typeof one['name'] === 'string' ? [one['name']] : []));
}

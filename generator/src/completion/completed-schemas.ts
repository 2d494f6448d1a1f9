// oxlint-disable unicorn/no-thenable -- `then` is a keyword of JSON Schema
import { isObject } from '@tuyen/model/json';
import type { SchemaPart } from './name-set.ts';
import type { ProjectNames } from './project-names.ts';

const SUFFIX = '.schema.json';

const NAMES = 'names.schema.json';

const FIELDS = 'fields.schema.json';

/** Placeholder for the resource's name in a template. Names of resources cannot contain this character. */
const RESOURCE = '@';

const MAPS = ['properties', 'patternProperties', '$defs'] as const;

const SINGLES = ['items', 'additionalProperties', 'then', 'else'] as const;

/**
 * Returns the meta-schemas for one project, by file name. In them, a key with the annotation `x-names` accepts only
 * names of the project. The annotation `x-names-of` on an object says which of its keys names the resource that the
 * other keys belong to.
 * @param metas the general meta-schemas, by file name
 */
export function completedSchemas(
  metas: ReadonlyMap<string, SchemaPart>,
  names: ProjectNames,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const put = (file: string, schema: SchemaPart) => files.set(file, `${JSON.stringify(schema)}\n`);
  put(NAMES, { $defs: names.everywhere });
  const inside = [...names.inside].flatMap(([resource, kinds]) =>
    Object.entries(kinds).map(([kind, schema]) => [`${resource}.${kind}`, schema] as const),
  );
  put(FIELDS, { $defs: Object.fromEntries(inside) });
  const resources = [...names.inside.keys()];
  for (const [file, meta] of metas) {
    const scopes: string[] = [];
    put(
      file,
      completed(meta, (schema, key) => {
        const scope = `in-${file.slice(0, -SUFFIX.length)}${scopes.length === 0 ? '' : `-${scopes.length}`}${SUFFIX}`;
        scopes.push(scope);
        const template = JSON.stringify(new ScopeTemplate(metas, file).of(schema));
        const overlays = resources.map((name) => `${JSON.stringify(name)}:${template.replaceAll(RESOURCE, name)}`);
        files.set(scope, `{"$defs":{${overlays.join(',\n')}}}\n`);
        return resources.map((name) => ({
          if: { properties: { [key]: { const: name } }, required: [key] },
          then: { $ref: `${scope}#/$defs/${name}` },
        }));
      }),
    );
  }
  return files;
}

function completed(
  schema: SchemaPart,
  scopeIn: (schema: SchemaPart, key: string) => readonly SchemaPart[],
): SchemaPart {
  const copy = (value: unknown): unknown => (isObject(value) ? completed(value, scopeIn) : value);
  const copied: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(schema)) {
    // Examples are left out, because editors offer them as values. The names in them do not exist in this project.
    if (OWN_KEYS.has(key) || (key === 'examples' && takesNames(schema))) continue;
    if (key === 'propertyNames' && takesNames(inner)) continue;
    if (isObject(inner) && MAPS.some((map) => map === key))
      copied[key] = Object.fromEntries(Object.entries(inner).map(([name, one]) => [name, copy(one)]));
    else if (SINGLES.some((single) => single === key)) copied[key] = copy(inner);
    else copied[key] = key === 'allOf' && Array.isArray(inner) ? inner.map(copy) : inner;
  }
  const key = schema['x-names-of'];
  const added = [...everywhere(schema), ...(typeof key === 'string' ? scopeIn(schema, key) : [])];
  if (added.length === 0) return copied;
  return { ...copied, allOf: [...(Array.isArray(copied['allOf']) ? copied['allOf'] : []), ...added] };
}

const OWN_KEYS: ReadonlySet<string> = new Set(['x-names', 'x-names-of']);

function everywhere(schema: SchemaPart): readonly SchemaPart[] {
  return limits(schema, (kind) => (isEverywhere(kind) ? `${NAMES}#/$defs/${kind}` : undefined));
}

function limits(schema: SchemaPart, placeOf: (kind: string) => string | undefined): readonly SchemaPart[] {
  const found: SchemaPart[] = [];
  const own = readNames(schema['x-names'] ?? '');
  const place = placeOf(own.kind);
  if (place !== undefined) found.push(limited(schema, { $ref: place }, own.others));
  const keys = readNames(isObject(schema['propertyNames']) ? (schema['propertyNames']['x-names'] ?? '') : '');
  const keyPlace = placeOf(keys.kind);
  if (keyPlace !== undefined) {
    // Lists the names as `properties` too. Editors suggest the names in `properties`, but they do not read every form
    // of `propertyNames`.
    const others = Object.fromEntries(keys.others.map((name) => [name, {}]));
    const names = { $ref: keyPlace };
    const accepted = keys.others.length > 0 ? { anyOf: [names, { enum: keys.others }] } : names;
    found.push({ $ref: `${keyPlace}-keys` }, { properties: others, propertyNames: accepted });
  }
  return found;
}

const INSIDE: ReadonlySet<string> = new Set([
  'action',
  'condition',
  'field',
  'inner-field',
  'move',
  'path',
  'sort',
  'state',
  'tab',
  'transition',
]);

/**
 * Prefix of the kinds of names that belong to the enclosing resource. Inside a key that names another resource, `field`
 * accepts fields of that other resource, and `outer-field` accepts fields of the enclosing resource.
 */
const OUTER = 'outer-';

function isEverywhere(kind: string): boolean {
  return kind !== '' && !INSIDE.has(kind) && !kind.startsWith(OUTER);
}

export function readNames(taken: unknown): { readonly kind: string; readonly others: readonly string[] } {
  const [kind = '', ...others] = [taken].flat().map(String);
  return { kind, others };
}

/**
 * Returns a schema that accepts only the given names and `others` as texts. If the original schema also accepts other
 * types, values of other types stay valid.
 */
function limited(schema: SchemaPart, names: SchemaPart, others: readonly string[]): SchemaPart {
  const accepted = others.length > 0 ? { anyOf: [names, { enum: others }] } : names;
  const isTextOnly = schema['type'] === 'string' || schema['type'] === undefined;
  // Uses `anyOf` and not `if` with `then`, because editors offer values only from `anyOf`.
  return isTextOnly ? accepted : { anyOf: [accepted, { not: { type: 'string' } }] };
}

function takesNames(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.some(takesNames);
  if (!isObject(schema)) return false;
  return 'x-names' in schema || Object.values(schema).some(takesNames);
}

/** @param depth number of objects with `x-names-of` around the key, counted from the key up to the resource */
function placeInside(kind: string, depth: number): string | undefined {
  const own = depth === 0 ? kind : kind.startsWith(OUTER) ? kind.slice(OUTER.length) : '';
  return INSIDE.has(own) ? `${FIELDS}#/$defs/${RESOURCE}.${own}` : undefined;
}

/**
 * Builds the part of a meta-schema that limits keys to names inside one resource. A placeholder stands for the
 * resource's name, because the part is the same for every resource.
 */
class ScopeTemplate {
  readonly #metas: ReadonlyMap<string, SchemaPart>;
  readonly #file: string;
  readonly #defs = new Map<string, SchemaPart | undefined>();

  constructor(metas: ReadonlyMap<string, SchemaPart>, file: string) {
    this.#metas = metas;
    this.#file = file;
  }

  of(schema: SchemaPart): SchemaPart {
    const { 'x-names-of': _, ...rest } = schema;
    const part = this.#part(rest, 0) ?? {};
    const defs = [...this.#defs].filter(([, def]) => def !== undefined);
    return defs.length > 0 ? { ...part, $defs: Object.fromEntries(defs) } : part;
  }

  #part(schema: unknown, depth: number): SchemaPart | undefined {
    if (!isObject(schema)) return undefined;
    const inner = typeof schema['x-names-of'] === 'string' ? depth + 1 : depth;
    if (inner > 1) return undefined;
    const parts: Record<string, unknown> = {};
    const names = limits(schema, (kind) => placeInside(kind, inner));
    for (const key of MAPS) {
      // Skips `$defs`. A definition is read where a `$ref` refers to it.
      if (key === '$defs' || !isObject(schema[key])) continue;
      const found = Object.entries(schema[key]).flatMap(([name, one]) => {
        const part = this.#part(one, inner);
        return part ? [[name, part] as const] : [];
      });
      if (found.length > 0) parts[key] = Object.fromEntries(found);
    }
    for (const key of SINGLES) {
      const part = this.#part(schema[key], inner);
      if (part) parts[key] = part;
    }
    if (parts['then'] !== undefined || parts['else'] !== undefined) parts['if'] = schema['if'];
    // Lists every property with an empty schema. Otherwise `additionalProperties` would apply to these properties too.
    if (parts['additionalProperties'] !== undefined && isObject(schema['properties'])) {
      const beside = Object.keys(schema['properties']).map((name): readonly [string, unknown] => [name, {}]);
      parts['properties'] = Object.fromEntries([
        ...beside,
        ...Object.entries(isObject(parts['properties']) ? parts['properties'] : {}),
      ]);
    }
    const branches: readonly unknown[] = Array.isArray(schema['allOf']) ? schema['allOf'] : [];
    const all = branches.map((one) => this.#part(one, inner)).filter((one) => one !== undefined);
    const referred = typeof schema['$ref'] === 'string' ? this.#referred(schema['$ref'], inner) : undefined;
    const allOf: readonly SchemaPart[] = [...all, ...names, ...(referred ? [referred] : [])];
    const [only] = allOf;
    if (only && allOf.length === 1 && Object.keys(parts).length === 0) return only;
    if (allOf.length > 0) parts['allOf'] = allOf;
    return Object.keys(parts).length > 0 ? parts : undefined;
  }

  #referred(reference: string, depth: number): SchemaPart | undefined {
    const [path = '', pointer = ''] = reference.split('#');
    const file = path === '' ? this.#file : path;
    const key = `${file.slice(0, -SUFFIX.length)}${pointer.replaceAll('/', '.')}${depth === 0 ? '' : '-outer'}`;
    const target = { $ref: `#/$defs/${RESOURCE}/$defs/${key}` };
    if (this.#defs.has(key)) return this.#defs.get(key) === undefined ? undefined : target;
    const schema = pointer
      .split('/')
      .slice(1)
      .reduce<unknown>((outer, name) => (isObject(outer) ? outer[name] : undefined), this.#metas.get(file));
    // A schema may refer to itself, because a field may contain fields. The empty definition, which is replaced below,
    // prevents an endless recursion.
    this.#defs.set(key, {});
    const part = this.#part(schema, depth);
    this.#defs.set(key, part);
    return part && target;
  }
}

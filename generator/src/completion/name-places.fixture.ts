import { isObject } from '@tuyen/model/json';

type Schemas = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

export interface NamePlace {
  /** JSON pointer to the schema of the key in the meta-schemas. */
  readonly pointer: string;
  readonly file: string;
  /** Value of `x-names` in the key's schema. It states which names the key accepts. */
  readonly taken: unknown;
  write(name: string): string;
}

/**
 * Meta-schemas of whole files. The one for permission modules is left out, because the `access` key of a resource
 * accepts the same names.
 */
const FILES = [
  'resource',
  'enum',
  'flow',
  'print',
  'mail',
  'dashboard',
  'scenario',
  'backend',
  'role-groups',
  'menu',
  'config',
].map((name) => `${name}.schema.json`);

interface Step {
  readonly file: string;
  readonly pointer: string;
  readonly schema: unknown;
  wrap(value: unknown): unknown;
  readonly root: string;
}

export function namePlaces(metas: Schemas): readonly NamePlace[] {
  const found: NamePlace[] = [];
  const seen = new Set<string>();
  const open: Step[] = FILES.map((file) => {
    const schema = metas.get(file);
    return { file, pointer: '', schema, root: file, wrap: inScope(schema) };
  });
  for (const { file, pointer, schema, root, wrap } of open) {
    if (!isObject(schema) || seen.has(`${file}${pointer}`)) continue;
    seen.add(`${file}${pointer}`);
    const inner = (key: string, one: unknown, inside: (value: unknown) => unknown) =>
      open.push({
        file,
        pointer: `${pointer}/${key}`,
        schema: one,
        root,
        wrap: (value) => wrap(inside(inScope(one)(value))),
      });
    if ('x-names' in schema && !pointer.endsWith('/propertyNames')) {
      const isMap = String(schema['x-names']).endsWith('condition');
      const write = (name: string) => JSON.stringify(wrap(isMap ? { [name]: 'x' } : name));
      found.push({ pointer: `${file}${pointer}`, file: root, taken: schema['x-names'], write });
    }
    const keys = schema['propertyNames'];
    if (isObject(keys) && 'x-names' in keys) {
      const write = (name: string) => JSON.stringify(wrap({ [name]: 'x' }));
      found.push({ pointer: `${file}${pointer}/propertyNames`, file: root, taken: keys['x-names'], write });
    }
    if (isObject(schema['properties']))
      for (const [name, one] of Object.entries(schema['properties']))
        inner(`properties/${name}`, one, (value) => ({ [name]: value }));
    if (isObject(schema['items'])) inner('items', schema['items'], (value) => [value]);
    if (isObject(schema['additionalProperties']))
      inner('additionalProperties', schema['additionalProperties'], (value) => ({ [keyIn(schema)]: value }));
    if (isObject(schema['then'])) inner('then', schema['then'], (value) => value);
    for (const [index, one] of (Array.isArray(schema['allOf']) ? schema['allOf'] : []).entries())
      inner(`allOf/${index}`, one, viewIn(one));
    if (typeof schema['$ref'] === 'string') {
      const [path = '', inside = ''] = schema['$ref'].split('#');
      const to = path === '' ? file : path;
      const target = inside
        .split('/')
        .slice(1)
        .reduce<unknown>((outer, key) => (isObject(outer) ? outer[key] : undefined), metas.get(to));
      open.push({ file: to, pointer: inside, schema: target, root, wrap: (value) => wrap(inScope(target)(value)) });
    }
  }
  return found;
}

/**
 * Returns a function that adds the key which names a resource. Other names inside the same object, such as field names,
 * refer to that resource.
 */
function inScope(schema: unknown): (value: unknown) => unknown {
  const key = isObject(schema) ? schema['x-names-of'] : undefined;
  return (value) => (typeof key === 'string' && isObject(value) ? { [key]: 'loans', ...value } : value);
}

/** Returns a function that adds the key `kind` to a view. The kind of a view decides which other keys the view may have. */
function viewIn(branch: unknown): (value: unknown) => unknown {
  const condition = isObject(branch) && isObject(branch['if']) ? branch['if']['properties'] : undefined;
  if (!isObject(condition)) return (value) => value;
  const fixed = Object.entries(condition).map(([key, one]) => [key, isObject(one) ? one['const'] : undefined] as const);
  return (value) => (isObject(value) ? { ...Object.fromEntries(fixed), ...value } : value);
}

function keyIn(schema: Readonly<Record<string, unknown>>): string {
  const names = schema['propertyNames'];
  return isObject(names) && names['x-names'] === 'resource' ? 'loans' : 'title';
}

/**
 * Returns the path of each key that accepts any text: neither a name of the project nor a value of a fixed list. In a
 * path, `[]` is an item of a list, and `{}` a value of an object with free keys.
 */
export function freeTexts(metas: Schemas): readonly string[] {
  const found: string[] = [];
  const visit = (schema: unknown, place: string): void => {
    if (!isObject(schema)) return;
    const isText = [schema['type']].flat().includes('string');
    const isLimited = ['x-names', 'enum', 'const', 'format'].some((key) => key in schema);
    if (isText && !isLimited && !place.endsWith('/$schema') && !place.endsWith('/$comment')) found.push(place);
    for (const map of ['properties', 'patternProperties', '$defs'])
      for (const [name, one] of Object.entries(isObject(schema[map]) ? schema[map] : {}))
        visit(one, `${place}/${name.startsWith('^') ? '{}' : name}`);
    visit(schema['items'], `${place}/[]`);
    visit(schema['additionalProperties'], `${place}/{}`);
    for (const key of ['then', 'else']) visit(schema[key], `${place}/${key}`);
  };
  for (const [file, schema] of metas) visit(schema, file.replace('.schema.json', ''));
  return found;
}

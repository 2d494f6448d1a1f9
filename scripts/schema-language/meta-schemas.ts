// Reads the meta-schemas, which define the schema language.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type JsonObject, listIn, objectOrEmpty, textIn } from '../json.ts';

const META = 'model/meta';
const SUFFIX = '.schema.json';

/** A meta-schema, or a part of one. `$ref` in it is relative to `model/meta/`. */
export type MetaSchema = JsonObject;

export type MetaSchemas = ReadonlyMap<string, MetaSchema>;

export function readMetaSchemas(root: string): MetaSchemas {
  const files = readdirSync(join(root, META)).filter((file) => file.endsWith(SUFFIX));
  return new Map(
    files
      .toSorted()
      .map((file) => [
        file.slice(0, -SUFFIX.length),
        objectOrEmpty(JSON.parse(readFileSync(join(root, META, file), 'utf8'))),
      ]),
  );
}

export interface MetaPlace {
  readonly file: string;
  readonly schema: MetaSchema;
  readonly pointer: string;
}

export function placeOf(reference: string, schemas: MetaSchemas): MetaPlace {
  const [path = '', pointer = ''] = reference.split('#');
  const file = path.slice(0, -SUFFIX.length);
  const schema = pointer
    .split('/')
    .slice(1)
    .reduce((outer, key) => objectOrEmpty(outer[key]), objectOrEmpty(schemas.get(file)));
  if (Object.keys(schema).length === 0) throw new Error(`No meta-schema has ${reference}.`);
  return { file, schema, pointer };
}

/**
 * Variant of a file or view. For example, all views with `kind: "board"` are one variant. The value of `kind` decides
 * which other keys are allowed.
 */
export interface Variant {
  readonly base: string;
  readonly key: string;
  readonly value: string;
  readonly file: string;
}

/**
 * Returns the variants that a meta-schema declares. Each is an entry of `allOf`: `if` a key has a certain value, `then`
 * another meta-schema applies.
 */
export function variantsOf(base: string, schemas: MetaSchemas): readonly Variant[] {
  return listIn(schemas.get(base)?.['allOf'])
    .map(objectOrEmpty)
    .flatMap((branch) => {
      const reference = textIn(objectOrEmpty(branch['then'])['$ref']);
      const [[key, condition] = []] = Object.entries(objectOrEmpty(objectOrEmpty(branch['if'])['properties']));
      const value = textIn(objectOrEmpty(condition)['const']);
      if (reference === undefined || key === undefined || value === undefined) return [];
      return [{ base, key, value, file: placeOf(reference, schemas).file }];
    });
}

export function variantIn(file: string, schemas: MetaSchemas): Variant | undefined {
  return [...schemas.keys()].flatMap((base) => variantsOf(base, schemas)).find((variant) => variant.file === file);
}

/**
 * Returns the keys of an object, each with its schema. A variant is, for example, one kind of view. The meta-schema of
 * a variant may contain only `true` for a key. The key's schema then comes from the meta-schema that all variants
 * share.
 */
export function keysIn(place: MetaPlace, schemas: MetaSchemas): readonly (readonly [key: string, MetaSchema])[] {
  const variant = place.pointer === '' ? variantIn(place.file, schemas) : undefined;
  const inherited = objectOrEmpty(objectOrEmpty(schemas.get(variant?.base ?? ''))['properties']);
  return Object.entries(objectOrEmpty(place.schema['properties'])).map(([key, schema]) => {
    if (schema !== true) return [key, objectOrEmpty(schema)];
    const { enum: _, ...shared } = objectOrEmpty(inherited[key]);
    return [key, key === variant?.key ? { ...shared, const: variant.value } : objectOrEmpty(inherited[key])];
  });
}

export function requiredIn(place: MetaPlace, schemas: MetaSchemas): ReadonlySet<unknown> {
  const variant = place.pointer === '' ? variantIn(place.file, schemas) : undefined;
  const inherited = listIn(schemas.get(variant?.base ?? '')?.['required']);
  return new Set([...inherited, ...listIn(place.schema['required'])]);
}

import { referenceTarget } from '../../../kinds/reference-target.ts';
import type { PathField } from '../../../placeholders/field-path.ts';
import type { Catalog, ResourceEntry } from '../../catalog.ts';
import { knownNames, type Declared } from '../../declared.ts';
import { entriesIn, objectIn } from '../../../model/json/raw.ts';

/*
 * Finds the fields of schema files before the Model is built. Checks use this to resolve paths such as
 * `customer.full_name`.
 */

export function resourceIn(part: string | { readonly resource: string } | undefined): string | undefined {
  return typeof part === 'string' ? part : part?.resource;
}

export function recordFields({ document, fields }: ResourceEntry, { config }: Catalog): readonly PathField[] {
  const own = [...fields.values()].map(pathField);
  const system = knownNames(document, fields).filter((name) => !fields.has(name));
  const references: Readonly<Record<string, string | undefined>> = {
    office_id: resourceIn(config.identity?.offices),
    created_by: resourceIn(config.identity?.users),
  };
  return [...own, ...system.map((name) => ({ name, secret: false, list: false, reference: references[name] }))];
}

export function nestedFields(properties: ReturnType<typeof objectIn>): readonly PathField[] {
  return entriesIn(properties).map(([name, schema]) => pathField({ name, schema: objectIn(schema) }));
}

function pathField({ name, schema }: Pick<Declared, 'name' | 'schema'>): PathField {
  const items = objectIn(schema, 'items');
  const list = schema['type'] === 'array';
  const nested = list ? undefined : objectIn(schema)['properties'];
  return {
    name,
    secret: schema['x-secret'] === true || schema['writeOnly'] === true,
    list,
    reference: referenceTarget(schema)?.resource ?? referenceTarget(items)?.resource,
    ...(nested !== undefined && { nested: nestedFields(objectIn(schema, 'properties')) }),
  };
}

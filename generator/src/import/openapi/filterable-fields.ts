import { objectIn } from '@tuyen/model/raw';
import type { DraftedProperties } from '../properties/wire-property.ts';

/** Returns the fields that a list can be filtered by: those with a single value, and lists of references and enums. */
export function filterableFields({ fields, properties }: DraftedProperties): ReadonlyMap<string, string> {
  return new Map(
    [...fields].filter(([, field]) => {
      const schema = objectIn(properties[field]);
      const items = objectIn(schema, 'items');
      const isSecret = schema['writeOnly'] === true;
      const isNested = 'properties' in schema || 'properties' in items || schema['x-kind'] === 'json';
      return !isSecret && !isNested && (schema['type'] !== 'array' || 'x-reference' in schema || '$ref' in items);
    }),
  );
}

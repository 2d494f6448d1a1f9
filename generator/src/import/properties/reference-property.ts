import type { Raw } from '@tuyen/model/raw';
import { singular } from '../../emit/print/names.ts';
import type { Shape } from '../schema/shape.ts';
import type { PropertyContext, ReferenceTarget } from './context.ts';

export interface FoundReference {
  readonly field: string;
  readonly schema: Raw;
}

/**
 * Returns the reference that a property is: the key of a record (`contact_id`), a record with its key inside
 * (`Contact: { ContactID }`), or a list of them.
 */
export function referenceProperty(
  field: string,
  wire: string,
  shape: Shape,
  context: PropertyContext,
): FoundReference | undefined {
  const isList = shape.type === 'array';
  const item = isList ? context.reader.shapeOf(shape.items) : shape;
  const inside = item.type === 'object' ? context.targetOf(item) : undefined;
  if (inside) return embedded(field, wire, inside, isList);
  const isKey = item.type === 'string' || item.type === 'integer';
  const target = isKey && item.keywords['enum'] === undefined ? context.namedTarget(field) : undefined;
  return target && { field, schema: { ...reference(target, isList), 'x-at': wire } };
}

function embedded(field: string, wire: string, target: ReferenceTarget, isList: boolean): FoundReference {
  const stem = isList ? singular(field) : field;
  const name = /_ids?$/u.test(stem) ? stem : `${stem}_id`;
  return {
    field: isList ? `${name}s` : name,
    schema: { ...reference(target, isList), 'x-at': { name: wire, embed: target.key } },
  };
}

function reference({ resource }: ReferenceTarget, isList: boolean): Raw {
  return isList
    ? { type: 'array', items: { type: 'string' }, 'x-reference': resource }
    : { type: 'string', 'x-reference': resource };
}

import { listIn, type Raw } from '@tuyen/model/raw';
import type { Shape } from '../schema/shape.ts';
import type { PropertyContext, PropertyPlace } from './context.ts';
import { MAX_FIELDS } from './field-count.ts';
import { enumProperty } from './enum-property.ts';
import { enumValues } from './enum-values.ts';
import { lengthLimits } from './limits.ts';
import { scalarProperty } from './scalar-property.ts';
import type { DraftObject } from './wire-property.ts';

/** Objects inside objects inside objects have inputs. Deeper ones are edited as JSON. */
export const MAX_DEPTH = 3;

/** Returns the schema of a field without its label. `place` is the position of the property in the document. */
export function draftProperty(
  shape: Shape,
  field: string,
  place: PropertyPlace,
  context: PropertyContext,
  draftObject: DraftObject,
): Raw {
  const inlineName = `${place.owner}-${field.replaceAll('_', '-')}`;
  const inner = { ...place, owner: inlineName };
  return (
    enumProperty(shape, context, inlineName) ??
    scalarProperty(shape, field) ??
    (shape.type === 'object' ? objectProperty(shape, inner, context, draftObject) : undefined) ??
    (shape.type === 'array' ? listProperty(shape, inlineName, inner, context, draftObject) : undefined) ??
    jsonProperty(shape, place, context)
  );
}

function listProperty(
  shape: Shape,
  inlineName: string,
  place: PropertyPlace,
  context: PropertyContext,
  draftObject: DraftObject,
): Raw | undefined {
  const item = context.reader.shapeOf(shape.items);
  const limits = lengthLimits(shape, ['minItems', 'maxItems']);
  if (enumValues(item)) {
    const items = enumProperty(item, context, inlineName);
    return items && { type: 'array', items, uniqueItems: true };
  }
  if (item.type === 'string') return { type: 'array', items: { type: 'string' }, ...limits };
  const items = item.type === 'object' ? objectProperty(item, place, context, draftObject) : undefined;
  return items && { type: 'array', items, ...limits };
}

function objectProperty(
  shape: Shape,
  place: PropertyPlace,
  context: PropertyContext,
  draftObject: DraftObject,
): Raw | undefined {
  const { component } = shape;
  const isRecursive = component !== undefined && place.trail.includes(component);
  if (shape.properties.size === 0 || place.depth >= MAX_DEPTH || isRecursive) return undefined;
  if (context.fieldCount(shape, MAX_DEPTH - place.depth) > MAX_FIELDS) return undefined;
  const { properties, required } = draftObject(
    [...shape.properties].map(([wire, schema]) => ({
      wire,
      schema,
      isRequired: place.isInput && shape.required.has(wire),
    })),
    { ...place, depth: place.depth + 1, trail: component === undefined ? place.trail : [...place.trail, component] },
    context,
  );
  if (Object.keys(properties).length === 0) return undefined;
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

function jsonProperty(shape: Shape, place: PropertyPlace, context: PropertyContext): Raw {
  const message = `The field is edited as JSON, because ${reasonOf(shape, place, context)}.`;
  context.notes.add({ code: 'TUY841', place: place.path, message });
  return { 'x-kind': 'json' };
}

function reasonOf(shape: Shape, place: PropertyPlace, { reader }: PropertyContext): string {
  const inner = shape.type === 'array' ? reader.shapeOf(shape.items) : shape;
  const file = inner.keywords['$ref'];
  if (typeof file === 'string') return `it refers to another document (${file})`;
  if (shape.type === 'mixed') return 'its values have several types';
  if (inner.component !== undefined && place.trail.includes(inner.component))
    return `"${inner.component}" contains itself`;
  if (inner.properties.size > 0 && place.depth < MAX_DEPTH) return `it has more than ${MAX_FIELDS} fields`;
  if (inner.properties.size > 0) return `it is more than ${MAX_DEPTH} objects deep`;
  if (shape.type === 'array' && listIn(shape.keywords, 'prefixItems').length > 0) return 'its items differ by position';
  if (shape.type === 'array')
    return `its items are ${inner.type === 'any' ? 'not described' : 'no texts and no objects'}`;
  return shape.isMap || shape.type === 'object' ? 'the names in it are free' : 'the document gives no type';
}

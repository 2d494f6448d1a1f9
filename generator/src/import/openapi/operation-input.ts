import type { PropertyContext } from '../properties/context.ts';
import { draftProperties } from '../properties/draft-properties.ts';
import type { DraftedOperation } from './drafted-resource.ts';
import { findRecord } from '../schema/find-list.ts';
import type { FoundOperation } from './record-operations.ts';

/** Returns the operation with the fields of its request body. */
export function operationInput(found: FoundOperation, resource: string, context: PropertyContext): DraftedOperation {
  const { operation, name } = found;
  const body = operation.body === undefined ? undefined : findRecord(operation.body, name, context.reader);
  if (!body) return { ...found, input: undefined, wrap: '' };
  const shape = context.reader.shapeOf(body.item);
  const place = { path: `${resource}.${name}`, depth: 1, trail: [], isInput: true, owner: `${resource}-${name}` };
  const written = [...shape.properties].map(([wire, schema]) => ({
    wire,
    schema,
    isRequired: shape.required.has(wire),
    isReadOnly: false,
    isWriteOnly: false,
  }));
  const { properties, required } = draftProperties(written, place, context);
  const isEmpty = Object.keys(properties).length === 0;
  return {
    ...found,
    input: isEmpty ? undefined : { type: 'object', properties, ...(required.length > 0 && { required }) },
    wrap: isEmpty ? '' : body.envelope,
  };
}

import { listIn, type Raw } from '@tuyen/model/raw';
import type { PropertyContext } from '../properties/context.ts';
import type { DraftedProperties } from '../properties/wire-property.ts';
import type { Shape } from '../schema/shape.ts';
import type { RecordCalls } from './record-calls.ts';

/** Returns the requests without those for which no form can have all inputs. Notes what is left out. */
export function possibleCalls(
  calls: RecordCalls,
  drafted: DraftedProperties,
  resource: string,
  { reader, notes }: PropertyContext,
): RecordCalls {
  const { create, update } = calls;
  if (!create && !update) return calls;
  const isReadOnly = (wire: string) => drafted.properties[drafted.fields.get(wire) ?? '']?.['readOnly'] === true;
  if ([...drafted.fields.keys()].every(isReadOnly)) {
    const message = 'No form writes records of the resource, because no field has an input.';
    notes.add({ code: 'TUY847', place: resource, message });
    return { ...calls, create: undefined, update: undefined };
  }
  const body = create && reader.shapeOf(create.body.item);
  const missing = [...(body?.required ?? [])].find(
    (wire) => body && isReadOnly(wire) && isNeeded(body, wire, reader.shapeOf),
  );
  if (missing === undefined) return calls;
  const message = `No form creates records of the resource, because the required "${missing}" has no input.`;
  notes.add({ code: 'TUY847', place: resource, message });
  return { ...calls, create: undefined };
}

/** Returns the requests without the update if no path reads one record. A form shows the record before it is changed. */
export function readableCalls(
  calls: RecordCalls,
  canRead: boolean,
  resource: string,
  { notes, isOwn }: PropertyContext,
): RecordCalls {
  if (canRead || isOwn || !calls.update) return calls;
  const message = 'No form edits records of the resource, because no path reads one record.';
  notes.add({ code: 'TUY847', place: resource, message });
  return { ...calls, update: undefined };
}

/** OpenAPI requires read-only properties in answers only. A property with one possible value needs no input. */
function isNeeded(body: Shape, wire: string, shapeOf: PropertyContext['reader']['shapeOf']): boolean {
  const shape = shapeOf(body.properties.get(wire));
  return shape.keywords['readOnly'] !== true && onlyValue(shape) === undefined;
}

/**
 * Returns the required properties of the body that have only one possible value. Forms need no input for this value.
 */
export function bodyConstants({ create }: RecordCalls, { shapeOf }: PropertyContext['reader']): Raw {
  const body = create && shapeOf(create.body.item);
  return Object.fromEntries(
    [...(body?.required ?? [])].flatMap((wire) => {
      const value = body && onlyValue(shapeOf(body.properties.get(wire)));
      return value === undefined ? [] : [[wire, value]];
    }),
  );
}

function onlyValue({ keywords }: Shape): string | number | boolean | undefined {
  const values = 'const' in keywords ? [keywords['const']] : listIn(keywords, 'enum').filter((value) => value !== null);
  const [value, ...others] = values;
  const isScalar = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isScalar && others.length === 0 ? value : undefined;
}

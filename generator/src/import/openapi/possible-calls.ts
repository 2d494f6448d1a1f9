import type { PropertyContext } from '../properties/context.ts';
import type { WireProperty } from '../properties/draft-properties.ts';
import type { RecordCalls } from './record-calls.ts';

/** Returns the requests without those for which no form can have all inputs. Notes what is left out. */
export function possibleCalls(
  calls: RecordCalls,
  record: readonly WireProperty[],
  resource: string,
  { reader, notes }: PropertyContext,
): RecordCalls {
  const { create, update } = calls;
  if (!create && !update) return calls;
  if (record.every(({ isReadOnly }) => isReadOnly)) {
    const message = 'No form writes records of the resource, because no field has an input.';
    notes.add({ code: 'TUY847', place: resource, message });
    return { ...calls, create: undefined, update: undefined };
  }
  const needed = create && reader.shapeOf(create.body.item).required;
  const missing = record.find(({ wire, isReadOnly }) => isReadOnly && needed?.has(wire));
  if (!missing) return calls;
  const message = `No form creates records of the resource, because the required "${missing.wire}" has no input.`;
  notes.add({ code: 'TUY847', place: resource, message });
  return { ...calls, create: undefined };
}

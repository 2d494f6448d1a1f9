import { type Field, mapObjects, type Resource, serialOf } from '@tuyen/model';
import type { Row } from '@tuyen/server/domain';

/**
 * Returns the field value of a new record. A server-only field has its default, or no value until a transition sets it.
 * @param sample returns a value that the schema allows
 */
export function startValue(resource: Resource, field: Field, sample: () => unknown): unknown {
  if (!field.readOnly) return sample();
  if (field.default !== undefined) return field.default;
  if (field.kind === 'boolean') return decides(resource, field) ? sample() : false;
  return resource.workflow && !isNeeded(field) ? undefined : sample();
}

/**
 * Returns whether the condition of a transition uses the field. Sample records then get different values in the field,
 * so that they take different paths through the workflow.
 */
function decides({ workflow }: Resource, { name }: Field): boolean {
  return workflow?.transitions.some(({ when = {} }) => name in when) ?? false;
}

function isNeeded(field: Field): boolean {
  return field.required || field.always === true || field.unique || serialOf(field) !== undefined;
}

/**
 * Sets the times that the server records to random values between two instants. The values ascend in the order of the
 * fields.
 * @param from milliseconds since 1970
 * @param to milliseconds since 1970
 */
export function notedTimes(fields: readonly Field[], row: Row, random: () => number, from: number, to: number): Row {
  const some = () => new Date(from + Math.floor(random() * (to - from))).toISOString();
  const noted = fields.filter(({ readOnly, system }) => readOnly && !system);
  const times = noted.filter((field) => isTime(field) && row[field.name] !== undefined);
  const ascending = times.map(some).toSorted();
  const after = { ...row, ...Object.fromEntries(times.map(({ name }, index) => [name, ascending[index]])) };
  for (const field of noted)
    if ('fields' in field && row[field.name] !== undefined)
      after[field.name] = mapObjects(field, row[field.name], (object, inner) => {
        for (const { name } of inner.filter(isTime)) if (object[name] !== undefined) object[name] = some();
        return object;
      });
  return after;
}

function isTime({ kind }: Field): boolean {
  return kind === 'date-time';
}

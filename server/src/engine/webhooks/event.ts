import { type Field, isObject, type Resource, sameJson } from '@tuyen/model';
import type { Row, WrittenChange } from '../domain.ts';
import { withoutSecrets } from '../store/tables/secrets.ts';

export const EVENTS = ['CREATED', 'UPDATED', 'MOVED', 'DELETED'] as const;
export type EventName = (typeof EVENTS)[number];

/** Event of a record, with everything that a receiver may be told about it. */
export interface RecordEvent {
  readonly name: EventName;
  readonly resource: Resource;
  readonly id: string;
  readonly version: number;
  readonly office: string | undefined;
  readonly changed: Readonly<Row>;
  readonly transition: { readonly name: string; readonly from: string; readonly to: string } | undefined;
  /** Record after the change; before it, if it was deleted. */
  readonly record: Readonly<Row>;
}

/** Characters of an event. A longer event names its changed fields without their values. */
const LONGEST = 65_536;

export function eventOf(resource: Resource, { before, after, transition }: WrittenChange): RecordEvent | undefined {
  const record = after ?? before;
  if (!record) return undefined;
  const name = ((): EventName => {
    if (!before) return 'CREATED';
    if (!after) return 'DELETED';
    return transition ? 'MOVED' : 'UPDATED';
  })();
  const office = record['office_id'];
  return {
    name,
    resource,
    id: String(record['id']),
    version: Number(record['version'] ?? 0),
    office: typeof office === 'string' ? office : undefined,
    changed: after ? changedFields(resource, before, after) : {},
    transition: transition && { name: transition.name, from: transition.from, to: transition.to },
    record,
  };
}

/** Returns the new values of the fields that differ. An emptied field is null. Secrets are left out at any depth. */
function changedFields({ fields }: Resource, before: Row | undefined, after: Row): Row {
  const values: Row = {};
  for (const field of fields) {
    if (field.writeOnly || UNSAID.has(field.name)) continue;
    const [from, to] = [shown(field, before?.[field.name]), shown(field, after[field.name])];
    if (!sameJson(from, to)) values[field.name] = to;
  }
  return values;
}

const UNSAID: ReadonlySet<string> = new Set(['id', 'version', 'updated_at']);

const shown = (field: Field, value: unknown): unknown => {
  const safe = withoutSecrets(field, value ?? null);
  return isObject(safe) || Array.isArray(safe) ? structuredClone(safe) : safe;
};

export const typeOf = ({ name, resource }: RecordEvent): string => `${resource.name}.${name.toLowerCase()}`;

/** Returns the body of a request, in the form of Standard Webhooks. */
export function bodyOf(event: RecordEvent, at: Date): string {
  const data = {
    id: event.id,
    resource: event.resource.name,
    version: event.version,
    ...(event.office !== undefined && { office_id: event.office }),
    ...(event.transition && { transition: event.transition }),
  };
  const body = (more: object) =>
    JSON.stringify({ type: typeOf(event), timestamp: at.toISOString(), data: { ...data, ...more } });
  const whole = body({ changed: event.changed });
  if (whole.length <= LONGEST) return whole;
  return body({ changed: {}, changed_fields: Object.keys(event.changed) });
}

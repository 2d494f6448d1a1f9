import { sameJson } from '@tuyen/model';
import type { Row } from '../domain.ts';
import type { RecordEvent } from './event.ts';

/** Returns whether a hook asks for an event: by resource, kind of event, transition, office and conditions. */
export function matches(hook: Readonly<Row>, event: RecordEvent): boolean {
  if (!textsIn(hook['resources']).includes(event.resource.name)) return false;
  if (!textsIn(hook['events']).includes(event.name)) return false;
  const transitions = textsIn(hook['transitions']);
  if (event.transition && transitions.length > 0 && !transitions.includes(event.transition.name)) return false;
  const office = hook['record_office_id'];
  if (typeof office === 'string' && event.office !== office) return false;
  return conditionsIn(hook['conditions']).every((condition) => meets(condition, event));
}

export interface HookCondition {
  readonly field: string;
  readonly operator: string;
  readonly value: string | undefined;
}

export function conditionsIn(value: unknown): readonly HookCondition[] {
  if (!Array.isArray(value)) return [];
  return value.map((row: Readonly<Row>) => ({
    field: String(row['field'] ?? ''),
    operator: String(row['operator'] ?? 'IS'),
    value: typeof row['value'] === 'string' && row['value'] !== '' ? row['value'] : undefined,
  }));
}

function meets({ field, operator, value }: HookCondition, { changed, record, resource }: RecordEvent): boolean {
  // A condition on a secret would reveal it by what arrives.
  if (!resource.fields.some(({ name, writeOnly }) => name === field && !writeOnly)) return false;
  const found = record[field] ?? null;
  switch (operator) {
    case 'CHANGED':
      return field in changed;
    case 'IS':
      return isValue(found, value);
    case 'IS_NOT':
      return !isValue(found, value);
    case 'AT_LEAST':
    case 'AT_MOST': {
      const order = found === null || value === undefined ? undefined : compared(found, value);
      return order !== undefined && (operator === 'AT_LEAST' ? order >= 0 : order <= 0);
    }
    default:
      return false;
  }
}

/** Compares with the text of a value. A list contains the value; a missing text means an empty field. */
function isValue(found: unknown, value: string | undefined): boolean {
  if (value === undefined) return found === null || sameJson(found, []);
  return Array.isArray(found) ? found.some((one) => String(one) === value) : found !== null && String(found) === value;
}

function compared(found: unknown, value: string): number | undefined {
  if (typeof found === 'number') {
    const number = Number(value);
    return Number.isNaN(number) ? undefined : found - number;
  }
  // Days and times are stored in forms whose order is the order of their texts.
  return typeof found === 'string' ? Number(found > value) - Number(found < value) : undefined;
}

export function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

import { sameJson, type Model, type Resource, resourceNamed } from '@tuyen/model';
import type { Auth, Caller, Row } from '../../domain.ts';
import { type FieldError, fieldErrorsOf, Problem } from '../../problem.ts';
import { isWithin, needsMoreThanSight, type Reachable, sightOf, usageOf } from './reach.ts';
import type { ReferencedRecord, ReferencedRecords } from './referenced-records.ts';
import { type Reference, referencesOf, referringFields } from './references.ts';

interface Parts {
  readonly model: Model;
  readonly auth: Pick<Auth, 'may'>;
  readonly records: ReferencedRecords;
}

export interface Incoming {
  readonly fields: Resource['fields'];
  readonly values: Readonly<Row>;
  /** Record before the change. References that it already contains are not checked again. */
  readonly before?: Readonly<Row> | undefined;
}

/**
 * Checks the references in a caller's values: the caller must be able to read the referenced record. If the field
 * requires another permission for it, the caller must have that too. Writes without an account (visitors, the system) are
 * not checked.
 * @param first validates the values themselves; its errors are reported too and replace reference errors at the same
 * path
 * @throws 422 with the fields; an unreadable record gives the same `reference` error as a missing one
 */
export async function checkCallerReferences(
  parts: Parts,
  caller: Caller,
  incoming: Incoming,
  first?: () => void,
): Promise<void> {
  const brought = broughtBy(incoming);
  if (brought.length === 0) return;
  const errors: Record<string, FieldError> = {};
  for (const [resource, references] of Map.groupBy(brought, ({ resource: name }) => name)) {
    const known = await look(parts.records, resource, references);
    for (const reference of references) {
      const code = refusal(parts, caller, reference, known.get(reference.id));
      if (code) errors[reference.path] = { code };
    }
  }
  if (Object.keys(errors).length === 0) return;
  throw new Problem(422, 'validation_failed', {}, { ...errors, ...(first && fieldErrorsOf(first)) });
}

/**
 * Looks up the references of several new records before the first one is written. The order is fixed, because
 * PostgreSQL locks each record: two requests with the same records in opposite order would otherwise deadlock.
 */
export async function findReferences(records: ReferencedRecords, all: readonly Incoming[]): Promise<void> {
  const named = Map.groupBy(all.flatMap(broughtBy), ({ resource }) => resource);
  for (const resource of [...named.keys()].toSorted()) await look(records, resource, named.get(resource) ?? []);
}

function look(records: ReferencedRecords, resource: string, references: readonly Reference[]) {
  const ids = references.map(({ id }) => id);
  return records.find(resource, ids, {
    changing: references.some(({ use }) => needsMoreThanSight(use)),
    values: references.some(({ compared }) => compared),
  });
}

function broughtBy({ fields, values, before }: Incoming): readonly Reference[] {
  const changed = referringFields(fields).filter(
    ({ name, system }) => !system && values[name] !== undefined && !sameJson(values[name], before?.[name]),
  );
  if (changed.length === 0) return [];
  if (!before) return referencesOf(changed, values);
  const already = new Set(referencesOf(changed, before).map(({ role, id }) => `${role} ${id}`));
  return referencesOf(changed, values).filter(({ role, id }) => !already.has(`${role} ${id}`));
}

/**
 * Returns an error if the caller may not refer to this record, otherwise undefined. The list of choices (`choices.ts`)
 * offers records by the same rule.
 */
function refusal(
  parts: Parts,
  caller: Caller,
  { resource, use }: Reference,
  record: ReferencedRecord | undefined,
): 'reference' | 'reference_not_usable' | undefined {
  const target = resourceNamed(parts.model, resource);
  if (!record || !target || !seesRecord(parts, caller, target, record, use)) return 'reference';
  return isWithin(usageOf(parts, caller, target, use), record) ? undefined : 'reference_not_usable';
}

export function seesRecord(
  parts: Pick<Parts, 'model' | 'auth'>,
  caller: Caller,
  resource: Resource,
  record: Reachable,
  use = 'read',
): boolean {
  return isWithin(sightOf(parts, caller, resource, use), record);
}

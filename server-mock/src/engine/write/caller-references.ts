import { type Model, type Resource, resourceNamed } from '@tuyen/model';
import type { Auth, Caller, Row } from '../domain.ts';
import { type FieldError, Problem } from '../problem.ts';
import { isWithin, needsMoreThanSight, type Reachable, sightOf, usageOf } from './reach.ts';
import type { ReferencedRecord, ReferencedRecords } from './referenced-records.ts';
import { type Reference, referencesIn, referringFields } from './references.ts';
import { same } from './same.ts';

interface Parts {
  readonly model: Model;
  readonly auth: Pick<Auth, 'may'>;
  readonly records: ReferencedRecords;
}

/** What a write brings. */
export interface Incoming {
  readonly fields: Resource['fields'];
  readonly values: Readonly<Row>;
  /** The record as it is: what it refers to already is no longer asked about. */
  readonly before?: Readonly<Row> | undefined;
}

/**
 * Checks what a caller's values refer to: a record that they may not see does not exist for them, and one that the field uses must
 * be theirs to use. Nothing is asked where nobody calls: citizens, the system.
 * @param first throws for what is wrong with the values themselves, which is told before what they refer to
 * @throws 422 with the fields; the same `reference` for a record out of sight as for none
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
    const ids = references.map(({ id }) => id);
    const known = await parts.records.find(
      resource,
      ids,
      references.some(({ use }) => needsMoreThanSight(use)),
    );
    for (const reference of references) {
      const code = refusal(parts, caller, reference, known.get(reference.id));
      if (code) errors[reference.path] = { code };
    }
  }
  if (Object.keys(errors).length === 0) return;
  first?.();
  throw new Problem(422, 'validation_failed', {}, errors);
}

/** New references only. */
function broughtBy({ fields, values, before }: Incoming): readonly Reference[] {
  const changed = referringFields(fields).filter(
    ({ name, system }) => !system && values[name] !== undefined && !same(values[name], before?.[name]),
  );
  if (changed.length === 0) return [];
  if (!before) return referencesIn(changed, values);
  const already = new Set(referencesIn(changed, before).map(({ role, id }) => `${role} ${id}`));
  return referencesIn(changed, values).filter(({ role, id }) => !already.has(`${role} ${id}`));
}

/** The one rule for whoever writes a reference, and for the list that it is chosen from (`choices.ts`). */
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

/** May the caller see this record of the resource, as far as a reference of that use asks? */
export function seesRecord(
  parts: Pick<Parts, 'model' | 'auth'>,
  caller: Caller,
  resource: Resource,
  record: Reachable,
  use = 'read',
): boolean {
  return isWithin(sightOf(parts, caller, resource, use), record);
}

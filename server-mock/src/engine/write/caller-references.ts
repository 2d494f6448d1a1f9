import { type Model, type Resource, resourceNamed, slugFor } from '@tuyen/model';
import { mayRead, mayWrite } from '../auth/callers.ts';
import type { Auth, Caller, Row } from '../domain.ts';
import { type FieldError, Problem } from '../problem.ts';
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
      references.some(({ use }) => uses(use)),
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

const uses = (use: string): boolean => use !== 'read' && use !== 'public';

function refusal(
  { model, auth }: Parts,
  caller: Caller,
  { resource, use }: Reference,
  record: ReferencedRecord | undefined,
): 'reference' | 'reference_not_usable' | undefined {
  if (!record) return 'reference';
  const target = resourceNamed(model, resource);
  if (!target || !seesRecord({ model, auth }, caller, target, record, use)) return 'reference';
  if (!uses(use) || caller.profile?.is_superuser) return undefined;
  return isUsable(model, caller, target, record) && auth.may(caller, slugFor(target.module, use))
    ? undefined
    : 'reference_not_usable';
}

/**
 * May the caller see this record of the resource, as far as a reference of that use asks? Whoever is signed in sees the own account and
 * offices in any case.
 */
export function seesRecord(
  { model, auth }: Pick<Parts, 'model' | 'auth'>,
  caller: Caller,
  { name, scope, module }: Resource,
  record: { readonly id?: unknown; readonly office_id?: unknown },
  use = 'read',
): boolean {
  if (use === 'public' || caller.profile?.is_superuser || isOwn(model, caller, name, String(record.id))) return true;
  const inSight = scope !== 'office' || mayRead(caller, record);
  return inSight && auth.may(caller, slugFor(module, 'show'));
}

/** Records of the own office; what offices own, or are, in the own office and those below it. */
function isUsable(
  { identity }: Model,
  caller: Caller,
  { name, scope, owner }: Resource,
  record: ReferencedRecord,
): boolean {
  if (scope === 'office') return mayWrite(caller, record);
  if (name === identity.offices) return mayRead(caller, { office_id: record.id });
  return owner === undefined || mayRead(caller, record);
}

/** Whoever is signed in knows their own account and the offices that they work in. */
function isOwn({ identity }: Model, { profile, officeId }: Caller, resource: string, id: string): boolean {
  if (resource === identity.users) return id === profile?.id;
  if (resource !== identity.offices) return false;
  return id === officeId || profile?.offices.some((office) => office.id === id) === true;
}

import { type Model, type Resource, slugFor } from '@tuyen/model';
import { writableOffices } from '../auth/callers.ts';
import type { Auth, Caller } from '../domain.ts';
import { any, type Filter, oneOf } from '../query/query.ts';
import { officeField } from './referenced-records.ts';

/** All records of a resource, or those with one of these ids or of one of these offices. */
export type Reach = 'all' | { readonly ids: readonly string[]; readonly offices: readonly string[] };

/** What reaches of records are told by: their id, and the office that they belong to or that owns them. */
export interface Reachable {
  readonly id?: unknown;
  readonly office_id?: unknown;
}

interface Parts {
  readonly model: Model;
  readonly auth: Pick<Auth, 'may'>;
}

const NONE: Reach = { ids: [], offices: [] };

/** Does the use of a reference ask for more than seeing the record? */
export const needsMoreThanSight = (use: string): boolean => use !== 'read' && use !== 'public';

/**
 * The records of the resource that the caller sees, as far as a reference of that use asks. Whoever is signed in knows the own account
 * and the own offices in any case.
 */
export function sightOf({ model, auth }: Parts, caller: Caller, { name, scope, module }: Resource, use: string): Reach {
  if (use === 'public' || caller.profile?.is_superuser) return 'all';
  const shown = auth.may(caller, slugFor(module, 'show'));
  if (shown && (scope !== 'office' || caller.readableOffices === undefined)) return 'all';
  return { ids: ownIds(model, caller, name), offices: shown ? (caller.readableOffices ?? []) : [] };
}

/** Of the records seen those that such a reference may use: the own office's; what offices own, or are, in the own office and below it. */
export function usageOf({ model, auth }: Parts, caller: Caller, target: Resource, use: string): Reach {
  if (!needsMoreThanSight(use) || caller.profile?.is_superuser) return 'all';
  if (!auth.may(caller, slugFor(target.module, use))) return NONE;
  if (target.scope === 'office') return ofOffices(writableOffices(caller));
  const { readableOffices: readable } = caller;
  if (target.name === model.identity.offices) return readable === undefined ? 'all' : { ids: readable, offices: [] };
  return target.owner === undefined ? 'all' : ofOffices(readable);
}

function ofOffices(offices: readonly string[] | undefined): Reach {
  return offices === undefined ? 'all' : { ids: [], offices };
}

/** Whoever is signed in knows their own account and the offices that they work in. */
function ownIds({ identity }: Model, { profile, officeId }: Caller, resource: string): readonly string[] {
  if (resource === identity.users) return profile ? [profile.id] : [];
  if (resource !== identity.offices) return [];
  const offices = profile?.offices.map(({ id }) => id) ?? [];
  return officeId === null ? offices : [...new Set([officeId, ...offices])];
}

export function isWithin(reach: Reach, record: Reachable): boolean {
  if (reach === 'all') return true;
  return reach.ids.includes(String(record.id)) || reach.offices.some((office) => office === record.office_id);
}

/** The same as a condition of a list of the resource; undefined where all are reached. */
export function reachFilter(reach: Reach, resource: Resource): Filter | undefined {
  if (reach === 'all') return undefined;
  const office = officeField(resource);
  const ids = oneOf('id', reach.ids);
  return office === undefined ? ids : any([ids, oneOf(office, reach.offices)]);
}

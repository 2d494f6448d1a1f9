import { type Model, type Resource, slugFor } from '@tuyen/model';
import { writableOffices } from '../../identity/index.ts';
import type { Auth, Caller } from '../../domain.ts';
import { any, type Filter, anyValueOf } from '../../query/query.ts';
import { officeField } from './referenced-records.ts';

export type Reach = 'all' | { readonly ids: readonly string[]; readonly offices: readonly string[] };

export interface Reachable {
  readonly id?: unknown;
  readonly office_id?: unknown;
}

interface Parts {
  readonly model: Model;
  readonly auth: Pick<Auth, 'may'>;
}

const NONE: Reach = { ids: [], offices: [] };

export const needsMoreThanSight = (use: string): boolean => use !== 'read' && use !== 'public';

/**
 * Returns which records the caller can see, and can therefore find in a reference field. A signed-in user can always
 * see their own account and offices.
 * @param use permission that the reference field requires for the referenced record
 */
export function sightOf({ model, auth }: Parts, caller: Caller, { name, scope, module }: Resource, use: string): Reach {
  if (use === 'public' || caller.profile?.is_superuser) return 'all';
  const shown = auth.may(caller, slugFor(module, 'show'));
  if (shown && (scope !== 'office' || caller.readableOffices === undefined)) return 'all';
  return { ids: ownIds(model, caller, name), offices: shown ? (caller.readableOffices ?? []) : [] };
}

/**
 * Returns the records that the caller may use in a reference field that requires a permission (`use`) beyond reading.
 * Usually these are the records of the caller's office. If the field refers to offices or to records with an owner, the
 * records of the offices below the caller's office are included.
 */
export function usageOf({ model, auth }: Parts, caller: Caller, target: Resource, use: string): Reach {
  if (!needsMoreThanSight(use) || caller.profile?.is_superuser) return 'all';
  if (!auth.may(caller, slugFor(target.module, use))) return NONE;
  if (target.scope === 'office') return ofOffices(writableOffices(caller));
  const { readableOffices: readable } = caller;
  if (target.name === model.identity.offices?.resource)
    return readable === undefined ? 'all' : { ids: readable, offices: [] };
  return target.owner === undefined ? 'all' : ofOffices(readable);
}

function ofOffices(offices: readonly string[] | undefined): Reach {
  return offices === undefined ? 'all' : { ids: [], offices };
}

function ownIds({ identity }: Model, { profile, officeId }: Caller, resource: string): readonly string[] {
  if (resource === identity.users.resource) return profile ? [profile.id] : [];
  if (resource !== identity.offices?.resource) return [];
  const offices = profile?.offices.map(({ id }) => id) ?? [];
  return officeId === null ? offices : [...new Set([officeId, ...offices])];
}

export function isWithin(reach: Reach, record: Reachable): boolean {
  if (reach === 'all') return true;
  return reach.ids.includes(String(record.id)) || reach.offices.some((office) => office === record.office_id);
}

export function reachFilter(reach: Reach, resource: Resource): Filter | undefined {
  if (reach === 'all') return undefined;
  const office = officeField(resource);
  const ids = anyValueOf('id', reach.ids);
  return office === undefined ? ids : any([ids, anyValueOf(office, reach.offices)]);
}

import { may, type Profile, type Resource, slugFor } from '@tuyen/model';
import type { Row } from '../domain.ts';
import type { Accounts } from '../identity/index.ts';

export interface Owner {
  readonly profile: Profile;
  readonly accounts: Pick<Accounts, 'offices'>;
}

/** Returns the owner of a hook, or undefined if the account is gone or locked. */
export function ownerOf(user: Row | undefined, accounts: Accounts): Owner | undefined {
  return user && accounts.active(user) ? { profile: accounts.profileOf(user), accounts } : undefined;
}

/**
 * Returns whether a hook may tell about a record: the record is in the hook's office or below it, and the owner of the
 * hook may read it.
 * @param office office of the record; undefined if all offices share it
 */
export function mayTell(
  { profile, accounts: { offices } }: Owner,
  hook: Readonly<Row>,
  resource: Resource,
  office: string | undefined,
): boolean {
  const own = hook['office_id'];
  if (resource.scope === 'office') {
    if (office === undefined) return false;
    if (typeof own === 'string' && !offices.under(own).includes(office)) return false;
  }
  if (profile.is_superuser) return true;
  const slug = slugFor(resource.module, 'show');
  return profile.offices.some(
    ({ id }) =>
      (resource.scope !== 'office' || (office !== undefined && offices.under(id).includes(office))) &&
      may(profile, id, slug),
  );
}

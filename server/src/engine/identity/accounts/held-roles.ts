import { isActive, type Model, type Profile } from '@tuyen/model';
import type { Reader, Row } from '../../domain.ts';
import { isSuperuser } from './reading.ts';
import { membershipsOf } from './memberships.ts';

export async function heldRoles(
  { identity }: Model,
  reader: Pick<Reader, 'get' | 'find'>,
  profile: Profile,
  office: string | null,
): Promise<readonly Row[]> {
  const { users, roles } = identity;
  if (!roles) return [];
  const active = (role: Row | undefined): role is Row => role !== undefined && isActive(roles.status, role);
  const user = await reader.get(users.resource, profile.id);
  if (!user) return [];
  if (isSuperuser(identity, user)) return (await reader.find(roles.resource)).filter(active);
  const here = membershipsOf(identity, user).filter((membership) => membership.office === office);
  const ids = [...new Set(here.flatMap((membership) => membership.roles))];
  return (await Promise.all(ids.map(async (id) => reader.get(roles.resource, id)))).filter(active);
}

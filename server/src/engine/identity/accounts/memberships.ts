import { type Identity, SOLE_OFFICE, type Slug, isObject } from '@tuyen/model';
import type { Row } from '../../domain.ts';

export interface Membership {
  readonly office: string;
  readonly roles: readonly string[];
  readonly permissions: readonly Slug[];
  readonly admin: boolean;
}

/**
 * Returns the offices of a user: those of the list, and the home office if the account itself has roles or permissions.
 * In a project without offices, everyone works in `SOLE_OFFICE`.
 */
export function membershipsOf(identity: Identity, user: Row): readonly Membership[] {
  const { users } = identity;
  const { offices } = users;
  const listed = (offices ? rowsIn(user[offices.field]) : []).map((entry) => ({
    office: String(entry[offices?.office ?? '']),
    roles: idsIn(valueOf(entry, offices?.role)),
    permissions: slugsIn(valueOf(entry, offices?.permissions)),
    admin: valueOf(entry, offices?.admin) === true,
  }));
  const home = homeOf(identity, user);
  if (home === null || (identity.offices && users.roles === undefined && users.permissions === undefined))
    return listed;
  const own = {
    office: home,
    roles: idsIn(valueOf(user, users.roles)),
    permissions: slugsIn(valueOf(user, users.permissions)),
    admin: valueOf(user, users.admin) === true,
  };
  return [own, ...listed];
}

export function homeOf({ users, offices }: Identity, user: Row): string | null {
  return offices ? textOrNull(valueOf(user, users.office)) : SOLE_OFFICE;
}

export function grantedLists({ users }: Identity, user: Row): readonly (readonly [path: string, value: unknown])[] {
  const { offices, permissions } = users;
  return [
    ...(permissions === undefined ? [] : [[permissions, user[permissions]] as const]),
    ...(offices?.permissions === undefined
      ? []
      : rowsIn(user[offices.field]).map(
          (entry, at) =>
            [`${offices.field}.${at}.${offices.permissions}`, valueOf(entry, offices.permissions)] as const,
        )),
  ];
}

export function valueOf(row: Readonly<Row> | undefined, field: string | undefined): unknown {
  return field === undefined ? undefined : row?.[field];
}

export function slugsIn(value: unknown): readonly Slug[] {
  return Array.isArray(value) ? value.filter((slug) => typeof slug === 'string') : [];
}

export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function rowsIn(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function idsIn(value: unknown): readonly string[] {
  return [value].flat().filter((id) => typeof id === 'string');
}

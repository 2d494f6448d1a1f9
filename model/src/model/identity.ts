import type { Scalar } from './json/json-schema.ts';

/**
 * Where accounts, roles and offices are stored, from `identity` of `tuyen.config.json` with its defaults. A field that is left
 * out does not exist in the project: accounts without `email` get no mail, accounts without `superuser` have no superusers.
 */
export interface Identity {
  readonly users: AccountFields;
  /** Undefined: permissions are granted to accounts one by one. */
  readonly roles?: RoleFields | undefined;
  /** Undefined: the project has one office, which is not stored (`SOLE_OFFICE`). */
  readonly offices?: OfficeFields | undefined;
}

export interface AccountFields {
  readonly resource: string;
  /** Unique fields that name an account at the sign-in, in the order in which they are tried. */
  readonly signIn: readonly string[];
  /** Those of them that the sign-in form asks for. */
  readonly signInForm: readonly string[];
  /** How people call the user. */
  readonly name?: string | undefined;
  /** Where mails to the user go: links to a new password. */
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly status?: ActiveValues | undefined;
  readonly superuser?: string | undefined;
  /** The user administers the home office. */
  readonly admin?: string | undefined;
  /** The home office. */
  readonly office?: string | undefined;
  /** A list of the offices that the user works in, with the permissions there. */
  readonly offices?: MembershipFields | undefined;
  /** One role or several, in the home office. */
  readonly roles?: string | undefined;
  /** Permission slugs in the home office. */
  readonly permissions?: string | undefined;
  readonly avatar?: string | undefined;
  /** Written at each sign-in. */
  readonly lastSignIn?: string | undefined;
}

/** A list of objects, one for each office of a user. */
export interface MembershipFields {
  readonly field: string;
  readonly office: string;
  readonly role?: string | undefined;
  readonly permissions?: string | undefined;
  /** The user administers this office. */
  readonly admin?: string | undefined;
}

export interface RoleFields {
  readonly resource: string;
  readonly permissions?: string | undefined;
  readonly status?: ActiveValues | undefined;
}

export interface OfficeFields {
  readonly resource: string;
  readonly name?: string | undefined;
  readonly shortName?: string | undefined;
  /** The office above. */
  readonly parent?: string | undefined;
  /** Decides which permissions an office can have: `organisationType` of a role group. */
  readonly type?: string | undefined;
}

/** A status, and its values with which the record counts. */
export interface ActiveValues {
  readonly field: string;
  readonly active: readonly Scalar[];
}

/** The office of every user in a project without offices. */
export const SOLE_OFFICE = 'all';

/** Whether a record with this status counts. A record without a status does. */
export function isActive(status: ActiveValues | undefined, row: Readonly<Record<string, unknown>>): boolean {
  const value = status === undefined ? undefined : row[status.field];
  return value === undefined || status === undefined || status.active.some((active) => active === value);
}

/** What the account signs in with: the first of its sign-in fields that has a value. */
export function signInNameOf({ signIn }: AccountFields, row: Readonly<Record<string, unknown>>): string | undefined {
  return signIn.map((field) => row[field]).find((value): value is string => typeof value === 'string' && value !== '');
}

/** What to call the user of an account: the name, else what the account signs in with. */
export function accountNameOf(users: AccountFields, row: Readonly<Record<string, unknown>>): string | undefined {
  const name = users.name === undefined ? undefined : row[users.name];
  return typeof name === 'string' && name !== '' ? name : signInNameOf(users, row);
}

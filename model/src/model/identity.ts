import type { Scalar } from './json/json-schema.ts';

/**
 * Fields that store accounts, roles and offices, from `identity` in `tuyen.config.json` with its defaults. An omitted
 * field does not exist in the project. For example, without `email` no account receives mail, and without `superuser`
 * there are no superusers.
 */
export interface Identity {
  readonly users: AccountFields;
  /** If undefined, the project has no roles, and permissions are granted to each account individually. */
  readonly roles?: RoleFields | undefined;
  /** If undefined, the project has one office, which is not stored (`SOLE_OFFICE`). */
  readonly offices?: OfficeFields | undefined;
}

export interface AccountFields {
  readonly resource: string;
  /** Unique fields that identify an account at sign-in, in the order in which they are tried. */
  readonly signIn: readonly string[];
  readonly signInForm: readonly string[];
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly status?: ActiveValues | undefined;
  readonly superuser?: string | undefined;
  readonly admin?: string | undefined;
  readonly office?: string | undefined;
  readonly offices?: MembershipFields | undefined;
  /** Account field that contains one or several roles. They apply in the account's home office. */
  readonly roles?: string | undefined;
  /** Account field that contains permission slugs. They apply in the account's home office. */
  readonly permissions?: string | undefined;
  readonly avatar?: string | undefined;
  readonly lastSignIn?: string | undefined;
}

export interface MembershipFields {
  readonly field: string;
  readonly office: string;
  readonly role?: string | undefined;
  readonly permissions?: string | undefined;
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
  readonly parent?: string | undefined;
  /**
   * Office field that contains the type of the office. Each role group applies to one type of office
   * (`organisationType`), so the type decides which permissions the office can have.
   */
  readonly type?: string | undefined;
}

export interface ActiveValues {
  readonly field: string;
  readonly active: readonly Scalar[];
}

export const SOLE_OFFICE = 'all';

/** Returns whether a record with this status is active. A record without a status is active. */
export function isActive(status: ActiveValues | undefined, row: Readonly<Record<string, unknown>>): boolean {
  const value = status === undefined ? undefined : row[status.field];
  return value === undefined || status === undefined || status.active.some((active) => active === value);
}

export function signInNameOf({ signIn }: AccountFields, row: Readonly<Record<string, unknown>>): string | undefined {
  return signIn.map((field) => row[field]).find((value): value is string => typeof value === 'string' && value !== '');
}

export function accountNameOf(users: AccountFields, row: Readonly<Record<string, unknown>>): string | undefined {
  const name = users.name === undefined ? undefined : row[users.name];
  return typeof name === 'string' && name !== '' ? name : signInNameOf(users, row);
}

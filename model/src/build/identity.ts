import type { AccountFile, IdentityFile, MembershipFile, OfficeFile, RoleFile } from '../generated/config.ts';
import type { FieldKind } from '../model/fields/field.ts';
import type { ActiveValues, Identity, MembershipFields } from '../model/identity.ts';
import type { Scalar } from '../model/json/json-schema.ts';

/** Name of a field. Null means that the project has no such field, even if a field has the conventional name. */
type FieldName = string | null;

type StatusFile = AccountFile['status'];

/**
 * Rule for finding a field of accounts, roles or offices: its conventional names, in order of preference, and the kinds
 * that it can have.
 */
export interface IdentityFieldRule {
  readonly usual: readonly string[];
  readonly kinds: readonly FieldKind[];
  readonly to?: 'roles' | 'offices';
}

/** Identity of a project whose resources are all on other back ends. No account can sign in. */
export const NO_IDENTITY: IdentityFile = { users: '' };

const TEXTS: readonly FieldKind[] = ['text'];
const STATUS: IdentityFieldRule = { usual: ['status'], kinds: ['enum', 'text', 'boolean'] };
const PERMISSIONS: IdentityFieldRule = { usual: ['permissions'], kinds: ['text-list', 'enum-list'] };

export const SIGN_IN: IdentityFieldRule = { usual: ['username', 'email'], kinds: ['text', 'email', 'phone'] };

export const ACCOUNT_FIELDS = {
  name: { usual: ['full_name', 'name'], kinds: TEXTS },
  email: { usual: ['email'], kinds: ['email'] },
  password: { usual: ['password'], kinds: TEXTS },
  status: STATUS,
  superuser: { usual: ['is_superuser'], kinds: ['boolean'] },
  admin: { usual: ['is_admin'], kinds: ['boolean'] },
  office: { usual: ['office_id'], kinds: ['reference'], to: 'offices' },
  offices: { usual: ['offices'], kinds: ['nested-list'] },
  roles: { usual: ['role_id', 'role_ids'], kinds: ['reference', 'reference-list'], to: 'roles' },
  permissions: PERMISSIONS,
  avatar: { usual: ['avatar'], kinds: ['image', 'file', 'url', 'text'] },
  lastSignIn: { usual: ['last_login_at'], kinds: ['date-time'] },
} as const satisfies Readonly<Record<string, IdentityFieldRule>>;

export const MEMBERSHIP_FIELDS = {
  office: { usual: ['office_id'], kinds: ['reference'], to: 'offices' },
  role: { usual: ['role_id'], kinds: ['reference'], to: 'roles' },
  permissions: PERMISSIONS,
  admin: { usual: ['is_admin'], kinds: ['boolean'] },
} as const satisfies Readonly<Record<string, IdentityFieldRule>>;

export const ROLE_FIELDS = {
  permissions: PERMISSIONS,
  status: STATUS,
} as const satisfies Readonly<Record<string, IdentityFieldRule>>;

export const OFFICE_FIELDS = {
  name: { usual: ['name'], kinds: TEXTS },
  shortName: { usual: ['short_name'], kinds: TEXTS },
  parent: { usual: ['parent_id'], kinds: ['reference'], to: 'offices' },
  type: { usual: ['organisation_type'], kinds: ['enum', 'text'] },
} as const satisfies Readonly<Record<string, IdentityFieldRule>>;

/**
 * Completes `identity` of the configuration with conventional field names. If the configuration does not name a field,
 * the field with the conventional name is used, provided that the resource has such a field.
 * @param declares returns whether a resource has the field. A dot separates a list of objects from its field:
 * `offices.role_id`.
 */
export function buildIdentity(
  { users, roles, offices }: IdentityFile,
  declares: (resource: string, field: string) => boolean,
): Identity {
  return {
    users: accountFields(withResource(users), declares, offices !== undefined),
    ...(roles !== undefined && { roles: roleFields(withResource(roles), declares) }),
    ...(offices !== undefined && { offices: officeFields(withResource(offices), declares) }),
  };
}

type Declares = Parameters<typeof buildIdentity>[1];

function accountFields(file: AccountFile, declares: Declares, hasOffices: boolean): Identity['users'] {
  const { resource } = file;
  const named = (key: Exclude<keyof typeof ACCOUNT_FIELDS, 'status' | 'offices'>) =>
    nameOf(file[key], ACCOUNT_FIELDS[key], (field) => declares(resource, field));
  const signIn = file.signIn ?? SIGN_IN.usual.filter((field) => declares(resource, field));
  return {
    resource,
    signIn,
    signInForm: file.signInForm ?? signIn,
    name: named('name'),
    email: named('email'),
    password: named('password'),
    status: statusOf(resource, file.status, declares),
    superuser: named('superuser'),
    admin: named('admin'),
    office: hasOffices ? named('office') : undefined,
    offices: hasOffices ? membershipFields(file, declares) : undefined,
    roles: named('roles'),
    permissions: named('permissions'),
    avatar: named('avatar'),
    lastSignIn: named('lastSignIn'),
  };
}

function membershipFields({ resource, offices }: AccountFile, declares: Declares): MembershipFields | undefined {
  const written: Partial<MembershipFile> = typeof offices === 'object' && offices !== null ? offices : {};
  const field = nameOf(
    typeof offices === 'object' && offices !== null ? offices.field : offices,
    ACCOUNT_FIELDS.offices,
    (name) => declares(resource, name),
  );
  if (field === undefined) return undefined;
  const inside = (key: keyof typeof MEMBERSHIP_FIELDS) =>
    nameOf(written[key], MEMBERSHIP_FIELDS[key], (name) => declares(resource, `${field}.${name}`));
  const office = inside('office');
  if (office === undefined) return undefined;
  return { field, office, role: inside('role'), permissions: inside('permissions'), admin: inside('admin') };
}

function roleFields(file: RoleFile, declares: Declares): NonNullable<Identity['roles']> {
  const { resource } = file;
  return {
    resource,
    permissions: nameOf(file.permissions, ROLE_FIELDS.permissions, (field) => declares(resource, field)),
    status: statusOf(resource, file.status, declares),
  };
}

function officeFields(file: OfficeFile, declares: Declares): NonNullable<Identity['offices']> {
  const { resource } = file;
  const named = (key: keyof typeof OFFICE_FIELDS) =>
    nameOf(file[key], OFFICE_FIELDS[key], (field) => declares(resource, field));
  return {
    resource,
    name: named('name'),
    shortName: named('shortName'),
    parent: named('parent'),
    type: named('type'),
  };
}

const ACTIVE: readonly Scalar[] = ['ACTIVE', true];

function statusOf(resource: string, written: StatusFile, declares: Declares): ActiveValues | undefined {
  const { field: name, active = ACTIVE } =
    typeof written === 'object' && written !== null ? written : { field: written };
  const field = nameOf(name, STATUS, (usual) => declares(resource, usual));
  return field === undefined ? undefined : { field, active };
}

function nameOf(
  written: FieldName | undefined,
  { usual }: IdentityFieldRule,
  declares: (name: string) => boolean,
): string | undefined {
  if (written === null) return undefined;
  return written ?? usual.find(declares);
}

function withResource<File extends { readonly resource: string }>(
  file: string | File,
): File | { readonly resource: string } {
  return typeof file === 'string' ? { resource: file } : file;
}

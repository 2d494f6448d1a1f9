import { type Model, type Resource, slugFor, SOLE_OFFICE, TOP_OFFICE } from '@tuyen/model';
import type { Domain, Row, WriteContext } from '../../domain.ts';
import {
  type Accounts,
  checkAccountGrant,
  checkClientGrant,
  checkKnownSlugs,
  checkOffice,
  checkRoleGrant,
  grantedLists,
  type GrantedLists,
  type Granter,
  type Identity,
  membershipsOf,
  potentialPowers,
  type Power,
  slugsIn,
} from '../../identity/index.ts';
import type { Rows } from '../../store/rows.ts';
import { lockUntilCommit } from '../../store/database/advisory-locks.ts';
import type { Store } from '../../store/store.ts';
import { checkOwner } from './owner.ts';
import { referring } from '../references/referring.ts';

type Written = 'create' | 'edit' | 'delete';

export type CheckRights = (
  resource: Resource,
  action: Written,
  before: Row | undefined,
  after: Row | undefined,
) => Promise<void>;

interface Parts {
  readonly store: Store;
  readonly domain: Domain;
  readonly identity: Identity;
}

export function concernsRights({ store, domain }: Pick<Parts, 'store' | 'domain'>, resource: Resource): boolean {
  return (
    resource.owner !== undefined ||
    powerIn(store.model, domain.identity?.clients?.resource, resource.name) !== undefined
  );
}

/**
 * Returns the fields of a record that affect permissions. `references` contains the paths of reference fields, `values`
 * the names of other fields. Screens offer only choices that the permission check allows (`choices.ts`).
 */
export function decidingFields(
  { store, domain }: Pick<Parts, 'store' | 'domain'>,
  { name, owner }: Resource,
): Deciding {
  const { references, values } = deciding({ store, domain }, name);
  return { values, references: owner === undefined || owner === TOP_OFFICE ? references : [owner, ...references] };
}

interface Deciding {
  readonly references: readonly string[];
  readonly values: readonly string[];
}

function deciding({ store: { model }, domain }: Pick<Parts, 'store' | 'domain'>, resource: string): Deciding {
  const clients = domain.identity?.clients;
  const { users, offices } = model.identity;
  const inOffices = (field: string | undefined) =>
    field === undefined ? undefined : `${users.offices?.field}.${field}`;
  switch (powerIn(model, clients?.resource, resource)) {
    case 'account':
      return {
        references: present(
          users.office,
          users.roles,
          inOffices(users.offices?.office),
          inOffices(users.offices?.role),
        ),
        values: present(users.superuser, users.admin, inOffices(users.offices?.admin)),
      };
    case 'office':
      return { references: present(offices?.parent), values: present(offices?.type) };
    case 'client':
      return { references: model.identity.offices ? [clientFields(clients).office] : [], values: [] };
    case 'role':
    case undefined:
      return { references: [], values: [] };
  }
}

function present(...fields: readonly (string | undefined)[]): readonly string[] {
  return fields.filter((field) => field !== undefined);
}

function clientFields(
  clients: NonNullable<Domain['identity']>['clients'],
): Readonly<Record<'office' | 'permissions', string>> {
  return { office: clients?.office ?? 'office_id', permissions: clients?.permissions ?? 'permissions' };
}

type PowerKind = 'account' | 'role' | 'office' | 'client';

/**
 * @param rows rows of the transaction. If permissions are checked without a write, the store's reader, which locks
 * nothing
 */
export function openRights({ store, domain, identity }: Parts, rows: Rows, context: WriteContext): CheckRights {
  const { model } = store;
  const asking = rows === store.reader;
  const readAccounts = () => (asking ? identity.accounts() : identity.accountsIn(rows));
  const { identity: fields } = model;
  const { users } = fields;
  const clients = domain.identity?.clients?.resource;
  const client = clientFields(domain.identity?.clients);
  const granter = granterOf(context);

  const clientPowers = (row: Row): readonly Power[] | undefined => {
    const office = fields.offices ? row[client.office] : SOLE_OFFICE;
    if (typeof office !== 'string') return undefined;
    return slugsIn(row[client.permissions]).map((right) => ({ office, right }));
  };
  const listsOf: Readonly<Record<PowerKind, GrantedLists>> = {
    account: (row) => grantedLists(fields, row),
    role: (row) => listIn(row, fields.roles?.permissions),
    office: () => [],
    client: (row) => listIn(row, client.permissions),
  };

  async function officesOfRole(role: Row | undefined): Promise<ReadonlySet<string>> {
    const table = store.tables.get(users.resource);
    if (!table || !role || !fields.roles) return new Set();
    const id = String(role['id']);
    const accounts = await referring(rows, table, fields.roles.resource, [id]);
    const memberships = accounts.flatMap((user) => membershipsOf(fields, user));
    return new Set(memberships.filter(({ roles }) => roles.includes(id)).map(({ office }) => office));
  }

  async function holdersIn(accounts: Accounts, offices: readonly string[]): Promise<readonly (readonly Power[])[]> {
    const table = store.tables.get(users.resource);
    const found = table && fields.offices ? await referring(rows, table, fields.offices.resource, offices) : [];
    const keys = clients === undefined ? [] : await rows.find(clients, { [client.office]: offices });
    return [...found.map((user) => potentialPowers(accounts, user)), ...keys.map((key) => clientPowers(key) ?? [])];
  }

  return async (resource, action, before, after) => {
    if (resource.owner !== undefined && granter) {
      await checkOwner(resource, granter, before, after, readAccounts);
    }
    const kind = powerIn(model, clients, resource.name);
    // Changes by the server need no grant check, but the offices must remain a tree.
    if (!kind || (!granter && kind !== 'office')) return;
    if (kind !== 'office') checkKnownSlugs(model, listsOf[kind], before, after);
    if (!asking) await oneAtATime(rows);
    const accounts = await readAccounts();
    const right = slugFor(resource.module, action);
    if (kind === 'office') {
      await checkOffice(accounts, granter, right, before, after, (offices) => holdersIn(accounts, offices));
    } else if (!granter || granter.profile.is_superuser) return;
    else if (kind === 'account') checkAccountGrant(accounts, granter, right, before, after);
    else if (kind === 'client') checkClientGrant(accounts, granter, clientPowers, before, after);
    else checkRoleGrant(accounts, granter, right, before, after, await officesOfRole(before));
  };
}

function powerIn(model: Model, clients: string | undefined, resource: string): PowerKind | undefined {
  const { users, roles, offices } = model.identity;
  if (resource === users.resource) return 'account';
  if (resource === roles?.resource) return 'role';
  if (resource === offices?.resource) return 'office';
  return resource === clients ? 'client' : undefined;
}

/**
 * Prevents concurrent changes of permissions. Each of two changes could be allowed alone, but both together could grant
 * too much. For example, two offices could become each other's children, or a role could gain permissions while it is
 * assigned. On SQLite, writes are serial anyway.
 */
function oneAtATime({ connection }: Rows): Promise<void> {
  return lockUntilCommit(connection, 'rights');
}

function listIn(row: Row, field: string | undefined): ReturnType<GrantedLists> {
  return field === undefined ? [] : [[field, row[field]]];
}

/** Staff and API clients can grant only permissions that they have themselves. Citizens and the system are not checked. */
function granterOf({ actor, officeId }: WriteContext): Granter | undefined {
  if (actor.kind === 'staff') return { officeId, profile: actor.profile };
  if (actor.kind !== 'client') return undefined;
  const profile = {
    id: actor.clientId,
    offices: officeId === null ? [] : [{ id: officeId, permissions: actor.permissions }],
    office_id: null,
    is_admin: false,
    is_superuser: false,
    avatar_url: null,
  };
  return { officeId, profile };
}

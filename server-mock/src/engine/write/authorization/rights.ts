import { type Model, type Resource, slugFor, TOP_OFFICE } from '@tuyen/model';
import type { Domain, Row, WriteContext } from '../../domain.ts';
import type { Identity } from '../../identity/accounts.ts';
import { checkAccountGrant, checkClientGrant, checkRoleGrant } from '../../identity/grants.ts';
import { checkKnownSlugs } from '../../identity/known-slugs.ts';
import { checkOffice } from '../../identity/office-tree.ts';
import { type Granter, type Power, potentialPowers } from '../../identity/powers.ts';
import { type Accounts, officeEntries } from '../../identity/reading.ts';
import type { Rows } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { checkOwner } from './owner.ts';
import { referring } from '../references/referring.ts';

type Written = 'create' | 'edit' | 'delete';

/** Checks whether the actor may make this change to a record that grants permissions or has an owner. Other resources are skipped. */
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

/** Whether the resource grants permissions or has an owner. */
export function concernsRights({ store, domain }: Pick<Parts, 'store' | 'domain'>, resource: Resource): boolean {
  return (
    resource.owner !== undefined ||
    powerIn(store.model, domain.identity?.clients?.resource, resource.name) !== undefined
  );
}

/**
 * The fields of a record that decide about permissions: references, by path, and plain values. Screens offer only choices that the
 * check allows (`choices.ts`).
 */
export function decidingFields(
  { store, domain }: Pick<Parts, 'store' | 'domain'>,
  { name, owner }: Resource,
): Deciding {
  const kind = powerIn(store.model, domain.identity?.clients?.resource, name);
  const { references, values } = kind ? DECIDING[kind] : NOTHING;
  return { values, references: owner === undefined || owner === TOP_OFFICE ? references : [owner, ...references] };
}

interface Deciding {
  readonly references: readonly string[];
  readonly values: readonly string[];
}

const NOTHING: Deciding = { references: [], values: [] };
const DECIDING: Readonly<Record<PowerKind, Deciding>> = {
  account: {
    references: ['office_id', 'offices.office_id', 'offices.role_id'],
    values: ['is_superuser', 'offices.is_admin'],
  },
  office: { references: ['parent_id'], values: ['organisation_type'] },
  role: NOTHING,
  client: { references: ['office_id'], values: [] },
};

type PowerKind = 'account' | 'role' | 'office' | 'client';

/** @param rows the store's reader for questions without a write, so that nothing is locked */
export function openRights({ store, domain, identity }: Parts, rows: Rows, context: WriteContext): CheckRights {
  const { model } = store;
  const asking = rows === store.reader;
  const readAccounts = () => (asking ? identity.accounts() : identity.accountsIn(rows));
  const clients = domain.identity?.clients?.resource;
  const granter = granterOf(context);

  async function officesOfRole(role: Row | undefined): Promise<ReadonlySet<string>> {
    const users = store.tables.get(model.identity.users);
    if (!users || !role) return new Set();
    const id = String(role['id']);
    const accounts = await referring(rows, users, model.identity.roles, [id]);
    const entries = accounts.flatMap(officeEntries).filter((entry) => entry['role_id'] === id);
    return new Set(entries.map((entry) => String(entry['office_id'])));
  }

  async function holdersIn(accounts: Accounts, offices: readonly string[]): Promise<readonly (readonly Power[])[]> {
    const users = store.tables.get(model.identity.users);
    const found = users ? await referring(rows, users, model.identity.offices, offices) : [];
    const keys = clients === undefined ? [] : await rows.find(clients, { office_id: offices });
    return [...found.map((user) => potentialPowers(accounts, user)), ...keys.map(clientPowers)];
  }

  return async (resource, action, before, after) => {
    if (resource.owner !== undefined && granter) {
      await checkOwner(resource, granter, before, after, readAccounts);
    }
    const kind = powerIn(model, clients, resource.name);
    // Changes by the server are no grants, but the tree of offices must stay a tree.
    if (!kind || (!granter && kind !== 'office')) return;
    if (kind !== 'office') checkKnownSlugs(model, before, after);
    if (!asking) await oneAtATime(rows);
    const accounts = await readAccounts();
    const right = slugFor(resource.module, action);
    if (kind === 'office') {
      await checkOffice(accounts, granter, right, before, after, (offices) => holdersIn(accounts, offices));
    } else if (!granter || granter.profile.is_superuser) return;
    else if (kind === 'account') checkAccountGrant(accounts, granter, right, before, after);
    else if (kind === 'client') checkClientGrant(accounts, granter, before, after);
    else checkRoleGrant(accounts, granter, right, before, after, await officesOfRole(before));
  };
}

/** The resources that grant permissions. */
function powerIn(model: Model, clients: string | undefined, resource: string): PowerKind | undefined {
  const { users, roles, offices } = model.identity;
  if (resource === users) return 'account';
  if (resource === roles) return 'role';
  if (resource === offices) return 'office';
  return resource === clients ? 'client' : undefined;
}

/**
 * Serializes changes of permissions. Two concurrent changes could each be allowed and together grant too much: offices that move
 * below each other, a role that gets permissions while it is assigned. On SQLite writes are serial anyway.
 */
async function oneAtATime(rows: Rows): Promise<void> {
  if (rows.engine === 'postgres') await rows.connection.rows('SELECT pg_advisory_xact_lock(7425004)');
}

function clientPowers(client: Row): readonly Power[] {
  const permissions = Array.isArray(client['permissions']) ? client['permissions'] : [];
  return permissions.map((right) => ({ office: String(client['office_id']), right: String(right) }));
}

/** Staff and API clients can grant what they have themselves. Citizens and the system are not checked. */
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

import { kindOf, resourceNamed, transformInput } from '@tuyen/model';
import type { Reader, Row } from '../../domain.ts';
import { perNamespace } from '../../store/namespaces/current.ts';
import type { Rows } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { type Accounts, readAccounts } from './reading.ts';

/** In-memory cache of offices and roles. It is refreshed after a change by any process. */
export interface Identity {
  accounts(): Promise<Accounts>;
  accountsIn(reader: Reader & Partial<Pick<Rows, 'once'>>): Promise<Accounts>;
  /** Returns a counter that increases with every change of users, roles or offices. */
  epoch(): Promise<number>;
  /**
   * Returns the counter of changes to accounts, roles and offices from memory. Returns undefined if other processes
   * write too, because memory may then be outdated.
   */
  localEpoch(): number | undefined;
  /**
   * Returns the accounts, roles and offices at a value of their change counter (`epoch`). Saves a query if the caller
   * has already read the counter together with the session.
   */
  accountsAt(epoch: number): Promise<Accounts>;
  user(account: string): Promise<Row | undefined>;
}

interface Memory {
  local: number;
  cached: { readonly epoch: number; readonly accounts: Promise<Accounts> } | undefined;
}

export const EPOCH_SQL = `SELECT "value" FROM "_facts" WHERE "name" = 'identity'`;

/**
 * Opens the identity cache. If only this process writes, the epoch is a number in memory. Otherwise the epoch is a row
 * that every change of users, roles or offices increments in its transaction, and each request reads it with its
 * session.
 */
export function openIdentity(store: Store): Identity {
  const { model } = store;
  const { users, roles, offices } = model.identity;
  const granting = [users, roles, offices].flatMap((part) => part?.resource ?? []);
  const fields = new Map(resourceNamed(model, users.resource)?.fields.map((field) => [field.name, field]));
  const memory = perNamespace((): Memory => ({ local: 1, cached: undefined }));
  const concerned = (written: ReadonlySet<string>) => granting.some((name) => written.has(name));
  store.onCommit((written) => {
    if (concerned(written)) memory().local += 1;
  });
  store.beforeCommit(async (connection, written) => {
    if (store.alone || !concerned(written)) return;
    await connection.run(
      `INSERT INTO "_facts" AS f ("name", "value") VALUES ('identity', '1')
       ON CONFLICT ("name") DO UPDATE SET "value" = (f."value"::bigint + 1)::text`,
    );
  });

  async function read(reader: Reader): Promise<Accounts> {
    const rows = {
      offices: offices ? await reader.find(offices.resource) : [],
      roles: roles ? await reader.find(roles.resource) : [],
    };
    return readAccounts(model, rows);
  }

  const sources = [roles, offices].flatMap((part) => part?.resource ?? []);
  const accountsIn: Identity['accountsIn'] = (reader) =>
    reader.once ? reader.once(memory, sources, () => read(reader)) : read(reader);

  async function epoch(): Promise<number> {
    if (store.alone) return memory().local;
    const [row] = await store.database.rows(EPOCH_SQL);
    return Number(row?.['value'] ?? 0);
  }

  function accountsAt(at: number): Promise<Accounts> {
    const known = memory();
    if (known.cached?.epoch !== at) {
      known.cached = { epoch: at, accounts: accountsIn(store.reader) };
      known.cached.accounts.catch(() => (known.cached = undefined));
    }
    return known.cached.accounts;
  }

  return {
    accountsIn,
    accountsAt,
    epoch,
    localEpoch: () => (store.alone ? memory().local : undefined),
    accounts: async () => accountsAt(await epoch()),
    async user(account) {
      for (const name of users.signIn) {
        const field = fields.get(name);
        if (!field) continue;
        const typed = String(transformInput(model, field, account) ?? '');
        const stored = kindOf(field).normalize?.(typed) ?? typed;
        const found =
          (await store.reader.first(users.resource, { [name]: account })) ??
          (stored === account ? undefined : await store.reader.first(users.resource, { [name]: stored }));
        if (found) return found;
      }
      return undefined;
    },
  };
}

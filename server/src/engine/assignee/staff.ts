import { accountNameOf, type Model, type Profile } from '@tuyen/model';
import type { Row } from '../domain.ts';
import type { Accounts, Identity } from '../identity/index.ts';
import type { Store } from '../store/store.ts';
import { perNamespace } from '../store/namespaces/current.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly active: boolean;
  readonly profile: Profile;
}

export interface Staff {
  named(ids: readonly string[]): Promise<readonly Person[]>;
  /** Returns all accounts, sorted by name. The list is cached until accounts, roles or offices change. */
  all(): Promise<readonly Person[]>;
}

export function openStaff(store: Store, identity: Pick<Identity, 'epoch' | 'accountsAt'>): Staff {
  const { users } = store.model.identity;
  const memory = perNamespace(
    (): { read?: { readonly epoch: number; readonly people: Promise<readonly Person[]> } } => ({}),
  );

  const personOf = (accounts: Accounts, row: Row): Person => ({
    id: String(row['id']),
    name: accountNameOf(users, row) ?? '',
    active: accounts.active(row),
    profile: accounts.profileOf(row),
  });

  async function read(at: number): Promise<readonly Person[]> {
    const accounts = await identity.accountsAt(at);
    const rows = await store.reader.find(users.resource);
    return rows.map((row) => personOf(accounts, row)).toSorted(byName(store.model));
  }

  return {
    async named(ids) {
      const accounts = await identity.accountsAt(await identity.epoch());
      const rows = await Promise.all(ids.map((id) => store.reader.get(users.resource, id)));
      return rows.flatMap((row) => (row ? [personOf(accounts, row)] : [])).toSorted(byName(store.model));
    },
    async all() {
      const known = memory();
      const at = await identity.epoch();
      if (known.read?.epoch !== at) {
        known.read = { epoch: at, people: read(at) };
        known.read.people.catch(() => delete known.read);
      }
      return known.read.people;
    },
  };
}

function byName({ languages }: Model): (one: Person, other: Person) => number {
  const { compare } = new Intl.Collator([...languages]);
  return (one, other) => compare(one.name, other.name);
}

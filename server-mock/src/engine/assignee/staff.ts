import { accountNameOf, type Model, type Profile } from '@tuyen/model';
import type { Identity } from '../identity/accounts.ts';
import type { Store } from '../store/store.ts';
import { ofWorld } from '../store/worlds/current.ts';

/** An account, as colleagues see it. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** May sign in. */
  readonly active: boolean;
  readonly profile: Profile;
}

/** All accounts by their names, read again after accounts, roles or offices have changed. */
export function openStaff(store: Store, { epoch, accountsAt }: Pick<Identity, 'epoch' | 'accountsAt'>) {
  const { users } = store.model.identity;
  const memory = ofWorld(
    (): { read?: { readonly epoch: number; readonly people: Promise<readonly Person[]> } } => ({}),
  );

  async function read(at: number): Promise<readonly Person[]> {
    const accounts = await accountsAt(at);
    const rows = await store.reader.find(users.resource);
    const people = rows.map((row) => ({
      id: String(row['id']),
      name: accountNameOf(users, row) ?? '',
      active: accounts.active(row),
      profile: accounts.profileOf(row),
    }));
    return people.toSorted(byName(store.model));
  }

  return async (): Promise<readonly Person[]> => {
    const known = memory();
    const at = await epoch();
    if (known.read?.epoch !== at) {
      known.read = { epoch: at, people: read(at) };
      known.read.people.catch(() => delete known.read);
    }
    return known.read.people;
  };
}

function byName({ languages }: Model): (one: Person, other: Person) => number {
  const { compare } = new Intl.Collator([...languages]);
  return (one, other) => compare(one.name, other.name);
}

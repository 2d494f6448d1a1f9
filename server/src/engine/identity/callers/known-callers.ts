import type { Profile } from '@tuyen/model';
import type { Caller } from '../../domain.ts';
import type { Accounts } from '../accounts/reading.ts';
import { type Cache, getOrCompute, lruCache } from '../../lru-cache.ts';
import type { Session } from '../sessions/sessions.ts';

export interface KnownCaller {
  readonly caller: Caller;
  readonly session: Session;
  readonly epoch: number;
}

interface KnownProfile {
  readonly epoch: number;
  readonly profile: Profile;
}

/** In-memory cache of callers, so that a request reads no rows to identify its caller. */
export interface KnownCallers {
  readonly callers: Cache<KnownCaller>;
  readonly profiles: Cache<KnownProfile>;
  under(accounts: Accounts, office: string): readonly string[];
}

/**
 * Maximum size in bytes of each of the three caches: of callers, of user profiles, and of offices with those below
 * them.
 */
const ROOM = { callers: 32_000_000, profiles: 16_000_000, trees: 8_000_000 };
const MAX_KNOWN = 10_000;

/** Estimated size in bytes of an object without its lists and texts, and of a list entry whose text is shared. */
const [OBJECT, ENTRY] = [300, 16];

export function knownCallers(room: Partial<typeof ROOM> = {}): KnownCallers {
  const { callers, profiles, trees: ofTrees } = { ...ROOM, ...room };
  const newTrees = () => lruCache<readonly string[]>(MAX_KNOWN, ofTrees, sizeOfOffices);
  let trees: { readonly accounts: Accounts; readonly offices: Cache<readonly string[]> } | undefined;
  return {
    // The size of every entry includes its profile and its offices, although most entries share these objects. If all
    // other entries are dropped, one entry alone keeps the objects in memory.
    callers: lruCache(
      MAX_KNOWN,
      callers,
      ({ caller }) => OBJECT + sizeOfProfile(caller.profile) + sizeOfOffices(caller.readableOffices),
    ),
    profiles: lruCache(MAX_KNOWN, profiles, ({ profile }) => sizeOfProfile(profile)),
    under(accounts, office) {
      // Drop the cached office trees when the accounts change. Otherwise they would keep the outdated accounts in
      // memory.
      if (trees?.accounts !== accounts) trees = { accounts, offices: newTrees() };
      return getOrCompute(trees.offices, office, () => accounts.offices.under(office));
    },
  };
}

function sizeOfProfile(profile: Profile | undefined): number {
  let size = OBJECT;
  for (const { permissions } of profile?.offices ?? []) size += OBJECT + permissions.length * ENTRY;
  return size + (profile?.avatar_url?.length ?? 0);
}

function sizeOfOffices(offices: readonly string[] | undefined): number {
  return OBJECT + (offices?.length ?? 0) * ENTRY;
}

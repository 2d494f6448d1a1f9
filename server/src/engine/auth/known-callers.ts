import type { Profile } from '@tuyen/model';
import type { Caller } from '../domain.ts';
import type { Accounts } from '../identity/reading.ts';
import { type Recent, recent } from '../recent.ts';
import type { Session } from './sessions.ts';

/** A caller who came with the same credentials before. */
export interface Known {
  readonly caller: Caller;
  readonly session: Session;
  readonly epoch: number;
}

interface KnownProfile {
  readonly epoch: number;
  readonly profile: Profile;
}

/** What is in memory of callers, so that a request reads no rows for it. */
export interface KnownCallers {
  readonly callers: Recent<Known>;
  /** By the id of the user. */
  readonly profiles: Recent<KnownProfile>;
  /** An office and all below it. */
  under(accounts: Accounts, office: string): readonly string[];
}

/** Bytes at most of each of the three. */
const ROOM = { callers: 32_000_000, profiles: 16_000_000, trees: 8_000_000 };
const MAX_KNOWN = 10_000;

/** Bytes that an object takes beside its lists and texts; those of an entry of a list, whose text others have as well. */
const [OBJECT, ENTRY] = [300, 16];

export function knownCallers(room: Partial<typeof ROOM> = {}): KnownCallers {
  const { callers, profiles, trees: ofTrees } = { ...ROOM, ...room };
  const newTrees = () => recent<readonly string[]>(MAX_KNOWN, ofTrees, sizeOfOffices);
  let trees: { readonly accounts: Accounts; readonly offices: Recent<readonly string[]> } | undefined;
  return {
    // Each counts its profile and its offices, although most share them: once these are gone elsewhere, it holds them alone.
    callers: recent(
      MAX_KNOWN,
      callers,
      ({ caller }) => OBJECT + sizeOfProfile(caller.profile) + sizeOfOffices(caller.readableOffices),
    ),
    profiles: recent(MAX_KNOWN, profiles, ({ profile }) => sizeOfProfile(profile)),
    under(accounts, office) {
      // Trees of earlier accounts would hold these in memory.
      if (trees?.accounts !== accounts) trees = { accounts, offices: newTrees() };
      return trees.offices.get(office) ?? trees.offices.set(office, accounts.offices.under(office));
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

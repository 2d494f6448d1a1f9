import type { Profile } from '@tuyen/model';

/** The signed-in member of staff as `auth/login` and `auth/profile` answer: the decision's Profile and what screens show. */
export interface StaffProfile extends Profile {
  readonly username: string | null;
  readonly full_name: string;
  readonly email: string | null;
  /** What the account signs in with, by field. */
  readonly sign_in: Readonly<Record<string, string | null>>;
  readonly offices: readonly StaffOffice[];
}

export interface StaffOffice {
  readonly id: string;
  /** Null in a project without offices. */
  readonly name: string | null;
  readonly short_name: string | null;
  readonly organisation_type: string | null;
  readonly permissions: readonly string[];
}

/** The sign-in as the browser keeps it: token, profile and the current office of each user. */
export interface Session {
  token(): string | null;
  profile(): StaffProfile | null;
  /** Whose page this is: who was signed in when it was opened, or has signed in on it. A sign-in in another tab does not change it. */
  owner(): StaffProfile | null;
  /** Has another person signed in in another tab? */
  isOthers(): boolean;
  /** Has the sign-in of the page's owner ended elsewhere? A sign-out on the page itself leaves it without an owner. */
  hasEnded(): boolean;
  /** The chosen office while the user still belongs to it, else the profile's own likewise, else the first. */
  officeId(): string | null;
  open(token: string, expiresIn: number, profile: StaffProfile): void;
  renewProfile(profile: StaffProfile): void;
  chooseOffice(id: string): void;
  /** The server has refused the token: forgets it, unless another sign-in has replaced it. Who was signed in stays known. */
  end(token: string | null): void;
  /**
   * Forgets token, profile and the current office.
   * @param isOver the session has ended by itself: who signs in again goes on in the same office
   */
  close(isOver?: boolean): void;
  subscribe(listener: () => void): () => void;
}

type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * @param prefix of every key in the storage, so that two products on one address do not meet
 * @param now milliseconds since 1970
 */
export function createSession(storage: SessionStorage, prefix: string, now: () => number): Session {
  const keys = { token: `${prefix}.token`, expires: `${prefix}.token-expires`, profile: `${prefix}.profile` };
  const officeKey = (userId: string) => `${prefix}.office.${userId}`;
  const listeners = new Set<() => void>();
  const changed = () => listeners.forEach((listener) => listener());
  // Read again only when the text changed: components compare snapshots by identity.
  let read: { text: string | null; profile: StaffProfile | null } = { text: null, profile: null };

  let owner: StaffProfile | null = null;

  const session: Session = {
    token() {
      const expires = storage.getItem(keys.expires);
      return expires !== null && now() >= Number(expires) ? null : storage.getItem(keys.token);
    },
    profile() {
      const text = storage.getItem(keys.profile);
      if (text !== read.text) read = { text, profile: text === null ? null : profileIn(JSON.parse(text)) };
      return read.profile;
    },
    owner: () => (owner ??= session.profile()),
    isOthers: () => session.token() !== null && session.profile()?.id !== session.owner()?.id,
    hasEnded: () => session.token() === null && session.owner() !== null,
    officeId() {
      const profile = session.profile();
      if (!profile) return null;
      const chosen = storage.getItem(officeKey(profile.id));
      const own = [chosen, profile.office_id].find((id) => profile.offices.some((office) => office.id === id));
      return own ?? profile.offices[0]?.id ?? profile.office_id;
    },
    open(token, expiresIn, profile) {
      owner = profile;
      // The token last: another tab that sees it sees whose it is.
      storage.setItem(keys.profile, JSON.stringify(profile));
      storage.setItem(keys.expires, String(now() + expiresIn * 1000));
      storage.setItem(keys.token, token);
      changed();
    },
    renewProfile(profile) {
      storage.setItem(keys.profile, JSON.stringify(profile));
      changed();
    },
    chooseOffice(id) {
      const profile = session.profile();
      if (profile) storage.setItem(officeKey(profile.id), id);
      changed();
    },
    end(token) {
      if (token !== null && token === storage.getItem(keys.token)) storage.removeItem(keys.token);
      changed();
    },
    close(isOver = false) {
      const profile = session.profile();
      owner = null;
      if (profile && !isOver) storage.removeItem(officeKey(profile.id));
      for (const key of Object.values(keys)) storage.removeItem(key);
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  owner = session.profile();
  return session;
}

/** A profile as the server answers it, or as it was kept; what an earlier version kept has no sign-in names. */
export function profileIn(answer: unknown): StaffProfile {
  // The answers of `auth/login` and `auth/profile` have this type on the server, too.
  const profile = answer as StaffProfile;
  return { ...profile, sign_in: profile.sign_in ?? {} };
}

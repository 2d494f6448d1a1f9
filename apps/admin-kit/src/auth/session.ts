import type { Profile } from '@tuyen/model';

/**
 * Signed-in staff member, as returned by `auth/login` and `auth/profile`. Extends the profile used for permission
 * decisions with the fields that screens show.
 */
export interface StaffProfile extends Profile {
  readonly username: string | null;
  readonly full_name: string;
  readonly email: string | null;
  readonly sign_in: Readonly<Record<string, string | null>>;
  readonly offices: readonly StaffOffice[];
}

export interface StaffOffice {
  readonly id: string;
  /** Null if the project has no offices. */
  readonly name: string | null;
  readonly short_name: string | null;
  readonly organisation_type: string | null;
  readonly permissions: readonly string[];
}

export interface Session {
  token(): string | null;
  profile(): StaffProfile | null;
  /**
   * Returns the owner of the page: the user who was signed in when the page opened, or who signed in on it. A sign-in
   * in another tab does not change the owner.
   */
  owner(): StaffProfile | null;
  isOthers(): boolean;
  /**
   * Checks whether the session of the user who opened this page ended elsewhere, for example in another tab. Returns
   * false after a sign-out on this page, because the page then belongs to no user.
   */
  hasEnded(): boolean;
  /**
   * Returns the chosen office if the user still belongs to it, otherwise the office in the profile, otherwise the
   * user's first office.
   */
  officeId(): string | null;
  open(token: string, expiresIn: number, profile: StaffProfile): void;
  renewProfile(profile: StaffProfile): void;
  chooseOffice(id: string): void;
  /** Removes a token that the server rejected, unless a newer sign-in replaced it. Keeps the stored profile of the user. */
  end(token: string | null): void;
  /**
   * Removes the token, the profile and the current office.
   * @param isOver true if the session ended without a sign-out; the office is kept for the next sign-in
   */
  close(isOver?: boolean): void;
  subscribe(listener: () => void): () => void;
}

type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * @param prefix prefix of every storage key, so that two products on the same origin do not collide
 * @param now milliseconds since 1970
 */
export function createSession(storage: SessionStorage, prefix: string, now: () => number): Session {
  const keys = { token: `${prefix}.token`, expires: `${prefix}.token-expires`, profile: `${prefix}.profile` };
  const officeKey = (userId: string) => `${prefix}.office.${userId}`;
  const listeners = new Set<() => void>();
  const changed = () => listeners.forEach((listener) => listener());
  // Parses the stored profile again only if its text changed, because components compare snapshots by identity.
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
      // Writes the token last, so that another tab that reads the token also finds its profile.
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

/**
 * Returns the staff profile in a response or in the browser storage. Earlier versions stored profiles without
 * `sign_in`, so a missing `sign_in` becomes an empty object.
 */
export function profileIn(answer: unknown): StaffProfile {
  // The cast is safe, because the server types its responses of `auth/login` and `auth/profile` with the same type.
  const profile = answer as StaffProfile;
  return { ...profile, sign_in: profile.sign_in ?? {} };
}

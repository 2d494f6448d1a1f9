import { isObject } from '@tuyen/model';
import { HttpError, type AuthProvider } from 'react-admin';
import { sendHeldWrites } from '../data/held-writes.ts';
import type { HttpClient } from '../data/http-client.ts';
import { isPageNeeded, renewSession } from '../data/works.ts';
import type { Access } from './access.ts';
import { profileIn, type Session } from './session.ts';

export interface AuthOptions {
  readonly http: HttpClient;
  readonly session: Session;
  readonly access: Access;
  /** Called after sign-in and sign-out: what was loaded for one user is not the next one's. */
  readonly onChange: () => void;
}

interface LogoutParams {
  /** The server could not end the session: until it runs out, its token opens what it opened. */
  readonly onError?: () => void;
  /** The session has ended by itself. */
  readonly isOver?: boolean;
}

/** Replaces the kept profile by the present one. */
export async function loadProfile(http: HttpClient, session: Session): Promise<void> {
  const { json } = await http.send('auth/profile');
  session.renewProfile(profileIn(json));
}

/** Signing in and out, and who may do what, for react-admin. The token alone means signed in. */
export function createAuthProvider({ http, session, access, onChange }: AuthOptions): AuthProvider {
  return {
    async login({ account, password }: { account: string; password: string }) {
      const { json } = await http.send('auth/login', { method: 'POST', body: { account, password } });
      const { authToken, authExpiresIn, ...profile } = isObject(json) ? json : {};
      session.open(String(authToken), Number(authExpiresIn), profileIn(profile));
      onChange();
    },

    async logout({ onError, isOver }: LogoutParams = {}) {
      const held = session.token() === null ? undefined : sendHeldWrites();
      if (held) await held;
      // The server forgets the token, by a request that carries it; whether it could is no reason to stay signed in here.
      const signedOut = session.token() === null ? undefined : http.send('auth/logout', { method: 'POST' });
      session.close(isOver);
      onChange();
      signedOut?.catch((error: unknown) => {
        // A session that has ended already is what was wanted.
        if (!(error instanceof HttpError && error.status === 401)) onError?.();
      });
    },

    async checkAuth() {
      if (session.token() !== null) return;
      const renewed = isPageNeeded() && (await renewSession(null));
      if (!renewed) throw new Error('auth.session_expired');
    },

    async checkError(error: unknown) {
      if (!(error instanceof HttpError && error.status === 401)) return;
      // The page leaves for the sign-in page by itself once the session has ended, and says so.
      throw Object.assign(new Error(error.message), { logoutUser: !session.hasEnded() });
    },

    async getIdentity() {
      const profile = session.profile();
      if (!profile) throw new Error('auth.session_expired');
      return {
        id: profile.id,
        fullName: profile.full_name,
        ...(profile.avatar_url ? { avatar: profile.avatar_url } : {}),
      };
    },

    async canAccess({ resource, action }) {
      return access.mayIn(resource, action);
    },
  };
}

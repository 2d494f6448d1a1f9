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
  /** Called after sign-in and sign-out, to discard data that was loaded for the previous user. */
  readonly onChange: () => void;
}

interface LogoutParams {
  /** Called if the server could not end the session at sign-out. The token then stays valid until it expires. */
  readonly onError?: () => void;
  /** True if the session ended by itself, for example because the token expired, and not by a sign-out of the user. */
  readonly isOver?: boolean;
}

export async function loadProfile(http: HttpClient, session: Session): Promise<void> {
  const { json } = await http.send('auth/profile');
  session.renewProfile(profileIn(json));
}

/**
 * Returns the react-admin auth provider: sign-in, sign-out and permission checks. A valid token alone counts as signed
 * in.
 */
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
      // The sign-out request uses the current token, because the server revokes exactly this token. If the request
      // fails, the user is signed out in this browser anyway.
      const signedOut = session.token() === null ? undefined : http.send('auth/logout', { method: 'POST' });
      session.close(isOver);
      onChange();
      signedOut?.catch((error: unknown) => {
        // If the sign-out request fails with 401, the session has already ended, which is what the user wanted.
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
      // If the session ended by itself, the page redirects to the sign-in page and shows the reason, so react-admin
      // must not sign out again.
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

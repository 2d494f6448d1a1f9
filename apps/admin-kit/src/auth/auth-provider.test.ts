import { HttpError } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { createHttpClient } from '../data/http-client.ts';
import { createAccess } from './access.ts';
import { createAuthProvider, loadProfile } from './auth-provider.ts';
import { createSession } from './session.ts';

function setUp(answer: { status: number; body: unknown }) {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  const session = createSession(storage, 'tuyen', () => 0);
  const fetch = vi.fn(async () => new Response(JSON.stringify(answer.body), { status: answer.status }));
  const words = { exists: (key: string) => key === 'errors.unauthorized', t: (key: string) => key };
  const http = createHttpClient({ apiUrl: '/api/v1', credentials: session, language: () => 'vi', words, fetch });
  const access = createAccess(
    session,
    (resource) =>
      ({ vehicles: { module: 'vehicle' }, orders: { module: 'order', actions: ['list', 'edit'] } })[resource],
  );
  const onChange = vi.fn();
  return { auth: createAuthProvider({ http, session, access, onChange }), http, items, session, fetch, onChange };
}

const profile = {
  id: 'u1',
  username: 'company',
  full_name: 'An',
  email: null,
  sign_in: {},
  offices: [
    {
      id: 'o1',
      name: 'A',
      short_name: null,
      organisation_type: 'COMPANY',
      permissions: ['vehicle.read', 'order.approve'],
    },
  ],
  office_id: 'o1',
  is_admin: false,
  is_superuser: false,
  avatar_url: null,
};

test('sign-in stores the token and the profile of the user', async () => {
  const { auth, session, fetch, onChange } = setUp({
    status: 201,
    body: { ...profile, authToken: 't', authExpiresIn: 60 },
  });
  await auth.login({ account: 'a@b.vn', password: 'x' });
  expect(session.token()).toBe('t');
  expect(session.profile()?.full_name).toBe('An');
  expect(fetch).toHaveBeenCalledWith('/api/v1/auth/login', expect.objectContaining({ method: 'POST' }));
  expect(onChange).toHaveBeenCalledOnce();
  await expect(auth.checkAuth({})).resolves.toBeUndefined();
});

test('the auth provider loads the missing profile of a session that has only a token', async () => {
  const { session, http, items, fetch } = setUp({ status: 200, body: profile });
  items.set('tuyen.token', 't');
  await loadProfile(http, session);
  const headers = expect.objectContaining({ authorization: 'Bearer t' });
  expect(fetch).toHaveBeenCalledWith('/api/v1/auth/profile', expect.objectContaining({ headers }));
  expect(session.profile()?.full_name).toBe('An');
  expect(session.officeId()).toBe('o1');
});

test('a user without a token, or with an expired token, is not signed in', async () => {
  const { auth, session } = setUp({ status: 200, body: {} });
  await expect(auth.checkAuth({})).rejects.toThrow('auth.session_expired');
  session.open('t', 0, profile);
  await expect(auth.checkAuth({})).rejects.toThrow('auth.session_expired');
});

test("the auth provider allows actions according to the user's permissions in the current office", async () => {
  const { auth, session } = setUp({ status: 200, body: {} });
  session.open('t', 60, profile);
  const can = (resource: string, action: string) => auth.canAccess?.({ resource, action });
  expect(await can('vehicles', 'list')).toBe(true);
  expect(await can('vehicles', 'show')).toBe(true);
  expect(await can('vehicles', 'edit')).toBe(false);
  expect(await can('orders', 'approve')).toBe(true);
  expect(await can('orders', 'reject')).toBe(false);
});

test('no user can perform an action that the resource does not offer', async () => {
  const { auth, session } = setUp({ status: 200, body: {} });
  session.open('t', 60, { ...profile, is_superuser: true });
  expect(await auth.canAccess?.({ resource: 'orders', action: 'edit' })).toBe(true);
  expect(await auth.canAccess?.({ resource: 'orders', action: 'delete' })).toBe(false);
});

test('a 401 response signs the user out and gives the reason, and no other response signs the user out', async () => {
  const { auth, session } = setUp({ status: 200, body: {} });
  session.open('t', 60, profile);
  await expect(auth.checkError(new HttpError('no', 403))).resolves.toBeUndefined();
  await expect(auth.checkError(new HttpError('gone', 401))).rejects.toMatchObject({
    message: 'gone',
    logoutUser: true,
  });
});

test('a 401 response does not sign the user out again if the session has already ended', async () => {
  const { auth, http, session } = setUp({ status: 401, body: {} });
  session.open('t', 60, profile);
  const refusal: unknown = await http.send('vehicles').catch((error: unknown) => error);
  expect(session.hasEnded()).toBe(true);
  await expect(auth.checkError(refusal)).rejects.toMatchObject({ logoutUser: false });
});

test('a rejected password change keeps the session, but a 401 response to another request ends the session', async () => {
  const { http, items, session } = setUp({ status: 401, body: {} });
  items.set('tuyen.token', 't');
  await http.send('auth/change-password', { method: 'POST' }).catch(() => undefined);
  expect(session.token()).toBe('t');
  await expect(loadProfile(http, session)).rejects.toMatchObject({ status: 401 });
  expect(session.token()).toBeNull();
});

test('sign-out succeeds when the server does not respond', async () => {
  const { auth, session, fetch } = setUp({ status: 500, body: {} });
  session.open('t', 60, profile);
  await auth.logout({});
  expect(fetch).toHaveBeenCalledOnce();
  expect(session.token()).toBeNull();
});

test('sign-out does not wait for the server, but reports if the server could not end the session', async () => {
  const { auth, session } = setUp({ status: 500, body: {} });
  session.open('t', 60, profile);
  const failed = new Promise<void>((resolve) => void auth.logout({ onError: resolve }));
  expect(session.token()).toBeNull();
  await failed;
});

test('sign-out reports no error for a session that the server already ended', async () => {
  const { auth, session, fetch } = setUp({ status: 401, body: {} });
  session.open('t', 60, profile);
  const failed = vi.fn();
  await auth.logout({ onError: failed });
  const answer = await fetch.mock.results[0]?.value;
  await answer?.clone().text();
  await new Promise((resolve) => setImmediate(resolve));
  expect(failed).not.toHaveBeenCalled();
});

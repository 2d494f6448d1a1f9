import type { Profile } from '@tuyen/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Row } from '../domain.ts';
import type { Engine } from '../engine.ts';
import { checkPassword } from '../identity/passwords.ts';
import { activeBy } from '../identity/reading.ts';
import { Problem } from '../problem.ts';
import { header } from '../auth/callers.ts';
import { countSignIn } from './sign-in-attempts.ts';

const SESSION_SECONDS = 8 * 3600;

/** Signing in and out, and the profile. */
export function authRoutes(app: FastifyInstance, engine: Engine): void {
  const { users } = engine.model.identity;

  app.post('/auth/login', async (request) => {
    const kind = engine.kinds.forSession(header(request, 'x-client-kind'));
    const { account, password } = credentials(request);
    // Another process may have written accounts and offices to the database file.
    engine.records.refresh();
    const user = await engine.identity.user(account);
    const attempt = await countSignIn(engine.limits, request, { typed: account, user });
    const hash = typeof user?.['password'] === 'string' ? user['password'] : undefined;
    const right = await checkPassword(password, hash).catch(async (error: unknown) => {
      await attempt.notChecked();
      throw error;
    });
    if (!user || !right) throw new Problem(401, 'login_failed');
    await attempt.succeeded();
    const accounts = await engine.identity.accounts();
    if (!accounts.active(user)) throw new Problem(403, 'account_locked');
    const profile = accounts.profileOf(user);
    const seconds = (await engine.domain.identity?.sessionSeconds?.(engine, profile)) ?? SESSION_SECONDS;
    const token = await openSession(engine, user, seconds, kind);
    return { authToken: token, authExpiresIn: seconds, ...(await described(engine, profile, user, kind)) };
  });

  app.get('/auth/profile', async (request) => {
    const { profile, clientKind } = await engine.auth.need(request);
    const user = profile && (await engine.store.get(users, profile.id));
    if (!profile || !user) throw new Problem(403, 'not_permitted');
    return described(engine, profile, user, clientKind);
  });

  app.post('/auth/logout', async (request, reply) => {
    const token = /^Bearer +(\S+)$/iu.exec(header(request, 'authorization') ?? '')?.[1];
    if (token) await engine.sessions.close(token);
    return reply.code(204).send();
  });
}

function credentials(request: FastifyRequest): { readonly account: string; readonly password: string } {
  const { account, email, username, password } = (request.body ?? {}) as Row;
  const named = [account, email, username].find((name) => typeof name === 'string' && name.trim() !== '');
  if (typeof named !== 'string' || typeof password !== 'string' || password === '' || password.length > 1000) {
    throw new Problem(
      422,
      'invalid_account',
      {},
      {
        ...(typeof named === 'string' ? {} : { account: { code: 'required' } }),
        ...(typeof password === 'string' && password !== '' ? {} : { password: { code: 'required' } }),
      },
    );
  }
  return { account: named.trim(), password };
}

/** The profile with names for the screens, without slugs that the client kind may not use. */
async function described(engine: Engine, profile: Profile, user: Row, kind: string | undefined): Promise<Row> {
  const accounts = await engine.identity.accounts();
  return {
    ...profile,
    username: user['username'] ?? null,
    full_name: user['full_name'] ?? user['username'] ?? null,
    email: user['email'] ?? null,
    offices: profile.offices.map((office) => {
      const row = accounts.officeRow(office.id);
      return {
        id: office.id,
        name: row?.['name'] ?? null,
        short_name: row?.['short_name'] ?? null,
        organisation_type: row?.['organisation_type'] ?? null,
        permissions: office.permissions.filter((slug) => engine.kinds.allows(kind, slug)),
      };
    }),
  };
}

/**
 * The session, for the account as it is now: the password took its time to check, and a lock or a new password may have come
 * between. Where accounts keep when they last signed in, it is noted: no change in anybody's eyes, version and log stay.
 */
async function openSession(engine: Engine, checked: Row, seconds: number, kind: string | undefined): Promise<string> {
  const { users } = engine.model.identity;
  const active = activeBy(engine.domain.identity);
  return engine.records.transaction(async (rows) => {
    const user = await rows.lock(users, String(checked['id']));
    if (!user || user['password'] !== checked['password']) throw new Problem(401, 'login_failed');
    if (!active(user)) throw new Problem(403, 'account_locked');
    if (engine.records.tables.get(users)?.column.has('last_login_at'))
      await rows.replace(users, user, { ...user, last_login_at: engine.clock.now().toISOString() });
    return engine.sessions.open(rows.connection, String(user['id']), seconds, kind);
  });
}

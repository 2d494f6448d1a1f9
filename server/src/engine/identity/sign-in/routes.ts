import { accountNameOf, isActive, type Profile } from '@tuyen/model';
import type { Domain, Row, Services } from '../../domain.ts';
import { textOrNull, valueOf } from '../accounts/memberships.ts';
import { checkPassword } from '../passwords/passwords.ts';
import { ANYBODY, done, type Endpoints, problems } from '../../endpoint/schema.ts';
import { Problem } from '../../problem.ts';
import { profileSchema, sessionSchema } from './profile.ts';
import { header } from '../../request/header.ts';
import { countSignIn } from './sign-in-attempts.ts';
import type { ClientKinds } from '../callers/client-kinds.ts';
import type { HasRecords } from '../../store/store.ts';
import type { Identity } from '../accounts/accounts.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Sessions } from '../sessions/sessions.ts';

interface SignInParts extends Services, HasRecords {
  readonly domain: Domain;
  readonly identity: Identity;
  readonly kinds: ClientKinds;
  readonly limits: Limits;
  readonly sessions: Sessions;
}

const SESSION_SECONDS = 8 * 3600;
export const MAX_TYPED_LENGTH = 1000;

export function authRoutes(app: Endpoints, engine: SignInParts): void {
  const { users } = engine.model.identity;

  const login = {
    operationId: 'login',
    tags: ['auth'],
    summary: `Sign in by ${users.signIn.join(' or ')}`,
    security: ANYBODY,
    body: {
      type: 'object',
      properties: {
        account: { type: ['string', 'null'] },
        password: { type: ['string', 'null'], maxLength: MAX_TYPED_LENGTH },
      },
      description: 'Both are required: without one of them the answer is 401 `invalid_account`.',
    },
    response: { 200: sessionSchema, ...problems(401, 403, 429, 503) },
  } as const;
  app.post('/auth/login', { schema: login }, async (request) => {
    const kind = engine.kinds.forSession(header(request, 'x-client-kind'));
    const password = request.body.password ?? '';
    const account = (request.body.account ?? '').trim();
    if (account === '' || password === '') throw new Problem(401, 'invalid_account');
    // Read accounts and offices again, because another process may have written to the database file.
    engine.records.refresh();
    const user = await engine.identity.user(account);
    const attempt = await countSignIn(engine.limits, request, { typed: account, user });
    const hash = textOrNull(valueOf(user, users.password)) ?? undefined;
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

  const profile = {
    operationId: 'getProfile',
    tags: ['auth'],
    summary: 'Who is signed in, and what they may do where',
    response: { 200: profileSchema },
  };
  app.get('/auth/profile', { schema: profile }, async (request) => {
    const { profile, clientKind } = await engine.auth.caller(request);
    const user = profile && (await engine.store.get(users.resource, profile.id));
    if (!profile || !user) throw new Problem(403, 'not_permitted');
    return described(engine, profile, user, clientKind);
  });

  const logout = {
    operationId: 'logout',
    tags: ['auth'],
    summary: 'Sign out: the token ends',
    security: [{ bearer: [] }, ...ANYBODY],
    response: { 204: done },
  };
  app.post('/auth/logout', { schema: logout }, async (request, reply) => {
    const token = /^Bearer +(\S+)$/iu.exec(header(request, 'authorization') ?? '')?.[1];
    if (token) await engine.sessions.close(token);
    return reply.code(204).send();
  });
}

async function described(engine: SignInParts, profile: Profile, user: Row, kind: string | undefined): Promise<Row> {
  const { users, offices } = engine.model.identity;
  const accounts = await engine.identity.accounts();
  return {
    ...profile,
    username: textOrNull(
      valueOf(
        user,
        users.signIn.find((field) => field !== users.email),
      ),
    ),
    full_name: accountNameOf(users, user) ?? null,
    email: textOrNull(valueOf(user, users.email)),
    sign_in: Object.fromEntries(users.signIn.map((field) => [field, textOrNull(user[field])])),
    offices: profile.offices.map((office) => {
      const row = accounts.officeRow(office.id);
      return {
        id: office.id,
        name: accounts.officeName(office.id),
        short_name: valueOf(row, offices?.shortName) ?? null,
        organisation_type: valueOf(row, offices?.type) ?? null,
        permissions: office.permissions.filter((slug) => engine.kinds.allows(kind, slug)),
      };
    }),
  };
}

/**
 * Opens a session for the account in its current state: the account may have been locked, or its password changed,
 * while the sent password was checked. If the accounts have a field for the time of the last sign-in, updates this
 * field. The update neither increases the account's version nor adds a log entry.
 */
async function openSession(
  engine: SignInParts,
  checked: Row,
  seconds: number,
  kind: string | undefined,
): Promise<string> {
  const { users } = engine.model.identity;
  return engine.records.transaction(async (rows) => {
    const user = await rows.lock(users.resource, String(checked['id']));
    if (!user || valueOf(user, users.password) !== valueOf(checked, users.password))
      throw new Problem(401, 'login_failed');
    if (!isActive(users.status, user)) throw new Problem(403, 'account_locked');
    if (users.lastSignIn !== undefined)
      await rows.replace(users.resource, user, { ...user, [users.lastSignIn]: engine.clock.now().toISOString() });
    return engine.sessions.open(rows.connection, String(user['id']), seconds, kind);
  });
}

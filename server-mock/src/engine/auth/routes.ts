import type { Profile } from '@tuyen/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Row } from '../domain.ts';
import type { Engine } from '../engine.ts';
import { checkPasswordRules } from '../identity/incoming-password.ts';
import { checkPassword, hashPassword, hashToken } from '../identity/passwords.ts';
import { clientOf } from '../limits/limits.ts';
import { Problem } from '../problem.ts';
import { Params } from '../store/sql-text.ts';
import { auditEntry } from '../write/audit.ts';
import { header } from './callers.ts';

const SESSION_SECONDS = 8 * 3600;
const RESET_SECONDS = 3600;
/** Wrong passwords in this many seconds, by account and address: then wait. Right ones are not counted. */
const ATTEMPTS = 10;
const ATTEMPT_SECONDS = 900;

/** Signing in and out, the profile, and the way back to a forgotten password. */
export function authRoutes(app: FastifyInstance, engine: Engine): void {
  const { users } = engine.model.identity;

  app.post('/auth/login', async (request, reply) => {
    const kind = engine.kinds.forSession(header(request, 'x-client-kind'));
    const { account, password } = credentials(request);
    const names = [`login:${clientOf(request)}:${account.toLowerCase()}`, `login:${clientOf(request)}`];
    await refuseTooMany(engine, reply, names);
    const user = await engine.identity.user(account);
    const right = await checkPassword(password, typeof user?.['password'] === 'string' ? user['password'] : undefined);
    if (!user || !right) {
      for (const name of names) await engine.limits.count(name, ATTEMPT_SECONDS);
      throw new Problem(401, 'login_failed');
    }
    const accounts = await engine.identity.accounts();
    if (!accounts.active(user)) throw new Problem(403, 'account_locked');
    await engine.limits.clear(names[0] as string);
    const profile = accounts.profileOf(user);
    const seconds = (await engine.domain.identity?.sessionSeconds?.(engine, profile)) ?? SESSION_SECONDS;
    const token = await engine.sessions.open(String(user['id']), seconds, kind);
    await noteSignIn(engine, user);
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

  app.post(
    '/auth/forgot-password',
    { preHandler: engine.limit({ name: 'forgot-password', requests: 5, seconds: 900 }) },
    async (request, reply) => {
      const { email } = (request.body ?? {}) as Row;
      if (typeof email !== 'string' || email.trim() === '') {
        throw new Problem(422, 'validation_failed', {}, { email: { code: 'required' } });
      }
      const user = await engine.identity.user(email.trim());
      const accounts = await engine.identity.accounts();
      if (user && typeof user['email'] === 'string' && accounts.active(user)) await mailReset(engine, request, user);
      // The same answer for everybody: it must not tell who has an account.
      return reply.code(204).send();
    },
  );

  app.post(
    '/auth/reset-password',
    { preHandler: engine.limit({ name: 'reset-password', requests: 20, seconds: 900 }) },
    async (request, reply) => {
      const { key, id, password } = (request.body ?? {}) as Row;
      if (typeof key !== 'string' || typeof id !== 'string') throw new Problem(422, 'reset_invalid');
      checkPasswordRules(engine, typeof password === 'string' ? password : '');
      const hash = await hashPassword(password as string);
      await engine.records.transaction(async (rows) => {
        const params = new Params(rows.engine);
        const [reset] = await rows.connection.rows(
          `DELETE FROM "_resets" WHERE "id" = ${params.add(id)} RETURNING "key_hash", "user_id", "expires_at"`,
          params.values,
        );
        const open = reset && Number(reset['expires_at']) > engine.clock.now().getTime();
        const user =
          open &&
          sameText(String(reset['key_hash']), hashToken(key)) &&
          (await rows.lock(users, String(reset['user_id'])));
        if (!user) throw new Problem(422, 'reset_invalid');
        const now = engine.clock.now();
        const version = Number(user['version']) + 1;
        const after = { ...user, password: hash, version, updated_at: now.toISOString() };
        await rows.replace(users, user, after);
        const profile = (await engine.identity.accountsIn(rows)).profileOf(user);
        const by = { kind: 'staff', userId: profile.id, profile } as const;
        const context = { actor: by, officeId: profile.office_id, language: engine.language(request) };
        const change = { resource: users, before: user, after };
        await engine.audit(rows, auditEntry(engine.records, context, change, 'reset-password', now));
        await engine.sessions.closeAll(rows.connection, String(user['id']));
      });
      return reply.code(204).send();
    },
  );
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

async function refuseTooMany(engine: Engine, reply: FastifyReply, names: readonly string[]): Promise<void> {
  const [ofAccount = 0, ofAddress = 0] = await Promise.all(
    names.map((name) => engine.limits.seen(name, ATTEMPT_SECONDS)),
  );
  if (ofAccount < ATTEMPTS && ofAddress < ATTEMPTS * 5) return;
  void reply.header('retry-after', ATTEMPT_SECONDS);
  throw new Problem(429, 'too_many_requests', { seconds: ATTEMPT_SECONDS });
}

/** The profile with what screens show beside it; without what the client they run in may not use. */
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

/** Where accounts keep when they last signed in. No change of the record in anybody's eyes: version and log stay. */
async function noteSignIn(engine: Engine, user: Row): Promise<void> {
  const { users } = engine.model.identity;
  if (!engine.records.tables.get(users)?.column.has('last_login_at')) return;
  await engine.records.transaction(async (rows) => {
    const now = await rows.lock(users, String(user['id']));
    if (now) await rows.replace(users, now, { ...now, last_login_at: engine.clock.now().toISOString() });
  });
}

async function mailReset(engine: Engine, request: FastifyRequest, user: Row): Promise<void> {
  const id = randomBytes(16).toString('base64url');
  const key = randomBytes(32).toString('base64url');
  const language = engine.language(request);
  const link = `${engine.origins.admin}/update-password?id=${id}&key=${key}`;
  const mail = engine.domain.identity?.passwordMail?.(engine, user, { id, key }, language) ?? {
    to: String(user['email']),
    subject: engine.text(language, 'mail.password.subject'),
    text: engine.text(language, 'mail.password.text', { link }),
    topic: 'password',
  };
  await engine.write.transaction({ language }, async (tx) => tx.mail(mail));
  const params = new Params(engine.records.database.engine);
  const expires = engine.clock.now().getTime() + RESET_SECONDS * 1000;
  const values = params.list([id, hashToken(key), String(user['id']), expires]);
  await engine.records.database.run(
    `INSERT INTO "_resets" ("id", "key_hash", "user_id", "expires_at") VALUES (${values})`,
    params.values,
  );
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

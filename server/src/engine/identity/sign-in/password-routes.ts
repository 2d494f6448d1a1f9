import { isActive } from '@tuyen/model';
import type { FastifyRequest } from 'fastify';
import type { Domain, LinkKey, Row, Services } from '../../domain.ts';
import { hashNewPassword, passwordField } from '../passwords/incoming-password.ts';
import { textOrNull } from '../accounts/memberships.ts';
import { checkPassword } from '../passwords/passwords.ts';
import { PASSWORD_KEY, type Revocation } from '../sessions/revocation.ts';
import { redeemKey } from '../passwords/link-keys.ts';
import { objectOrEmpty } from '../../json-object.ts';
import { ANYBODY, done, type Endpoints, problems, textSchema } from '../../endpoint/schema.ts';
import { Problem } from '../../problem.ts';
import type { Rows } from '../../store/rows.ts';
import { auditEntry } from '../../audit/entries.ts';
import { mailResetLink } from './mail-link.ts';
import { MAX_TYPED_LENGTH } from './routes.ts';
import { countSignIn, forgetSignIns } from './sign-in-attempts.ts';
import type { Audit } from '../../audit/audit.ts';
import type { HasRecords } from '../../store/store.ts';
import type { Identity } from '../accounts/accounts.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Validation } from '../../validation/validation.ts';

interface PasswordParts extends Services, HasRecords {
  readonly domain: Domain;
  readonly audit: Audit;
  readonly identity: Identity;
  readonly limits: Limits;
  readonly revoke: Revocation;
  readonly validation: Validation;
}

const ASKING = { name: 'forgot-password', requests: 5, seconds: 900 };
/** Limit of password reset mails per mailbox, so that nobody can flood a mailbox by requests from many client addresses. */
const ASKING_FOR = {
  name: 'forgot-password-of',
  requests: 5,
  seconds: 3600,
  everywhere: true,
  key: ({ body }: FastifyRequest) =>
    String(objectOrEmpty(body)['email'] ?? '')
      .trim()
      .toLowerCase(),
};

const TYPED = { type: 'string', minLength: 1, maxLength: MAX_TYPED_LENGTH } as const;
const NEW = { type: 'string', description: 'Checked by the password rules of accounts.' } as const;

export function passwordRoutes(app: Endpoints, engine: PasswordParts): void {
  const { users } = engine.model.identity;
  const forgotten = {
    operationId: 'forgotPassword',
    tags: ['auth'],
    summary: 'Ask for a mail with a link to a new password',
    description: 'Answers the same whether or not the address is known; 404 where accounts have no address.',
    security: ANYBODY,
    body: { type: 'object', required: ['email'], properties: { email: { type: 'string', pattern: '\\S' } } },
    response: { 204: done, ...problems(404, 429) },
  } as const;
  app.post(
    '/auth/forgot-password',
    { schema: forgotten, preHandler: [engine.limit(ASKING), engine.limit(ASKING_FOR)] },
    async (request, reply) => {
      const { email } = request.body;
      if (users.email === undefined || users.password === undefined)
        throw new Problem(404, 'password_reset_unavailable');
      const found = await withAddress(engine, users.email, email);
      const known = found.filter((user) => isActive(users.status, user));
      const language = engine.language(request);
      await engine.write.transaction({ language }, async (tx) => {
        // For an unknown mail address, a dummy key is created too, so that the response takes equally long.
        for (const user of known.length > 0 ? known : [undefined]) await mailResetLink(engine, tx, user);
      });
      // The response is always the same, so that it does not reveal who has an account.
      return reply.code(204).send();
    },
  );

  const change = {
    operationId: 'changePassword',
    tags: ['auth'],
    summary: 'Change one’s own password with the current one; other sessions end',
    body: {
      type: 'object',
      required: ['password', 'new_password'],
      properties: { password: TYPED, new_password: NEW },
    },
    response: { 200: { description: 'Done.', type: 'object' }, ...problems(409) },
  } as const;
  app.post('/auth/change-password', { schema: change }, async (request, reply) => {
    const { profile } = await engine.auth.caller(request);
    const { password, new_password: wanted } = request.body;
    const user = profile && (await engine.records.reader.get(users.resource, profile.id));
    const field = users.password;
    if (!user || field === undefined) throw new Problem(403, 'not_permitted');
    // A wrong current password counts toward the limit of wrong passwords at sign-in.
    const attempt = await countSignIn(engine.limits, request, { typed: profile.id, user });
    const right = await checkPassword(password, textOrNull(user[field]) ?? undefined).catch(async (error: unknown) => {
      await attempt.notChecked();
      throw error;
    });
    if (!right) throw new Problem(422, 'validation_failed', {}, { password: { code: 'password_wrong' } });
    await attempt.succeeded();
    const hash = await hashNewPassword(engine, wanted).catch(named(engine, 'new_password'));
    // Setting the new password ends the other sessions of the account. The current session continues.
    await engine.write.handleWrite(request, reply, async (tx) => {
      const now = await tx.lock(users.resource, profile.id);
      if (now?.[field] !== user[field]) throw new Problem(409, 'version_conflict');
      await tx.internal.update(users.resource, profile.id, { [field]: hash });
      return { body: {} };
    });
    return reply;
  });

  const reset = {
    operationId: 'resetPassword',
    tags: ['auth'],
    summary: 'Set a new password with the key of that mail',
    security: ANYBODY,
    body: {
      type: 'object',
      required: ['key', 'id', 'password'],
      properties: { key: textSchema, id: textSchema, password: NEW },
    },
    response: { 204: done, ...problems(429) },
  } as const;
  app.post(
    '/auth/reset-password',
    { schema: reset, preHandler: engine.limit({ name: 'reset-password', requests: 20, seconds: 900 }) },
    async (request, reply) => {
      const { key, id, password } = request.body;
      const hash = await hashNewPassword(engine, password).catch(named(engine, 'password'));
      const user = await engine.records.transaction((rows) => setPassword(engine, rows, request, { id, key }, hash));
      await forgetSignIns(engine.limits, user);
      return reply.code(204).send();
    },
  );
}

function named({ model }: PasswordParts, name: string): (error: unknown) => never {
  const field = passwordField(model);
  return (error) => {
    if (!(error instanceof Problem) || !error.errors) throw error;
    const { [field]: refusal, ...rest } = error.errors;
    throw new Problem(error.status, error.code, error.params, { ...rest, ...(refusal && { [name]: refusal }) });
  };
}

async function withAddress({ model, records }: PasswordParts, field: string, typed: string): Promise<readonly Row[]> {
  const address = typed.trim();
  const written = [...new Set([address, address.toLowerCase()])];
  return records.reader.find(model.identity.users.resource, { [field]: written });
}

async function setPassword(
  engine: PasswordParts,
  rows: Rows,
  request: FastifyRequest,
  link: LinkKey,
  hash: string,
): Promise<string> {
  const { users } = engine.model.identity;
  const now = engine.clock.now();
  const { subject } = await redeemKey(rows.connection, now, { purpose: PASSWORD_KEY, ...link }).catch(resetInvalid);
  const user = await rows.lock(users.resource, subject);
  const accounts = await engine.identity.accountsIn(rows);
  if (!user || !isActive(users.status, user)) throw new Problem(422, 'reset_invalid');
  const version = Number(user['version']) + 1;
  const after = { ...user, [passwordField(engine.model)]: hash, version, updated_at: now.toISOString() };
  await rows.replace(users.resource, user, after);
  const profile = accounts.profileOf(user);
  const by = { kind: 'staff', userId: profile.id, profile } as const;
  const context = { actor: by, officeId: profile.office_id, language: engine.language(request) };
  const change = { resource: users.resource, before: user, after };
  await engine.audit(rows, auditEntry(engine.records, context, change, 'reset-password', now));
  await engine.revoke(rows.connection, now, change);
  return profile.id;
}

/** Use the same error for an unknown, an expired and a used key, because the user needs a new link in all cases. */
function resetInvalid(error: unknown): never {
  throw error instanceof Problem ? new Problem(422, 'reset_invalid') : error;
}

import type { Field, JsonSchema, Resource } from '@tuyen/schemas';
import { resourceNamed } from '@tuyen/schemas';
import type { FastifyInstance } from 'fastify';
import type { Mail, Row, Services } from '../../engine/domain.ts';
import { hashPassword } from '../../engine/identity/passwords.ts';
import { Problem } from '../../engine/problem.ts';
import type { Validation } from '../../engine/write/validation.ts';
import { usernameFrom } from './username.ts';

const ASKED = ['email', 'password'];
/** Counted by address; who registers once needs no more. */
const LIMIT = { name: 'register', requests: 5, seconds: 900 };

/**
 * `POST auth/register {email, password}`: an account that cannot sign in until an administrator of the top office gives it a
 * role and makes it ACTIVE. Always 204, whether the address has an account already or not: only its owner is told, by mail.
 */
export function registerRoute(
  app: FastifyInstance,
  { services, validation }: { readonly services: Services; readonly validation: Validation },
): void {
  const { model, store, write, text, language, origins } = services;
  const users = resourceNamed(model, model.identity.users);
  if (!users) return;
  const fields = users.fields.filter(({ name }) => ASKED.includes(name));
  const schema = schemaOf(users, fields);

  app.post('/auth/register', { preHandler: services.limit(LIMIT) }, async (request, reply) => {
    const { email, password } = (request.body ?? {}) as Row;
    const asked = { email: typeof email === 'string' ? email.trim().toLowerCase() : email, password };
    validation.check(schema, fields, asked);
    const lng = language(request);
    const to = String(asked.email);
    // Hashed before it is known whether it is needed: the answer takes as long either way.
    const hash = await hashPassword(String(password));
    const office = (await store.find(model.identity.offices)).find((row) => typeof row['parent_id'] !== 'string');
    const mail = (topic: 'registered' | 'known', link: string): Mail => ({
      to,
      subject: text(lng, `mail.${topic}.subject`),
      text: text(lng, `mail.${topic}.text`, { link }),
      topic: `account.${topic}`,
    });
    const context = { actor: { kind: 'system', name: 'register' }, officeId: null, language: lng } as const;
    try {
      await write.transaction(context, async (tx) => {
        if (await tx.first(users.name, { email: to }))
          return tx.mail(mail('known', `${origins.admin}/forgot-password`));
        const username = await usernameFrom(
          to,
          async (name) => (await tx.first(users.name, { username: name })) !== undefined,
        );
        const account = { username, full_name: username, email: to, password: hash, status: 'INACTIVE' };
        // A member of the top office without a role: its administrators see the account and decide.
        const place = office ? { office_id: office['id'], offices: [{ office_id: office['id'] }] } : {};
        await tx.create(users.name, { ...account, ...place });
        return tx.mail(mail('registered', `${origins.admin}/login`));
      });
    } catch (error) {
      // Two registrations of one address at the same moment: the other was first.
      if (!(error instanceof Problem && error.code === 'duplicate_entry')) throw error;
    }
    return reply.code(204).send();
  });
}

/** The rules of the users' own fields. */
function schemaOf(users: Resource, fields: readonly Field[]): JsonSchema {
  return {
    type: 'object',
    required: ASKED,
    properties: Object.fromEntries(
      fields.map((field) => [field.name, users.schema.properties?.[field.name] ?? field.schema]),
    ),
  };
}

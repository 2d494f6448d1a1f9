import type { Field, JsonSchema, Resource } from '@tuyen/model';
import { resourceNamed } from '@tuyen/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services, Transaction } from '../contract.ts';
import { hashPassword, type Row, type Validation } from '@tuyen/server-mock/domain';
import { REGISTRATION } from './confirm.ts';

const ASKED = ['email', 'password'];
/** Counted by client address; who registers once needs no more. */
const LIMIT = { name: 'register', requests: 5, seconds: 900 };
/** Nobody's mailbox is filled from many addresses. */
const LIMIT_OF_MAILBOX = { name: 'register-of', requests: 5, seconds: 3600, everywhere: true, key: mailbox };
/** The link can be opened for three days; who comes later registers again. */
const LINK_SECONDS = 3 * 86_400;

/**
 * `POST auth/register {email, password}`: a mail with a link, by which the address is confirmed and the account made. Always
 * 204, whether the address has an account already or not: only its owner is told, by mail.
 */
export function registerRoute(
  app: FastifyInstance,
  { services, validation }: { readonly services: Services; readonly validation: Validation },
): void {
  const { model, write, language, limit } = services;
  const users = resourceNamed(model, model.identity.users.resource);
  if (!users) return;
  const fields = users.fields.filter(({ name }) => ASKED.includes(name));
  const schema = schemaOf(users, fields);

  app.post('/auth/register', { preHandler: [limit(LIMIT), limit(LIMIT_OF_MAILBOX)] }, async (request, reply) => {
    const { email, password } = (request.body ?? {}) as Row;
    const asked = {
      email: typeof email === 'string' ? mailbox(request) : email,
      password: typeof password === 'string' ? password.normalize('NFC') : password,
    };
    validation.check(schema, fields, asked);
    // Hashed before it is known whether it is needed, and a key made either way: the answer takes as long.
    const hash = await hashPassword(String(asked.password));
    const context = {
      actor: { kind: 'system', name: 'register' },
      officeId: null,
      language: language(request),
    } as const;
    await write.transaction(context, (tx) => mailLink(services, tx, String(asked.email), hash));
    return reply.code(204).send();
  });
}

async function mailLink({ text, origins }: Services, tx: Transaction, to: string, hash: string): Promise<void> {
  const { language } = tx.context;
  const known = await tx.first('users', { email: to });
  // Each registration has a link and a password of its own: whoever opens the link sets no password but theirs.
  const { id, key } = await tx.issueKey({
    purpose: REGISTRATION,
    subject: known ? '' : to,
    value: hash,
    seconds: LINK_SECONDS,
  });
  const topic = known ? 'known' : 'confirm';
  const link = known ? `${origins.admin}/forgot-password` : `${origins.admin}/confirm-email?id=${id}&key=${key}`;
  await tx.mail({
    to,
    subject: text(language, `mail.${topic}.subject`),
    text: text(language, `mail.${topic}.text`, { link }),
    topic: `account.${topic}`,
  });
}

function mailbox({ body }: Pick<FastifyRequest, 'body'>): string {
  return String((body as Row | null | undefined)?.['email'] ?? '')
    .trim()
    .toLowerCase();
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

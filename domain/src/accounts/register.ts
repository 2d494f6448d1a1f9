import type { Field, JsonSchema, Resource } from '@tuyen/model';
import { resourceNamed } from '@tuyen/model';
import type { FastifyRequest } from 'fastify';
import type { Services, Transaction } from '../contract.ts';
import {
  ANYBODY,
  done,
  type Endpoints,
  hashPassword,
  objectOrEmpty,
  problems,
  textSchema,
  type Validation,
} from '@tuyen/server/domain';
import { sendMail } from '../mails/send.ts';
import { REGISTRATION } from './confirm.ts';

const ASKED = ['email', 'password'] as const;
/** Rate limit of registrations per client address. Nobody needs more than a few. */
const LIMIT = { name: 'register', requests: 5, seconds: 900 };
/**
 * Rate limit of registrations per mailbox. Without it, requests from many client addresses could flood one mailbox with
 * mails.
 */
const LIMIT_OF_MAILBOX = { name: 'register-of', requests: 5, seconds: 3600, everywhere: true, key: mailbox };
const LINK_SECONDS = 3 * 86_400;

const REGISTER = {
  operationId: 'register',
  tags: ['auth'],
  summary: 'Ask for an account: a mail with a link confirms the address',
  description: 'Answers the same whether or not the address has an account. The link works once, for three days.',
  security: ANYBODY,
  body: {
    type: 'object',
    description: 'By the rules of accounts.',
    required: ASKED,
    properties: { email: textSchema, password: textSchema },
  },
  response: { 204: done, ...problems(429) },
} as const;

/**
 * `POST auth/register {email, password}` sends a mail with a link that confirms the address and creates the account.
 * Always returns 204, whether or not the address already has an account. Only the owner of the mailbox learns of an
 * existing account, by mail.
 */
export function registerRoute(
  app: Endpoints,
  { services, validation }: { readonly services: Services; readonly validation: Validation },
): void {
  const { model, write, language, limit } = services;
  const users = resourceNamed(model, model.identity.users.resource);
  if (!users) return;
  const fields = users.fields.filter(({ name }) => name === 'email' || name === 'password');
  const rules = rulesOf(users, fields);

  const preHandler = [limit(LIMIT), limit(LIMIT_OF_MAILBOX)];
  app.post('/auth/register', { schema: REGISTER, preHandler }, async (request, reply) => {
    const asked = { email: mailbox(request), password: request.body.password.normalize('NFC') };
    validation.check(rules, fields, asked);
    // Hashes the password and creates a key even if they are not needed, so that the response time does not reveal
    // whether the account exists.
    const hash = await hashPassword(asked.password);
    const context = {
      actor: { kind: 'system', name: 'register' },
      officeId: null,
      language: language(request),
    } as const;
    await write.transaction(context, (tx) => mailLink(services, tx, asked.email, hash));
    return reply.code(204).send();
  });
}

async function mailLink({ origins, clock }: Services, tx: Transaction, to: string, hash: string): Promise<void> {
  const { language } = tx.context;
  const known = await tx.first('users', { email: to });
  // Each registration has its own link and password. Opening a link sets only its own password.
  const { id, key } = await tx.issueKey({
    purpose: REGISTRATION,
    subject: known ? '' : to,
    value: hash,
    seconds: LINK_SECONDS,
  });
  const topic = known ? 'known' : 'confirm';
  const link = known ? `${origins.admin}/forgot-password` : `${origins.admin}/confirm-email?id=${id}&key=${key}`;
  await sendMail(tx, {
    template: `account-${topic}`,
    to,
    language,
    variables: { link },
    topic: `account.${topic}`,
    until: new Date(clock.now().getTime() + LINK_SECONDS * 1000),
  });
}

function mailbox({ body }: Pick<FastifyRequest, 'body'>): string {
  return String(objectOrEmpty(body)['email'] ?? '')
    .trim()
    .toLowerCase();
}

function rulesOf(users: Resource, fields: readonly Field[]): JsonSchema {
  return {
    type: 'object',
    required: ASKED,
    properties: Object.fromEntries(
      fields.map((field) => [field.name, users.schema.properties?.[field.name] ?? field.schema]),
    ),
  };
}

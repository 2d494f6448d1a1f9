import type { Records, Services, Transaction } from '../contract.ts';
import { ANYBODY, done, type Endpoints, Problem, problems, textSchema } from '@tuyen/server/domain';
import { usernameFrom } from './username.ts';

/**
 * Purpose that marks a one-time key as a registration key. The subject of such a key is the e-mail address, and its
 * value is the hash of the chosen password.
 */
export const REGISTRATION = 'register';
const LIMIT = { name: 'confirm-email', requests: 20, seconds: 900 };

/**
 * `POST auth/confirm-email {id, key}`. The link proves access to the mailbox and creates the account. The account
 * cannot sign in until an administrator of the top office assigns a role and sets it to ACTIVE.
 */
export function confirmRoute(app: Endpoints, services: Services): void {
  const { store, write, language, limit } = services;

  const schema = {
    operationId: 'confirmEmail',
    tags: ['auth'],
    summary: 'Confirm the address with the key of that mail: the account is made, inactive until it is activated',
    security: ANYBODY,
    body: { type: 'object', required: ['id', 'key'], properties: { id: textSchema, key: textSchema } },
    response: { 204: done, ...problems(429) },
  } as const;
  app.post('/auth/confirm-email', { schema, preHandler: limit(LIMIT) }, async (request, reply) => {
    const { id, key } = request.body;
    const office = (await store.find('offices')).find((row) => typeof row.parent_id !== 'string');
    const context = {
      actor: { kind: 'system', name: 'register' },
      officeId: null,
      language: language(request),
    } as const;
    try {
      await write.transaction(context, async (tx) => {
        const { subject: email, value } = await tx.redeemKey(REGISTRATION, { id, key });
        await makeAccount(tx, { email, password: String(value) }, office);
      });
    } catch (error) {
      // Two links for the same e-mail address were opened at the same time, and the other one has created the account.
      if (error instanceof Problem && error.code === 'duplicate_entry') throw new Problem(422, 'link_used');
      throw error;
    }
    return reply.code(204).send();
  });
}

/**
 * Creates a member of the top office without a role. The administrators of that office see the account and decide
 * whether to activate it.
 */
async function makeAccount(
  tx: Transaction,
  { email, password }: { readonly email: string; readonly password: string },
  office: Records['offices'] | undefined,
): Promise<void> {
  if (await tx.first('users', { email })) throw new Problem(422, 'link_used');
  const taken = async (name: string) => (await tx.first('users', { username: name })) !== undefined;
  const username = await usernameFrom(email, taken);
  const place = office ? { office_id: office.id, offices: [{ office_id: office.id }] } : {};
  await tx.create('users', { username, full_name: username, email, password, status: 'INACTIVE', ...place });
}

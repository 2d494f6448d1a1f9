import { randomUUID } from 'node:crypto';
import { isObject, sampleOf } from '@tuyen/model';
import type { Account } from '../verify/checks/permissions.ts';
import { fieldsToFill, valuesFor } from '../verify/own-record.ts';
import { contextOf, type Plan, signedInAccount } from '../verify/verify.ts';

/**
 * Creates an account that has no permission, and signs in with it.
 * @returns the account, or the reason if an account cannot be created over HTTP
 */
export async function accountWithoutPermissions(
  plan: Pick<Plan, 'model' | 'client' | 'main' | 'rows'>,
): Promise<Account | string> {
  const { users } = plan.model.identity;
  const resource = plan.model.resources.find(({ name }) => name === users.resource);
  const signIn = resource?.fields.find(({ name }) => name === users.signIn[0]);
  if (!resource?.actions.includes('create') || !signIn || users.password === undefined)
    return `no account can be created in ${users.resource}`;
  const granting = new Set([users.superuser, users.admin, users.roles, users.permissions, users.offices?.field]);
  const needed = fieldsToFill(resource).filter(({ name }) => !granting.has(name));
  const values = await valuesFor(await contextOf(plan, resource, []), needed);
  const name = sampleOf(signIn, Math.random, Math.floor(Math.random() * 9000) + 900);
  const password = `Test-${randomUUID()}`;
  const body = { ...values, [signIn.name]: name, [users.password]: password };
  const { status, body: answer } = await plan.main('POST', resource.name, body);
  if (status !== 201)
    return `no account without permissions can be created: ${status} ${JSON.stringify(isObject(answer) ? (answer['errors'] ?? answer['code']) : answer)}`;
  return signedInAccount('an account without permissions', await plan.client.signIn(String(name), password));
}

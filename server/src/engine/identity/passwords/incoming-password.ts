import { type Field, type JsonSchema, memoize, type Model, type Resource, resourceNamed } from '@tuyen/model';
import type { Row, Services } from '../../domain.ts';
import { valueOf } from '../accounts/memberships.ts';
import { hashPassword } from './passwords.ts';
import type { Validation } from '../../validation/validation.ts';

interface Parts extends Pick<Services, 'model'> {
  readonly validation: Validation;
}

/**
 * Validates a new password by its field's own rules and hashes it. Call it before any transaction, because hashing is
 * slow. An empty password means that none was entered.
 */
export async function hashPasswords(engine: Parts, resource: Resource, values: Row): Promise<Row> {
  const { users } = engine.model.identity;
  const plain = valueOf(values, users.password);
  if (users.password === undefined || resource.name !== users.resource || typeof plain !== 'string' || plain === '')
    return values;
  return { ...values, [users.password]: await hashNewPassword(engine, plain) };
}

/**
 * Returns the stored form of a new password, for every endpoint and command.
 * @throws 422 if the users' schema rejects it, or if it has fewer than eight characters other than spaces
 */
export async function hashNewPassword(engine: Pick<Parts, 'model' | 'validation'>, plain: unknown): Promise<string> {
  // Normalize the text in the same way as before hashing, because another keyboard may produce other code points for
  // the same password.
  const password = typeof plain === 'string' ? plain.normalize('NFC') : '';
  const { schema, fields } = rulesOf(engine.model);
  engine.validation.check(schema, fields, { [passwordField(engine.model)]: password });
  return hashPassword(password);
}

interface Rules {
  readonly schema: JsonSchema;
  readonly fields: readonly Field[];
}

/** Cache the schema object, because validators are cached by the identity of their schema object. */
const rulesOf = memoize((model: Model): Rules => {
  const { users } = model.identity;
  const name = passwordField(model);
  const fields = resourceNamed(model, users.resource)?.fields.filter((field) => field.name === name) ?? [];
  const all = [...fields.map(({ schema }) => schema), { type: 'string', minLength: 8, format: 'password' }];
  return { schema: { type: 'object', required: [name], properties: { [name]: { allOf: all } } }, fields };
});

export function passwordField({ identity: { users } }: Pick<Model, 'identity'>): string {
  return users.password ?? 'password';
}

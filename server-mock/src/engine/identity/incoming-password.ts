import type { Resource } from '@tuyen/schemas';
import type { Row } from '../domain.ts';
import type { Engine } from '../engine.ts';
import { hashPassword } from './passwords.ts';

/**
 * The values with a new password checked by its field's own rules and hashed: before any transaction, since hashing takes
 * its time. An empty one means none was typed.
 */
export async function hashPasswords(engine: Engine, resource: Resource, values: Row): Promise<Row> {
  const plain = values['password'];
  if (resource.name !== engine.model.identity.users || typeof plain !== 'string' || plain === '') return values;
  checkPasswordRules(engine, plain);
  return { ...values, password: await hashPassword(plain) };
}

/** 422 where the users' schema does not accept it as a password. */
export function checkPasswordRules(engine: Engine, plain: string): void {
  const users = engine.records.tables.get(engine.model.identity.users)?.resource;
  const field = users?.fields.find(({ name }) => name === 'password');
  const schema = {
    type: 'object',
    required: ['password'],
    properties: { password: field?.schema ?? { type: 'string', minLength: 8 } },
  };
  engine.validation.check(passwordSchema(engine, schema), field ? [field] : [], field ? { password: plain } : {});
}

const schemas = new WeakMap<Engine, object>();

/** The same object each time, since validators are kept by their schema. */
function passwordSchema<T extends object>(engine: Engine, schema: T): T {
  const known = schemas.get(engine) as T | undefined;
  if (!known) schemas.set(engine, schema);
  return known ?? schema;
}

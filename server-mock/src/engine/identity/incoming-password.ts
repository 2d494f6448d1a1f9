import type { Field, JsonSchema, Model, Resource } from '@tuyen/model';
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
  return { ...values, password: await hashNewPassword(engine, plain) };
}

/**
 * What is stored of a new password, whichever endpoint or command it comes by.
 * @throws 422 where the users' schema does not accept it, or where it has fewer than eight characters besides spaces
 */
export async function hashNewPassword(engine: Pick<Engine, 'model' | 'validation'>, plain: unknown): Promise<string> {
  // As it is hashed: the same password typed on another keyboard may come in other code points.
  const password = typeof plain === 'string' ? plain.normalize('NFC') : '';
  const { schema, fields } = rulesOf(engine.model);
  engine.validation.check(schema, fields, { password });
  return hashPassword(password);
}

interface Rules {
  readonly schema: JsonSchema;
  readonly fields: readonly Field[];
}

/** The same object each time, since validators are kept by their schema. */
const rules = new WeakMap<Model, Rules>();

/** The field's own, and those of every password. */
function rulesOf(model: Model): Rules {
  const known = rules.get(model);
  if (known) return known;
  const users = model.resources.find(({ name }) => name === model.identity.users);
  const fields = users?.fields.filter(({ name }) => name === 'password') ?? [];
  const all = [...fields.map(({ schema }) => schema), { type: 'string', minLength: 8, format: 'password' }];
  const made = { schema: { type: 'object', required: ['password'], properties: { password: { allOf: all } } }, fields };
  rules.set(model, made);
  return made;
}

import { type Field, type JsonSchema, type Model, type Resource, resourceNamed } from '@tuyen/model';
import type { Row } from '../domain.ts';
import type { Engine } from '../engine.ts';
import { valueOf } from './memberships.ts';
import { hashPassword } from './passwords.ts';

/**
 * The values with a new password checked by its field's own rules and hashed: before any transaction, since hashing takes
 * its time. An empty one means none was typed.
 */
export async function hashPasswords(engine: Engine, resource: Resource, values: Row): Promise<Row> {
  const { users } = engine.model.identity;
  const plain = valueOf(values, users.password);
  if (users.password === undefined || resource.name !== users.resource || typeof plain !== 'string' || plain === '')
    return values;
  return { ...values, [users.password]: await hashNewPassword(engine, plain) };
}

/**
 * What is stored of a new password, whichever endpoint or command it comes by.
 * @throws 422 where the users' schema does not accept it, or where it has fewer than eight characters besides spaces
 */
export async function hashNewPassword(engine: Pick<Engine, 'model' | 'validation'>, plain: unknown): Promise<string> {
  // As it is hashed: the same password typed on another keyboard may come in other code points.
  const password = typeof plain === 'string' ? plain.normalize('NFC') : '';
  const { schema, fields } = rulesOf(engine.model);
  engine.validation.check(schema, fields, { [passwordField(engine.model)]: password });
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
  const { users } = model.identity;
  const name = passwordField(model);
  const fields = resourceNamed(model, users.resource)?.fields.filter((field) => field.name === name) ?? [];
  const all = [...fields.map(({ schema }) => schema), { type: 'string', minLength: 8, format: 'password' }];
  const made = { schema: { type: 'object', required: [name], properties: { [name]: { allOf: all } } }, fields };
  rules.set(model, made);
  return made;
}

/** The field that refusals of a new password name. */
export function passwordField({ identity: { users } }: Pick<Model, 'identity'>): string {
  return users.password ?? 'password';
}
